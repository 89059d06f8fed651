## Where a rule matters.

differs-only-without = With { $rule } { $name } may not do this: “{ $action }”. Without it, that is legal.
differs-only-with = With { $rule } { $name } may do this: “{ $action }”. Without it, that is not legal.
differs-in-result = { $name } does this: “{ $action }”. With { $rule }: { $with } Without it: { $without }
differs-in-result-with = { $name } does this: “{ $action }”. With { $rule } this follows: { $with } Without it, it does not.
differs-in-result-without = { $name } does this: “{ $action }”. Without { $rule } this follows: { $without } With it, it does not.
differs-in-deal = The same shuffle is dealt at two tables. With { $rule }: { $with } Without it: { $without }
