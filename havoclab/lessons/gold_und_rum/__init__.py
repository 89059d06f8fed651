"""The lessons of Gold und Rum: one folder each, with its steps (``lesson.json``) and its words."""
