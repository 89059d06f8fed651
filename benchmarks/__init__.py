"""How fast havoclab is, beside its peers: ``python -m benchmarks`` measures all and writes RESULTS.md and results.json.

Each ``bench_*.py`` has a function ``bench()`` that gives rows (see :class:`benchmarks.measure.Row`).
"""
