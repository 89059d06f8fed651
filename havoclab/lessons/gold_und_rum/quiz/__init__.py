"""The quizzes of Gold und Rum, one folder a chapter: see :mod:`havoclab.lessons.quiz`."""
