"""What teaching must know of a game, and nothing else: one kit a game, found by the game's name.

The lessons' machinery knows no game. What it asks of one is the :class:`Kit`; each game's lies in a package of its own
beside this file (``kits/havoc``, ``kits/gold_und_rum``) as ``KIT``:

- ``model.py``: the forms of its files. ``Setting`` is a position in few words; ``DoStep``, ``ShowStep`` and
  ``ChooseStep`` narrow the shared steps (:mod:`havoclab.lessons.model`) to its setting, goals and questions; a game may
  add kinds of steps of its own. ``Lesson`` and ``Quiz`` hold them.
- ``goals.py``: what a step can ask for, as predicates on events and on the position, beside the shared ``all``,
  ``any``, ``not`` and ``event`` (:mod:`havoclab.lessons.goals`), and ``read_goal``, with which generators make them.
- ``questions.py``: questions with answers to pick from, beside the shared ones (:mod:`havoclab.lessons.questions`). The
  engine finds the right answer, and every other has its rule and cause.
- ``setting.py``: ``lay_out``, which fills up a setting by the rules of the game.
- ``table.py``: what others do between the learner's choices, every click that the table offers, when a step ends.
- ``generators/``: fresh positions, one module a part of the rulebook, each with a ``GENERATORS`` of its own.

**A lesson** is ``havoclab/lessons/<game>/<name>/`` with ``lesson.json`` and ``words/{en,hu}.ftl``, an entry in
``catalogue.json`` and a notebook; **a quiz** is ``havoclab/lessons/<game>/quiz/<chapter>/`` (see
:mod:`havoclab.lessons.quiz`). How a step of a lesson stands in its file::

    {"id": "lay-one", "kind": "do", "rule": "G4.5", "new": true, "terms": ["recruit-card"],
     "setting": {...}, "goal": {...}, "script": [...], "replies": {...}}      a choice at the table
    {"id": "watch", "kind": "show", "rule": "G5.2", "setting": {...}, "moves": [...]}      a worked example
    {"id": "who", "kind": "choose", "rule": "G5.3", "setting": {...}, "ask": {...}}       a question
    {"id": "which-rule", "kind": "choose", "rule": "G4.6", "setting": {...}, "action": "...", "rules": [...]}
    {"id": "q-own", "kind": "do", "rule": "G4.5", "part": "question", "generator": "..."}      on a fresh position

What a game's setting, goals and questions look like, the docstrings of its kit's modules say.

>>> kit_of("havoc").game.name, len(kit_of("havoc").names)
('havoc', 6)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from havoclab.core.words import Words
from havoclab.games import games, load

if TYPE_CHECKING:
    from havoclab.core.action import Action
    from havoclab.core.game import Game
    from havoclab.core.state import State
    from havoclab.lessons.asked import Asked
    from havoclab.lessons.attempt import Attempt, Step
    from havoclab.lessons.goals import Moment
    from havoclab.lessons.made import Made
    from havoclab.lessons.model import Lesson, Quiz


@dataclass(frozen=True, slots=True)
class Kit:
    """What teaching must know of one game.

    Attributes:
        name: the game's name.
        names: players at the tables of quizzes and of lessons that name none, in seat order.
        packages: the packages whose words the game speaks with, and those of its kit.
        quizzes: the package in which its quizzes lie, one a chapter.
        lesson: the form of its lessons' files.
        quiz: the form of its quizzes' files.
        generators: makers of fresh positions by name.
        lay_out: the state that a setting stands for; what the setting leaves open is shuffled by the number.
        others: what a seat that is not the learner's does: from the state, the step's script and how many of its lines
            were used, the action and the number of lines used after it. No action: the step ends here.
        clicks: every click that the table offers to this seat, legal or not, as texts of actions.
        ended: whether the learner's step is over at this moment, whoever would decide next.
        telling: what tells two moments of one step apart beside the events that its goal looks at.
        out_of_order: whether a move after these is the same as another order of moves that is searched anyway.
        effort: what a move costs when a way to the goal is searched; 1 for a usual one.
        say_card: a card in words.
        say_cards: several cards in words.
        say_action: an action in words, from the action, the words and the players' names.
        nothing: the message that is said of an action of which nothing is told.
        in_mid_game: whether a table is one in the middle of a game.
        most_moments: at how many moments a search for a way to the goal looks at most; a step has far fewer.
        ranking: two moves or more in the order in which a bot would prefer them, best first, from a view and the
            moves; empty where it can't tell. None where no bot of the game can.
        ranked: the message that tells such an order; ``-2`` and ``-3`` follow, for as many moves.
        ask: the question of one of the game's own forms, from the question's data, the words of the step, the position
            (None where the step has no setting), the seat, the players' names and the step's setting.
        attempt: an attempt at a step of one of the game's own kinds; None for a step of the shared kinds.
    """

    name: str
    names: tuple[str, ...]
    packages: tuple[str, ...]
    quizzes: str
    lesson: type[Lesson]
    quiz: type[Quiz]
    generators: Mapping[str, Callable[[Random], Made]]
    lay_out: Callable[[Any, int], State]
    others: Callable[[Any, Sequence[str], int], tuple[Action | None, int]]
    clicks: Callable[[Any, int], list[str]]
    ended: Callable[[Moment], bool]
    telling: Callable[[Any, int], tuple[Any, ...]]
    say_card: Callable[[int, Words], str]
    say_cards: Callable[[Sequence[int], Words], str]
    say_action: Callable[[Action, Words, Sequence[str]], str]
    nothing: str
    in_mid_game: Callable[[Any], bool]
    ask: Callable[[Any, Step, Any, int, Sequence[str], Any], Asked]
    attempt: Callable[[Any, Step, Made], Attempt | None] = lambda _step, _said, _made: None
    out_of_order: Callable[[Action, Sequence[Action]], bool] = lambda _action, _path: False
    effort: Callable[[Action], float] = lambda _action: 1.0
    most_moments: int = 6000
    ranking: Callable[[Any, Sequence[Action]], list[Action]] | None = None
    ranked: str = "hint-estimate"

    @property
    def game(self) -> Game:
        """The game itself: its rules, its states, how its events are told."""
        return load(self.name)

    def make(self, generator: str, rng: Random) -> Made:
        """What the generator of this name makes.

        Raises:
            ValueError: naming the generators there are.
        """
        if generator not in self.generators:
            raise ValueError(f"generator: {generator!r} is none; allowed are {', '.join(self.generators)}")
        return self.generators[generator](rng)


@lru_cache(maxsize=4)
def kit_of(game: str) -> Kit:
    """The kit of this game.

    Raises:
        ValueError: naming the games there are.
    """
    if game not in games():
        raise ValueError(f"game: {str(game)[:40]!r} is none; allowed are {', '.join(games())}")
    kit: Kit = import_module(f"havoclab.lessons.kits.{game}").KIT
    return kit
