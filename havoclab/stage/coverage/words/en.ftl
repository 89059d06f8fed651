coverage-title = The table of rules
coverage-lead = For every rule: the code that keeps it, a place where it is seen at work, the lesson that teaches it, questions about it, tests that hold it, and the smallest position in which it matters.
coverage-count = { $all ->
    [0] No rule is taught yet. The cells for lessons and questions fill with the lessons.
   *[other] Rules that lessons teach, without an empty cell: { $full } of { $all }.
}
column-rule = Rule
column-engine = Engine
column-example = At work
column-lesson = Lesson
column-quiz = Questions
column-test = Tests in
column-en = English
column-hu = Hungarian
column-witness = Where it matters
cell-rule = { $rule } { $title }
cell-more = { $first } and { $count } more
cell-nothing = nothing yet
cell-worked = the example, move { $move }
cell-gallery = a case of the gallery
cell-step = step { $step } of its lesson
cell-witness = the position
cell-no-witness = nowhere
