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
SCHEMA := web/src/generated/schema.d.ts
CLIENT := $(filter-out web/src/generated/%,$(shell find web/src web/public web/fonts web/plugins web/scripts -type f)) \
	$(wildcard web/*.html web/*.ts web/*.js)
DESCRIBED := src/spieltisch/cli/openapi.py $(wildcard src/spieltisch/server/*.py src/spieltisch/table/*.py \
	src/spieltisch/games/*/view.py src/spieltisch/games/*/events.py src/spieltisch/games/*/constants.py \
	src/spieltisch/games/*/rules/*.py src/spieltisch/games/*/data/*.toml)
NODE_MODULES := web/node_modules/.package-lock.json

# One more than two cores: tests of server and browser wait for bots, lost connections and pictures.
TESTERS := 3

.PHONY: help setup compile web play stories check test style lint client wheel bench lock clean

help: ## show this help
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

play: setup web ## set everything up and open the table (ARGS="--port 9000" are passed on)
	@$(BIN)/spieltisch serve $(ARGS)

check: setup $(STAMPS)/dev $(SCHEMA) ## style, types, layers and the quick tests; no browser, less than two minutes
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target style lint
	@echo "· quick tests"
	@$(BIN)/pytest -n $(TESTERS) --dist worksteal -m "not slow" --ignore-glob='*/browser'

# Packages come while the rules are compiled: neither waits for the other.
test: $(STAMPS)/installed ## run every check and every test
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target setup $(STAMPS)/dev $(STAMPS)/wheels $(NODE_MODULES)
	@$(MAKE) --no-print-directory web
	@scripts/need browser
	@scripts/need firefox
	@scripts/need webkit-if-possible
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target style lint client
	@echo "· every engine"
	@cd web && $(NPM) run --silent test:engines -- --reporter=dot
	@echo "· tests"
	@$(BIN)/pytest -n $(TESTERS) --dist loadfile --no-loadscope-reorder

style: setup $(STAMPS)/dev
	@echo "· style and types"
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > build/layers.log || { cat build/layers.log; exit 1; }

lint: $(SCHEMA)
	@echo "· style of the browser client"
	@cd web && $(NPM) run --silent lint

client:
	@echo "· browser client"
	@cd web && $(NPM) run --silent check
	@cd web && $(NPM) test --silent -- --reporter=dot
	@cd web && $(NPM) run --silent test:browser -- --reporter=dot
	@cd web && $(NPM) run --silent size

stories: $(SCHEMA) ## show every part of the client and every phase of every game, each by itself
	@echo "· http://localhost:5173/stories.html"
	@cd web && $(NPM) run --silent stories

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
	@rm -rf $(VENV) build dist web/node_modules web/openapi.json web/src/generated $(STATIC) src/*.egg-info
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
	@$(PIP) install --no-compile -r requirements/dev.txt
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

# The constants of the games and the keys of the texts are made together with the types.
$(SCHEMA): web/openapi.json web/scripts/types.mjs $(wildcard web/plugins/text-*.js) $(TEXTS) $(NODE_MODULES)
	@cd web && $(NPM) run --silent types > ../build/web.log

$(STATIC)/index.html: $(SCHEMA) $(CLIENT) $(TEXTS)
	@echo "· building the browser client"
	@cd web && $(NPM) run --silent build > ../build/web.log 2>&1 || { cat ../build/web.log; exit 1; }
	@touch $@
