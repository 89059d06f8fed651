"""The form before a game of Havoc, and the record it makes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from havoclab.core.words import Words
from havoclab.havoc import State
from havoclab.havoc.options import Options
from havoclab.stage.scene import Block, Form, Intent
from havoclab.stage.setup import switches
from havoclab.stage.setup.choices import Choices
from havoclab.stage.setup.fields import LIMITS, Fields
from havoclab.stage.setup.numbers import number_blocks, set_number
from havoclab.stage.setup.rules_off import rules_form, switch_rule
from havoclab.stage.setup.seats import SeatsForm


class Setup(SeatsForm[Choices]):
    """The form before a game of Havoc; see :class:`havoclab.stage.setup.seats.SeatsForm`."""

    game: ClassVar[str] = "havoc"
    players_rule: ClassVar[str] = "H3.1"

    def __init__(self, choices: Choices | None = None) -> None:
        super().__init__(choices or Choices())

    # --- changes ---

    @property
    def limits(self) -> Mapping[str, tuple[float, float]]:
        """What numbers an entry takes, those of the battle cards among them. Source: H2.4."""
        return LIMITS

    def set_more(self, name: str, value: Any) -> None:
        """Take over a switch, or a number or name of a battle card."""
        kind, _, rest = name.partition("-")
        if name in switches.NAMES:
            setattr(self.choices, name, value)
        elif kind in ("points", "deal", "battle"):
            set_number(self.choices, kind, rest.split("-"), value)
        else:
            raise ValueError(f"field: {name[:24]!r} is not in this form")

    def do(self, what: object, intent: Intent) -> bool:
        """Do what else this form understands; True if that was it.

        Raises:
            ValueError: if it can't be done.
        """
        if what == "forget-numbers":
            self.forget_own_battles()
        elif what == "switch-rule":
            self.switch_rule(intent)
        else:
            return False
        return True

    def packed(self) -> dict[str, Any]:
        """What was chosen and is not as usual, as JSON data; ``Choices.read`` takes it back."""
        return self.choices.model_dump(mode="json", exclude_defaults=True)

    def forget_own_battles(self) -> None:
        """Go back to the numbers of the data file."""
        self.choices.own_battles, self.choices.own_chevauchees = [], []

    def switch_rule(self, intent: Intent) -> None:
        """Switch a rule off, or on again. Source: H11.2.

        Raises:
            ValueError: if it can't be switched off.
        """
        self.choices.without = switch_rule(self.choices.without, intent)

    def take_options(self, options: Options) -> None:
        """Let the form say what these options are."""
        said = {name: value for name, value in options.to_json().items() if name in Choices.model_fields}
        usual = {name: field.get_default(call_default_factory=True) for name, field in Choices.model_fields.items()}
        kept = {name: getattr(self.choices, name) for name in ("names", "kinds", "seed")}
        self.choices = Choices.read(usual | {"second_place": not options.ignore_second} | said | kept)

    # --- the game it makes ---

    def deal(self) -> State:
        """A new game with these options. Source: H3."""
        return State.deal(self.choices.options(), self.seed)

    # --- the form ---

    def more_blocks(self, say: Words) -> list[Block]:
        """The options, the numbers on the battle cards, and the rules that are off: what most leave as it is."""
        choices, fields = self.choices, Fields(self._errors, say)
        options = [*switches.switches(choices, fields), switches.seed_field(choices.seed, fields)]
        return [
            Form(area="main", id="setup-options", title=say("setup-options"), fields=options, folded=True),
            *number_blocks(choices, fields),
            rules_form(choices.without, say),
        ]
