"""The quizzes of Havoc, one folder a chapter: see :mod:`havoclab.lessons.quiz`."""
