# Spieltisch: everything a machine needs is set up here. `make help` lists the commands.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
PYTHON ?= python3
export PYTHON

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
NPM := ../scripts/with-node npm --loglevel=error
# Stamps live in what they vouch for, so that removing .venv removes them too.
STAMPS := $(VENV)/stamps
STATIC := src/spieltisch/server/static

HOT := src/spieltisch/game.py src/spieltisch/bots/uct.py $(shell find src/spieltisch/games -name '*.py')
CAN_COMPILE = $(shell scripts/need compiler-here 2> /dev/null && echo yes)
RULES := $(STAMPS)/$(if $(SPIELTISCH_INTERPRETED),interpreted,$(if $(CAN_COMPILE),compiled,interpreted))
TEXTS := $(shell find src/spieltisch/texts src/spieltisch/games -name '*.toml')
SCHEMA := web/src/lib/schema.d.ts
CLIENT := $(filter-out $(SCHEMA),$(shell find web/src web/public web/fonts web/scripts -type f)) \
	$(wildcard web/*.html web/*.ts web/*.js)
DESCRIBED := src/spieltisch/cli/openapi.py $(wildcard src/spieltisch/server/*.py src/spieltisch/table/*.py \
	src/spieltisch/games/*/view.py src/spieltisch/games/*/events.py)
NODE_MODULES := web/node_modules/.package-lock.json

# One more than two cores: tests of server and browser wait for bots, lost connections and pictures.
TESTERS := 3

.PHONY: help setup compile web play check test style client wheel bench lock clean

help: ## show this help
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

play: setup web ## set everything up and open the table (ARGS="--port 9000" are passed on)
	@$(BIN)/spieltisch serve $(ARGS)

check: setup $(STAMPS)/dev style ## style, types, layers and the quick tests; no browser, less than two minutes
	@echo "· quick tests"
	@$(BIN)/pytest -n $(TESTERS) --dist worksteal -m "not slow" --ignore-glob='*/browser'

test: setup web $(STAMPS)/dev $(STAMPS)/wheels ## run every check and every test
	@scripts/need browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target style client
	@echo "· tests"
	@$(BIN)/pytest -n $(TESTERS) --dist loadfile --no-loadscope-reorder

style: setup $(STAMPS)/dev
	@echo "· style and types"
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > build/layers.log || { cat build/layers.log; exit 1; }

client:
	@echo "· browser client"
	@cd web && $(NPM) run --silent check
	@cd web && $(NPM) test --silent -- --reporter=dot
	@cd web && $(NPM) run --silent size

wheel: setup web ## build a wheel with the client in it, in dist/
	@rm -rf build/lib* build/bdist*
	@$(PIP) wheel --no-deps --wheel-dir dist .
	@ls dist/*.whl

bench: setup $(STAMPS)/bench ## measure speed side by side with OpenSpiel (also: build/bench.json)
	@$(BIN)/spieltisch bench --save build/bench.json

setup: $(RULES) ## prepare .venv with the command spieltisch in it

compile: $(RULES) ## compile the rules after a change

web: $(STATIC)/index.html ## build the browser client

lock: $(STAMPS)/venv ## pin the newest versions of all Python packages
	@$(PIP) install uv
	@for set in run build dev bench; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --upgrade --no-emit-index-url --no-annotate \
			--no-header requirements/$$set.in --output-file requirements/$$set.txt || exit 1; \
	done

clean: ## remove everything that was set up or built
	@rm -rf $(VENV) build dist web/node_modules web/openapi.json $(SCHEMA) $(STATIC) src/*.egg-info
	@find src -name '*.so' -delete

$(STAMPS)/venv: requirements/build.txt
	@scripts/need python
	@scripts/need venv
	@echo "· Python packages"
	@$(BIN)/python -m pip --version &> /dev/null || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install -r requirements/build.txt
	@mkdir -p $(STAMPS) build && touch $@

$(STAMPS)/installed: $(STAMPS)/venv pyproject.toml
	@SPIELTISCH_INTERPRETED=1 $(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(STAMPS)/compiled $(STAMPS)/interpreted: $(STAMPS)/installed setup.py $(HOT)
	@rm -f $(STAMPS)/compiled $(STAMPS)/interpreted
	@find src -name '*.so' -delete
	@if [ -z "$$SPIELTISCH_INTERPRETED" ] && scripts/need compiler; then \
		echo "· compiling the rules"; \
		$(BIN)/python setup.py build_ext --inplace --parallel 2 &> build/compile.log || { cat build/compile.log; exit 1; }; \
		touch $(STAMPS)/compiled; \
	else \
		touch $(STAMPS)/interpreted; \
	fi

$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/venv
	@echo "· packages for tests"
	@$(PIP) install -r requirements/dev.txt
	@touch $@

# What the test of the wheel builds and installs with, so that it needs no network.
$(STAMPS)/wheels: requirements/run.txt requirements/build.txt $(STAMPS)/venv
	@rm -rf $(VENV)/wheels
	@$(PIP) download --dest $(VENV)/wheels --constraint requirements/build.txt -r requirements/run.txt setuptools mypy
	@touch $@

$(STAMPS)/bench: requirements/bench.txt $(STAMPS)/venv
	@echo "· packages for measuring"
	@$(PIP) install -r requirements/bench.txt
	@touch $@

$(NODE_MODULES): web/package.json web/package-lock.json $(STAMPS)/venv
	@echo "· browser packages"
	@cd web && $(NPM) ci > ../build/web.log
	@touch $@

# The document is replaced only when it says something new, so that most changes of the server leave the client alone.
$(STAMPS)/openapi: $(STAMPS)/installed $(DESCRIBED)
	@$(BIN)/spieltisch openapi > build/openapi.json
	@cmp --silent build/openapi.json web/openapi.json || cp build/openapi.json web/openapi.json
	@touch $@

web/openapi.json: $(STAMPS)/openapi ;

$(SCHEMA): web/openapi.json $(NODE_MODULES)
	@cd web && $(NPM) run --silent types > ../build/web.log
	@touch $@

$(STATIC)/index.html: $(SCHEMA) $(CLIENT) $(TEXTS)
	@echo "· building the browser client"
	@cd web && $(NPM) run --silent build > ../build/web.log 2>&1 || { cat ../build/web.log; exit 1; }
	@touch $@
