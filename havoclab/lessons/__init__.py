"""Lessons as data, and the runner that checks them with the engine of their game.

A lesson is a JSON file (:mod:`havoclab.lessons.model`) with its words in Fluent files beside it. Every step has a goal
that the engine tests (:mod:`havoclab.lessons.goals`); :class:`havoclab.lessons.runner.Run` walks through the steps, and
:mod:`havoclab.lessons.lint` holds each lesson to the rules of good teaching. What all this must know of a game is the
game's kit (:mod:`havoclab.lessons.kits`).
"""
