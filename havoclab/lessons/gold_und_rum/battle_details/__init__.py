"""Battles in detail: who must go and who may not, who begins, the commando and the airship."""
