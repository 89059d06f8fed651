## Ahol egy szabály számít.

differs-only-without = Ha a { $rule } érvényes, { $name } ezt nem teheti: „{ $action }”. Nélküle szabályos volna.
differs-only-with = Ha a { $rule } érvényes, { $name } ezt megteheti: „{ $action }”. Nélküle ez nem szabályos.
differs-in-result = { $name } ezt teszi: „{ $action }”. A { $rule } szabállyal: { $with } Nélküle: { $without }
differs-in-result-with = { $name } ezt teszi: „{ $action }”. A { $rule } szabállyal ez következik: { $with } Nélküle ez elmarad.
differs-in-result-without = { $name } ezt teszi: „{ $action }”. A { $rule } nélkül ez következik: { $without } A szabállyal ez elmarad.
differs-in-deal = Ugyanaz a keverés két asztalnál. A { $rule } szabállyal: { $with } Nélküle: { $without }
