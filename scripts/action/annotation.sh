# shellcheck shell=bash
# Sourced by the action's steps.

# annotate MESSAGE: an annotation, in which no input is a command of its own.
annotate() {
  local text=${1//%/%25}
  text=${text//$'\r'/%0D}
  printf '::error::%s\n' "${text//$'\n'/%0A}"
}
