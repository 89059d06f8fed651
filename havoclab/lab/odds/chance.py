"""A chance: exact as a fraction, or an estimate with its interval."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Final

from havoclab.core.words import words

#: The words that this package speaks with.
PACKAGE: Final = "havoclab.lab.odds"

#: How many standard deviations to both sides an interval of 95 % reaches.
_REACH: Final = 1.959964
#: A fraction with a larger denominator says nothing to a reader.
_LARGEST_DENOMINATOR: Final = 10_000
#: Nearer to nought or to one than this is said as "below" and "above".
_NEAREST: Final = 0.001


@dataclass(frozen=True, slots=True)
class Chance:
    """How likely something is. Made by :meth:`exact` or :meth:`estimate`.

    Attributes:
        value: the chance, 0 to 1.
        low: lower end of its 95 % interval; the value itself where it is exact.
        high: its upper end.
        fraction: the chance as a fraction where it is exact, else None.
        samples: how many were looked at where it is an estimate, else 0.

    >>> print(Chance.exact(Fraction(2, 7)).text())
    28.6 % (2/7)
    >>> print(Chance.estimate(41, 100).text())
    41 % (an estimate from 100 samples: 32 to 51 %)
    """

    value: float
    low: float
    high: float
    fraction: Fraction | None = None
    samples: int = 0

    @classmethod
    def exact(cls, fraction: Fraction) -> Chance:
        """A chance that was counted."""
        value = float(fraction)
        return cls(value, value, value, fraction)

    @classmethod
    def estimate(cls, hits: int, samples: int) -> Chance:
        """A chance seen in samples, with Wilson's interval, which never leaves 0 to 1.

        Raises:
            ValueError: if there are no samples.
        """
        if samples < 1:
            raise ValueError(f"samples: {samples!r}; at least one is needed")
        share, square = hits / samples, _REACH**2 / samples
        middle = (share + square / 2) / (1 + square)
        half = _REACH * sqrt(share * (1 - share) / samples + square / (4 * samples)) / (1 + square)
        return cls(share, max(0.0, middle - half), min(1.0, middle + half), samples=samples)

    @property
    def is_exact(self) -> bool:
        """Whether it was counted."""
        return self.fraction is not None

    def percent(self, language: str = "en") -> str:
        """The chance alone, in percent.

        >>> Chance.exact(Fraction(2, 7)).percent("hu"), Chance.exact(Fraction(1, 9999)).percent()
        ('28,6%', '< 0.1 %')
        """
        say = words(language, PACKAGE)
        if 0 < self.value < _NEAREST:
            return say("chance-below", percent=_NEAREST * 100)
        if 1 - _NEAREST < self.value < 1:
            return say("chance-above", percent=100 - _NEAREST * 100)
        return say("chance-percent", percent=self._rounded(self.value))

    def interval(self, language: str = "en") -> str:
        """From where to where it probably lies; empty where it is exact."""
        if self.is_exact:
            return ""
        return words(language, PACKAGE)("chance-interval", low=self._rounded(self.low), high=self._rounded(self.high))

    def text(self, language: str = "en") -> str:
        """The chance with how it was found."""
        say = words(language, PACKAGE)
        if self.fraction is None:
            return say(
                "chance-estimate",
                percent=self.percent(language),
                samples=self.samples,
                interval=self.interval(language),
            )
        if self.fraction in (0, 1) or self.fraction.denominator > _LARGEST_DENOMINATOR:
            return say("chance-exact", percent=self.percent(language))
        return say("chance-fraction", percent=self.percent(language), fraction=str(self.fraction))

    def _rounded(self, value: float) -> float:
        """In percent: a decimal where that says something."""
        percent = 100 * value
        return round(percent, 1) if self.is_exact or percent < 1 or percent > 99 else round(percent)
