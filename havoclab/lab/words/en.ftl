## What is claimed about good play, and how it was tried.

claim-burn-early = Five or six cards burnt in the first battles are missed later.
claim-burn-early-how = Four bots of one kind ({ $bot }); one of them joins the first two battles and lays its best six cards there.
claim-hoard = It does not pay to keep all cards for the last battles.
claim-hoard-how = Four bots of one kind ({ $bot }); one of them keeps away from the first five battles.
claim-cry-again = It pays to cry Havoc again at once after a victory.
claim-cry-again-how = Four bots of one kind ({ $bot }); one of them cries Havoc in every turn that a victory brings.
claim-keep-peace = Who never cries Havoc gives something away.
claim-keep-peace-how = Four bots of one kind ({ $bot }); one of them never cries Havoc unless it must.
claim-skip-cheap = With two players, staying out of cheap battles gives points away.
claim-skip-cheap-how = Two bots of one kind ({ $bot }); one of them stays out of every battle whose winner earns six points or fewer.
claim-take-blind = Open recruits show what you collect, but who takes none to hide it loses more.
claim-take-blind-how = Four bots of one kind ({ $bot }); one of them draws from the pile whenever it may. Hiding can help only against bots that note what others take.
claim-overlay = A card laid needlessly harms whoever laid it.
claim-overlay-how = Four bots of one kind ({ $bot }); one of them lays its lowest soldiers on, where it would have passed, until six cards lie.
claim-first-seat = Whoever begins has an advantage.
claim-first-seat-how = Four bots of one kind ({ $bot }); the first seat’s part of the victories beside an equal part.

## What is claimed about good play in Gold und Rum.

claim-forget = Memory is the skill: who forgets what lies in the piles wins less.
claim-forget-how = Four bots of one kind ({ $bot }); one of them remembers only 20 of 100 cards.
claim-poison = A second leader of a race, or a second giant, is poison.
claim-poison-how = Four bots of one kind ({ $bot }); one of them claims as if a second leader did no harm and giants could stand one another.
claim-early-blind = Who claims blind as soon as recruitment starts has less of it than who waits and sees.
claim-early-blind-how = Four bots of one kind ({ $bot }); one of them lays its recruit cards as soon as they may be laid.
claim-late-informed = Who keeps its recruit cards until the last warrior lies knows most, but must take what others leave.
claim-late-informed-how = Four bots of one kind ({ $bot }); one of them lays no recruit card before the last warrior.
claim-desert = Desertion cards that are never laid are missed.
claim-desert-how = Four bots of one kind ({ $bot }); one of them keeps its desertion cards until they are lost.
claim-back-the-strongest = As chancellor it pays to remember which army is the strongest.
claim-back-the-strongest-how = Four bots of one kind ({ $bot }); one of them always backs its left neighbour.
claim-keep-goblins = Goblins are worth keeping for war machines and the airship.
claim-keep-goblins-how = Four bots of one kind ({ $bot }); one of them adds all its goblins to every battle that it has any for.

## What was found.

claim-not-tried = Nobody has tried this yet.
claim-supported = Supported: { $value } percentage points of the victories (95 % interval { $low } to { $high }), an estimate from { $deals } deals with these bots.
claim-contradicted = Not supported, rather the opposite: { $value } percentage points of the victories (95 % interval { $low } to { $high }), an estimate from { $deals } deals with these bots.
claim-unclear = Unclear: { $value } percentage points of the victories (95 % interval { $low } to { $high }), an estimate from { $deals } deals with these bots; nothing can be told from that.

## Bots with a habit.

habit-burns-early = joins the first two battles and lays its best six cards
habit-hoards = keeps away from the first five battles
habit-cries-again = cries Havoc again at once after a victory
habit-keeps-peace = never cries Havoc unless it must
habit-skips-cheap = stays out of battles that pay six points or fewer
habit-takes-blind = draws from the pile whenever it may
habit-overlays = lays on where it would have passed
habit-welcomes-poison = claims as if a second leader did no harm and giants could stand one another
habit-claims-early = lays its recruit cards as soon as they may be laid
habit-claims-late = lays no recruit card before the last warrior
habit-never-deserts = keeps its desertion cards until they are lost
habit-backs-its-left = always backs its left neighbour
habit-sends-goblins = adds all its goblins to every battle
