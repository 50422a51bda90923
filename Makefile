.PHONY: demo test bench soak format lint peers

demo:
	scripts/demo

test:
	scripts/test

bench:
	scripts/bench

soak:
	scripts/soak

format:
	scripts/format

lint:
	scripts/format --check

peers:
	scripts/peers
