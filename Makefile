# Haunt, from a fresh clone: `make play` to see it, `make test` to trust it.
# Both need nothing but a Swift toolchain (6.2 or later) and install what else is missing.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup play test bench fuzz wasm format lint

# How long each fuzzer runs, in seconds.
FUZZ_SECONDS ?= 600

# Where CI is set, a warning is an error. Not in the manifest: there a newer compiler's new warning would keep others
# from playing.
STRICT := $(if $(CI),-Xswiftc -warnings-as-errors)
export STRICT FUZZ_SECONDS

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what is missing: system packages, and Python packages for the tests
	@Scripts/setup system python

play: ## Play a whole night in this terminal
	@Scripts/setup system
	swift build -c release --product haunt $(STRICT)
	@"$$(swift build -c release --show-bin-path)/haunt" night

test: setup ## Run all tests; one that is skipped is a failure
	@Scripts/test

bench: ## Measure, in a release build, against plain versions of the same
	@Scripts/setup system
	swift run -c release --package-path Benchmarks $(STRICT)

fuzz: ## Throw random input at every decoder, FUZZ_SECONDS each
	@Scripts/setup system
	@Scripts/fuzz

wasm: ## Build the browser core and hold it to its size
	@Scripts/wasm

format: ## Format every Swift file
	git ls-files -z '*.swift' | xargs -0 swift format --in-place --parallel

lint: ## Check format and syntax of every source
	@Scripts/lint
