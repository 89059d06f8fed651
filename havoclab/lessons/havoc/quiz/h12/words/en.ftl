foretell = A moment of the worked example. The choice is { $name }’s, whose hand you see.
foretell-goal = What does { $name } do next?
foretell-look = Most of these are not allowed now. What kind of choice is it?
foretell-why = So the example goes on.

anitas-dog = The worked example, in Anita’s second turn. Her dog is still in hand.
anitas-dog-goal = Which card can it fetch?
anitas-dog-look = A dog fetches what lies open, or the top of the draw pile unseen.
anitas-dog-why = Only an open recruit can be named. That is why the source’s brown 2, which lies nowhere, has to be a slip.
