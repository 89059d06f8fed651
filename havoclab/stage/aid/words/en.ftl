## What every player aid has.

aid-print = Print
aid-book = The rules
