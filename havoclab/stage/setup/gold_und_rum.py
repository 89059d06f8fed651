"""The form before a game of Gold und Rum, and the record it makes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final, Literal

from pydantic import AfterValidator, Field, StringConstraints

from havoclab.core.words import Words, words
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.variants import VARIANTS
from havoclab.stage.scene import Block, Form, FormField, Intent, Option, Text
from havoclab.stage.setup.choices import CommonChoices, SeatName, Seed
from havoclab.stage.setup.fields import Fields
from havoclab.stage.setup.rules_off import rules_form, switch_rule
from havoclab.stage.setup.seats import SeatsForm
from havoclab.stage.setup.switches import seed_field
from havoclab.stage.sitting import HUMAN

#: The packages whose words this form needs beside those of its page.
PACKAGES: Final = ("havoclab.core", "havoclab.gold_und_rum", "havoclab.stage", "havoclab.stage.setup")
#: Most players. Source: G1.1.
MOST_SEATS: Final = 7
#: How fast cards are dealt, as a menu offers it, in seconds. Source: G4.3.
PACES: Final = (1.0, 1.5, 2.5, 4.0, 6.0, 10.0)
#: What a leader may make of the strength of its race. Source: G2.4.
LEADER_FACTORS: Final = (2, 3, 4)
#: What plays the seats of others at first.
USUAL_BOT: Final = "sensible"


class TableChoices(CommonChoices):
    """How a table is set up, however its deals run."""

    players: int = Field(default=4, ge=4, le=MOST_SEATS)
    leader_factor: int = Field(default=2, ge=2, le=4)
    without: Annotated[tuple[str, ...], AfterValidator(VARIANTS.sorted_rules)] = Field(
        default=(), max_length=2 * len(VARIANTS.droppable)
    )

    def options(self) -> Options:
        """The game's options, with everybody asked in turn, as bots play. Source: G4.3."""
        return Options(players=self.players, step_mode=True, leader_factor=self.leader_factor, without=self.without)


class Choices(TableChoices):
    """All that the form holds. Empty names stand for the usual ones of the language."""

    mode: Literal["live", "steps"] = "live"
    pace: float = Field(default=2.5, ge=0.5, le=10)
    """Seconds per card. Source: G4.3."""
    names: list[SeatName] = Field(default=[""] * MOST_SEATS, min_length=MOST_SEATS, max_length=MOST_SEATS)
    kinds: list[Annotated[str, StringConstraints(max_length=24)]] = Field(
        default=[HUMAN, *[USUAL_BOT] * (MOST_SEATS - 1)], min_length=MOST_SEATS, max_length=MOST_SEATS
    )
    seed: Seed | None = None

    @property
    def people(self) -> int:
        """How many of the seats are played by people at this screen."""
        return self.kinds[: self.players].count(HUMAN)

    def options(self) -> Options:
        """The game's options; several people at one screen are asked in turn, whatever was chosen. Source: G4.3."""
        return Options(
            players=self.players,
            step_mode=self.mode == "steps" or self.people > 1,
            seconds_per_card=self.pace,
            leader_factor=self.leader_factor,
            without=self.without,
        )


class Setup(SeatsForm[Choices]):
    """The form before a game of Gold und Rum; see :class:`havoclab.stage.setup.seats.SeatsForm`.

    Raises:
        ValueError: if a seat of the choices is played by something unknown.

    >>> form = Setup()
    >>> record = form.start(words("en", *PACKAGES))
    >>> record.game, len(record.seats)
    ('gold_und_rum', 4)
    """

    game: ClassVar[str] = "gold_und_rum"
    players_rule: ClassVar[str] = "G1.1"

    def __init__(self, choices: Choices | None = None) -> None:
        super().__init__(choices or Choices())

    @property
    def limits(self) -> Mapping[str, tuple[float, float]]:
        """What numbers an entry takes. Source: G2.4, G4.3."""
        return {**super().limits, "pace": (0.5, 10), "leader_factor": (2, 4)}

    def set_more(self, name: str, value: Any) -> None:
        """Take over how the deal runs, and what a leader makes of its race."""
        if name not in ("mode", "pace", "leader_factor"):
            raise ValueError(f"field: {name[:24]!r} is not in this form")
        setattr(self.choices, name, value)

    def do(self, what: object, intent: Intent) -> bool:
        """Switch a rule off, or on again; True if that was it.

        Raises:
            ValueError: if it can't be switched off.
        """
        if what != "switch-rule":
            return False
        self.choices.without = switch_rule(self.choices.without, intent, self.game)
        return True

    def packed(self) -> dict[str, Any]:
        """What was chosen and is not as usual, as JSON data; ``Choices.read`` takes it back."""
        return self.choices.model_dump(mode="json", exclude_defaults=True)

    def deal(self) -> State:
        """A new game with these options. Source: G3."""
        return State.deal(self.choices.options(), self.seed)

    # --- the form ---

    def names(self, say: Words) -> list[str]:
        """The players' names in seat order."""
        return super().names(words(say.language, *PACKAGES))

    def blocks(self, say: Words) -> list[Block]:
        """The form as blocks of a page."""
        return super().blocks(words(say.language, *PACKAGES))

    def first_blocks(self, say: Words) -> list[Block]:
        """How the deal runs. Source: G4.3."""
        fields = self._deal_fields(Fields(self._errors, say))
        return [Form(area="main", id="setup-deal", title=say("setup-deal"), fields=fields), *self._why_steps(say)]

    def more_blocks(self, say: Words) -> list[Block]:
        """The options, and the number of the deal."""
        fields = Fields(self._errors, say)
        options = [leader_field(self.choices.leader_factor, fields), seed_field(self.choices.seed, fields)]
        return [
            Form(area="main", id="setup-options", title=say("setup-options"), fields=options, folded=True),
            rules_form(self.choices.without, say, self.game),
        ]

    def _deal_fields(self, fields: Fields) -> list[FormField]:
        say, choices = fields.say, self.choices
        modes = [Option(value=mode, label=say(f"mode-{mode}")) for mode in ("live", "steps")]
        if choices.people > 1:
            modes = modes[1:]
        mode = "steps" if choices.people > 1 else choices.mode
        shown = [
            fields.field(
                "mode", say("option-mode"), "choice", mode, options=modes, help=say(f"mode-{mode}-help"), rule="G4.3"
            )
        ]
        if mode == "live":
            paces = [Option(value=str(pace), label=say("pace-seconds", seconds=pace)) for pace in PACES]
            shown.append(fields.field("pace", say("option-pace"), "menu", choices.pace, options=paces, rule="G4.3"))
        return shown

    def _why_steps(self, say: Words) -> list[Text]:
        """Why nobody can choose a live deal, where that is so."""
        if self.choices.people < 2:
            return []
        return [Text(area="main", id="setup-why-steps", paragraphs=[say("why-steps")], tone="aside")]


def leader_field(factor: int, fields: Fields) -> FormField:
    """What a leader makes of its race: the number is our ruling. Source: G2.4."""
    say = fields.say
    factors = [Option(value=str(times), label=say("leader-times", factor=times)) for times in LEADER_FACTORS]
    return fields.field(
        "leader_factor",
        say("option-leader-factor"),
        "choice",
        factor,
        options=factors,
        help=say("option-leader-factor-help"),
        rule="G2.4",
    )
