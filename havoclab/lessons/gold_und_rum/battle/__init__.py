"""To war: a race is named, mercenaries join, and strengths are added."""
