## Hints about Gold und Rum: where to look, and what speaks for a choice.

look-deal = Look at the tops of the piles, and think of what lies below: does a warrior lie there that you would take from somebody?
look-deal-started = Think of what lies in each pile: which suits your army best, and may somebody else claim it before you?
look-last-call = Think of the piles that nobody has claimed: does one of them help your army, or does it hold a second leader or a second giant?
look-favourite = Think of the piles with recruit cards: whose army will be the strongest? You score what your favourite scores.
look-spy = Think of what others took: which single card would help your army most, and who certainly has it?
look-race = Look at the backs of your favourite’s army: in which race is it strongest, and what does this battle pay?
look-mercenaries = Look at the backs that lie in this battle, and at your own strength: can you win it, and which mercenaries would you miss later?
look-commando = Look at the cards that lie face down: which back probably hides the card that decides this battle?
look-airship = Compare the strengths: would the airship with its goblins make yours the strongest, and what would the goblins do later?

why-recruit = The lowest recruit card in a pile takes it, with all that comes later; the bot finds that this pile brings your army most.
why-recruit-last = Nothing is dealt any more: of the piles that are still to be had, this one brings your army most, as the bot remembers them.
why-desert = The desertion card sends the warrior right below it home, or the one below a recruit card; the bot finds that this harms a rival.
why-desert-own = The desertion card sends the warrior right below it home; the bot finds that it would harm your own army.
why-wait = A card can be laid only once: the bot would rather see more of the deal, at the risk that others are quicker.
why-pass = Of the piles that are still to be had none helps this army, as the bot remembers them.
why-back = You score what your favourite scores: this army will probably make most points.
why-ask = Such a card would help your army most, and its holder probably has it.
why-march = Your favourite’s points are yours: the bot chooses which race fights for how many points.
why-send = The battle can probably be won with it, and it will be missed less later than the points now.
why-done = Mercenaries that are not sent stay in hand; they will probably bring more in a later battle.
why-strike = The commando takes a card that may decide this battle.
why-strike-own = Two leaders make the strength of an army 0: the commando can take one of your own away.
why-fly = All strengths are known now, so it can be counted what the airship and its goblins change.
why-hold-airship = The airship is gone once it has flown: the bot finds that it changes too little here, or more later.
why-hold-commando = The commando is gone once it has struck: the bot finds that it changes too little here, or more later.

estimate-note = An estimate from { $samples } continuations of each, played on from what this seat saw. Counted in points ahead of the best rival at the end of the round, against the best choice; the thin line is the 95 % interval.
estimate-round = Until the last warrior lies nobody lays another card in them, and later rounds are left out.
