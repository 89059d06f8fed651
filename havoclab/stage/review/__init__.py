"""The review page: sets of questions that mix rules, spaced over days, and the learner's own record."""
