# Spieltisch: everything a machine needs is set up here. `make help` lists the commands.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := build/stamps
HOT := src/spieltisch/game.py $(wildcard src/spieltisch/games/*/rules.py src/spieltisch/games/*/knowledge.py src/spieltisch/bots/uct.py)

.PHONY: help setup compile web play test bench clean

help: ## show this help
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

$(STAMPS)/venv: requirements/build.txt pyproject.toml
	@mkdir -p $(STAMPS)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/build.txt
	@touch $@

$(STAMPS)/compiled: $(STAMPS)/venv setup.py $(HOT)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

setup: $(STAMPS)/compiled ## prepare .venv with the command spieltisch in it

compile: $(STAMPS)/compiled ## compile the rules after a change
