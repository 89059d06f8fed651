"""Memory, the skill of Gold und Rum: a deal told card by card, questions about it, what is remembered, best claims.

Pure Python. ``deals`` holds how a deal went, ``heat`` what lies where, ``questions`` asks, ``memory`` keeps the
answers, ``curve`` tells what they amount to, ``best_claim`` what a recruit card could have brought, ``playing_on`` how
the battles of such armies would end, ``fresh`` has bots play a deal.

>>> from havoclab.lab.recall.fresh import fresh_deal
>>> from havoclab.lab.recall.deals import deals_of
>>> (deal,) = deals_of(fresh_deal(4, 7, "random"))
>>> deal.warriors, len(deal.piles_at(len(deal.laid)))
(80, 9)
"""
