## The page as text.

plain-heading = This page in words
plain-now = What is asked now
plain-table = On the table
plain-tools = Buttons above the page

plain-title = { $title }:
plain-named = { $title }: { $text }.
plain-zone = { $title }: { $cards }.
plain-zone-count = { $count ->
    [one] { $title }: one card.
   *[other] { $title }: { $count } cards.
}
plain-zone-empty = { $title }: no card.
plain-backs = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
plain-marked = { $card } ({ $badge })
plain-places = { $taken } of { $places } places are taken.
plain-possible = Possible now: { $cards }.
plain-all-possible = Everything there is possible now: { $title }.
plain-selected = Selected: { $cards }.
plain-cards = Cards: { $cards }.
plain-below = In it, from the bottom: { $cards }.
plain-tile = { $number }. { $title }, { $state }.
plain-tile-of = { $number }. { $title }, { $subtitle }, { $state }.
plain-tile-past = over
plain-tile-current = next
plain-tile-open = to come
plain-tile-hidden = face down
plain-tile-lost = removed
plain-figure = { $label }: { $value }.
plain-steps = Its numbers are { $steps }; now it shows { $shown }.
plain-seat = { $name }, { $kind }.
plain-place = Place { $place }.
plain-on-turn = On turn.
plain-you = This is you.
plain-see = See rule { $rule }.
plain-rule = Rule { $rule }, { $title }: { $text }
plain-rule-standing = Rule { $rule } ({ $standing }), { $title }: { $text }
plain-button = Button: { $label }
plain-link = Link: { $label }
plain-button-illegal = Not possible now; it says why.
plain-button-off = It does nothing now.
plain-pressed = It is on.
plain-not-pressed = It is off.
plain-key = Key { $key }.
plain-choice-open = Answer: { $label }
plain-choice-right = This is it: { $label }
plain-choice-wrong = This is not it: { $label }
plain-progress = { $title }: { $done } of { $total }.
plain-log-line = { $text } Rule { $rule }.
plain-automatic = That happened by itself.
plain-undone = That is undone.
plain-here = You are here.
plain-on = on
plain-off = off
plain-field = { $label }: { $value }.
plain-field-empty = { $label }: empty.
plain-options = Choose from: { $options }.
plain-row = { $cells }.
plain-bar = { $label }: { $text }.
plain-bar-mark = This is the one in question.
