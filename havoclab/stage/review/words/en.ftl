## The review page.

review-page-title = Review
review-lead = A set has about { $count } questions from different chapters, each on a position you have not seen. A rule you know comes back after more and more days.
review-due = { $count ->
    [0] Nothing is due today.
    [one] One question is due today.
   *[other] { $count } questions are due today.
}
review-missed = { $count ->
    [0] No rule was missed when it was asked last.
    [one] One rule was missed when it was asked last.
   *[other] { $count } rules were missed when they were asked last.
}
review-night-in = { $days ->
    [0] The game night is today.
    [one] The game night is tomorrow.
   *[other] The game night is in { $days } days.
}
review-new = Nothing was asked so far. A set begins with what the first lesson teaches.
review-learned = Nothing was asked so far. A set begins with the rules of the lessons you did.
review-what = What to ask
review-what-help = Due first, then what was missed, then what your lessons taught.
review-kind-mixed = a mix, with what is due first
review-kind-missed = only what I missed ({ $count })
review-kind-all = all rules
review-kind-night = everything until the game night ({ $count })
review-chapter = { $chapter } { $title }
review-night = Game night
review-night-help = With a date, every rule that was asked comes up again before it.
review-no-day = This is no date. A day is written like 2026-03-01.
review-day-gone = This day is over. Choose today or a later day.
review-start = Begin
review-nothing = { $what ->
    [missed] No rule was missed when it was asked last.
    [night] Nothing comes up until then.
   *[other] There is nothing to ask here.
}
review-question = Question { $number } of { $all }
review-bar = Answered
review-stop = Choose another set
review-save = Save my progress
review-save-title = As a file of your own; this browser keeps it too.
review-load = Progress from a file
review-load-help = What the file holds is added; nothing you have is lost.
review-file-read = The file was added to your progress.
review-file-refused = This file can’t be read, and your progress is as it was. { $why }
review-record = When each rule comes up again
review-column-rule = Rule
review-column-how = How it went
review-column-next = Comes up again
review-known = at the first go
review-not-known = with another try
review-ahead = { $days ->
    [0] today
    [one] tomorrow
   *[other] in { $days } days
}
review-over = The end of the set
review-result = At the first go: { $clean } of { $asked } questions.
review-asked = What was asked
review-another = Another set
review-other = Choose what to ask
