## The book itself.

book-about = { $rules } rules in { $chapters } chapters, each with its number. Words with a dotted line are explained where they stand; “our ruling” marks what we had to decide ourselves, always with the reason.
book-contents = Contents
book-search = Search all rules
book-results = Rules with “{ $query }”
book-found = { $count ->
    [0] No rule has these words.
    [one] One rule has these words.
   *[other] { $count } rules have these words.
}
book-first-shown = Only the first { $most } are shown; another word makes them fewer.
book-part-faq = Questions and answers
book-part-glossary = The words of the game
book-part-index = Index
book-faq-about = Where the printed rules are silent or unclear, we had to decide. Here are all those rulings as questions, each with its reason.
book-glossary-about = Every word of the game with its meaning, and the rule that brings it in.
book-index-about = From what you look for to the rules that speak of it.
book-why = Why so: { $why }
book-cites = It rests on { $rules }.
book-cited-by = { $count ->
    [one] One rule rests on it: { $rules }.
   *[other] { $count } rules rest on it: { $rules }.
}
book-taught = To be learnt in: { $lessons }.
book-ruling-of = The ruling is { $rule }.
book-term-rule = It comes in with { $rule }.
book-without = If it were left out: { $without }
book-matters = Where this matters
book-witness-link = Open this position in the sandbox
book-copy-link = Copy link
book-copy-link-to = Copy the link to { $place }
book-aid = Player aid, one page to print
book-next = Next: { $title }
book-previous = Before: { $title }
book-back = Back to { $place }
book-no-rule = There is no rule “{ $rule }” here. The rules go from { $first } to { $last }.
book-no-part = The book has no part “{ $part }”. Its parts are { $parts }.
