"""The lessons of Havoc: one folder each, with its steps (``lesson.json``) and its words."""
