.PHONY: demo test bench format lint peers

demo:
	scripts/demo

test:
	scripts/test

bench:
	scripts/bench

format:
	scripts/format

lint:
	scripts/format --check

peers:
	scripts/peers
