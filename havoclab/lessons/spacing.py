"""When a rule comes up again: after days that grow with each day it was known, and in good time before a game night.

A history is what :mod:`havoclab.lessons.progress` keeps of a rule: the days it was asked on, and whether every answer
of that day was right at the first go. All is a function of the history, today and the game night, and nothing else.

>>> from datetime import date
>>> first = date(2026, 3, 1)
>>> next_day({first: True}), next_day({first: False})
(datetime.date(2026, 3, 2), datetime.date(2026, 3, 2))
>>> next_day({first: True, date(2026, 3, 2): True})
datetime.date(2026, 3, 5)
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

History = Mapping[date, bool]

#: Days until a rule comes up again, by the number of days on which it was known, each after such a pause.
PAUSES: Final = (1, 3, 7, 16, 35, 75)
#: A rule that was asked so few days before the game night is fresh enough for it.
FRESH: Final = 2


def level(history: History) -> int:
    """On how many days in a row the rule was known, since it was last missed; days too early after another don't count.

    >>> from datetime import date
    >>> level({date(2026, 3, 1): False, date(2026, 3, 2): True, date(2026, 3, 3): True, date(2026, 3, 4): True})
    2
    """
    found, last = 0, date.min
    for day in sorted(history):
        if not history[day]:
            found, last = 0, day
        elif found == 0 or (day - last).days >= PAUSES[found - 1]:
            found, last = min(found + 1, len(PAUSES)), day
    return found


def next_day(history: History, night: date | None = None) -> date:
    """The day from which on a rule should be asked again.

    Where a game night is still to come, the pause shrinks to half of the time until then: so every rule that was last
    asked more than :data:`FRESH` days before it comes up again before it.

    Raises:
        ValueError: if the history is empty.

    >>> from datetime import date
    >>> seen = {date(2026, 3, day): True for day in (1, 2, 5, 12)}
    >>> next_day(seen), next_day(seen, night=date(2026, 3, 20))
    (datetime.date(2026, 3, 28), datetime.date(2026, 3, 16))
    """
    last = max(history)
    pause = PAUSES[max(0, level(history) - 1)]
    if night is not None and (night - last).days > FRESH:
        pause = min(pause, (night - last).days // 2)
    return last + timedelta(days=pause)


def until(history: History, today: date) -> History:
    """The part of a history that is not in the future: a clock may have been wrong, or a file of somebody else's."""
    return {day: known for day, known in history.items() if day <= today}


def due(histories: Mapping[str, History], today: date, night: date | None = None) -> list[str]:
    """The rules that should be asked today, those first that have waited longest.

    >>> from datetime import date
    >>> due({"H4.3": {date(2026, 3, 1): True}, "H4.4": {date(2026, 3, 9): True}}, date(2026, 3, 9))
    ['H4.3']
    """
    waiting = []
    for rule, history in histories.items():
        past = until(history, today)
        if past and next_day(past, night) <= today:
            waiting.append((next_day(past, night), level(past), rule))
    return [rule for _, _, rule in sorted(waiting)]


def missed(histories: Mapping[str, History], today: date) -> list[str]:
    """The rules that were not known on the last day they were asked."""
    past = {rule: until(history, today) for rule, history in histories.items()}
    return [rule for rule, history in past.items() if history and not history[max(history)]]
