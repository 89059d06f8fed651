# Everything a person or CI does here. `make` alone lists it.

PYTHON ?= $(shell command -v python3.11 || command -v python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq -c constraints.txt

# Two workers: the reference machine has two cores. Browser tests wait for kernels and for time to pass: one more.
WORKERS ?= 2
BROWSERS ?= 3

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play lab test lint unit doctest notebooks browser soak bench coverage-of-rules badge clean chromium
MAKEFLAGS += --no-print-directory
# Every page has a kernel of its own: each would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

help: ## list what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

play: $(VENV)/.installed-app ## start havoclab in the browser (Voilà)
	@exec $(BIN)/python -m havoclab_widgets play $(ARGS)

lab: $(VENV)/.installed-app ## open the notebooks in JupyterLab
	@exec $(BIN)/python -m havoclab_widgets lab $(ARGS)

# Style, types and docstrings are one process each: beside the notebooks they leave no core idle.
test: ## everything that must hold (under 10 minutes on two cores)
	@$(MAKE) -j3 --output-sync=target lint doctest notebooks
	@$(MAKE) unit
	@$(MAKE) browser

lint: $(VENV)/.installed-test ## style, types, and the floors of the house
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/.installed-test ## unit, property and conformance tests
	$(BIN)/pytest -n $(WORKERS) -m "not e2e and not soak" tests

doctest: $(VENV)/.installed-test ## the examples in docstrings and in the README
	$(BIN)/pytest --doctest-modules --doctest-glob=README.md havoclab widgets/havoclab_widgets README.md

# One notebook's cells belong to one kernel, so one worker (loadfile). A dead kernel would hang nbval: --timeout.
# Kernels listen on sockets: of those on ports one in many would find its port taken.
notebooks: $(VENV)/.installed-test ## run every notebook and check its printed outputs
	$(BIN)/python -m pytest -p tests.notebooks.sockets --nbval-lax --nbval-current-env --nbval-cell-timeout=120 \
		--nbval-kernel-startup-timeout=120 --timeout=180 -n $(WORKERS) --dist loadfile notebooks

# In the order in which files are collected the long ones, whole pages, come first.
browser: $(VENV)/.installed-test chromium ## play in a real browser
	$(BIN)/pytest -n $(BROWSERS) --dist loadfile --no-loadscope-reorder -m "e2e and not soak" tests/e2e tests/infra

soak: $(VENV)/.installed-test ## the long runs
	$(BIN)/pytest -n $(WORKERS) -m soak --timeout=7200 tests

bench: $(VENV)/.installed-bench chromium ## measure us and our peers, write benchmarks/RESULTS.md
	$(BIN)/python -m benchmarks

coverage-of-rules: $(VENV)/.installed-app ## for each rule: engine, example, lesson, quiz, tests, languages, witness
	@$(BIN)/python -m havoclab.lessons.coverage

badge: $(VENV)/.installed-app ## write the Binder badge and the table of lessons into the README
	$(BIN)/python -m havoclab.core.site README.md
	$(BIN)/python -m havoclab.lessons.catalogue README.md

clean: ## remove the environment and what tools left behind
	rm -rf $(VENV) dist build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# -------------------------------------------------------------------------------- what the others stand on

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "havoclab needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python $(MAKECMDGOALS)"; exit 1; }
	@echo "Making the environment in $(VENV) (once; a minute or so)"
	@$(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv"; exit 1; }

# A stamp for each set of packages: done again only when the settings change.
$(VENV)/.installed-%: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing the packages for: $*"
	@$(PIP) -e '.[$*]'
	@touch $@

# Only root can install a browser by itself; anyone else is told what to install. Without one the tests fail: never skip.
chromium:
	@command -v chromium >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
				chromium fonts-dejavu-core; \
		else \
			echo "The browser tests need Chromium on the PATH as 'chromium'; on Debian and Ubuntu: apt install chromium"; \
			exit 1; \
		fi; }
