.PHONY: demo test test-browser bench soak format lint peers layout-peer

demo:
	scripts/demo

test:
	scripts/test

test-browser:
	scripts/test-browser

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

layout-peer:
	scripts/layout-peer
