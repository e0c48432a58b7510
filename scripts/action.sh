#!/usr/bin/env bash
# The steps of action.yml: `action.sh install` and `action.sh judge`. Inputs come from the environment (INPUT_*). The
# script also runs with bash 3.2, the version of macOS.
set -euo pipefail

fail() {
  printf '::error title=i18n-conformance::%s\n' "$1"
  exit 2
}

# Refuses a value with a line break. Each line of a step's output file is one output, so a line break would begin
# another output.
require_one_line() {
  case "$2" in
    *$'\n'* | *$'\r'*) fail "$1 contains a line break: give one without." ;;
  esac
}

# Writes an output of the step.
output() {
  require_one_line "The output $1" "$2"
  printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"
}

# Tells whether a text is a version, a part of a version or a tag, such as `1.2.3`, `1` and `latest`. Any other text may
# be the address or the path of a package for npm. The whole text is checked, because a single line of a longer text may
# look like a version.
is_version() {
  local LC_ALL=C
  local number='[0-9]+(\.[0-9]+){0,2}' suffix='([-+][0-9A-Za-z.+-]+)?' tag='[A-Za-z][0-9A-Za-z_-]*'
  local form="^($number$suffix|$tag)\$"
  case "$1" in
    *.tgz | *.tar.gz | *.tar) return 1 ;;
  esac
  [[ "$1" =~ $form ]]
}

# Installs the suite outside the project, and outputs the folder of the suite.
install() {
  local suite version
  suite="$RUNNER_TEMP/i18n-conformance/node_modules/i18n-conformance"
  require_one_line 'The input package' "$INPUT_PACKAGE"
  if [ -n "$INPUT_PACKAGE" ] && [ -n "$INPUT_VERSION" ]; then
    fail 'The inputs package and version both name a package: give one of them.'
  elif [ -d "$INPUT_PACKAGE" ]; then
    [ -f "$INPUT_PACKAGE/dist/runner/main.js" ] || fail "The input package is a folder without a build: run npm run build in it."
    suite="$(cd "$INPUT_PACKAGE" && pwd)"
  elif [ -n "$INPUT_PACKAGE" ]; then
    [ -f "$INPUT_PACKAGE" ] || fail "The input package is neither a file nor a folder."
    npm_install "$(cd "$(dirname "$INPUT_PACKAGE")" && pwd)/$(basename "$INPUT_PACKAGE")"
  else
    version="${INPUT_VERSION:-$(node -p 'require(`${process.env.GITHUB_ACTION_PATH}/package.json`).version')}"
    is_version "$version" || fail 'The input version is no version: give one such as 1.2.3.'
    npm_install "i18n-conformance@$version"
  fi
  output suite "$suite"
}

# Installs without scripts, because no package of the suite needs an install script.
npm_install() {
  mkdir -p "$RUNNER_TEMP/i18n-conformance"
  npm install --prefix "$RUNNER_TEMP/i18n-conformance" --no-save --no-audit --no-fund --ignore-scripts -- "$1"
}

# Judges the port, and writes the verdict to the outputs and to the summary of the job.
judge() {
  local reports status=0 conclusion=no-verdict argument
  if [ -z "$INPUT_COMMAND" ] && [ -z "$INPUT_ADAPTER" ]; then
    fail 'Nothing to judge: give the input command or adapter.'
  fi
  reports="$(mktemp -d "$RUNNER_TEMP/conformance.XXXXXX")"
  set -- run "--level=$INPUT_LEVEL"
  [ -z "$INPUT_COMMAND" ] || set -- "$@" "--command=$INPUT_COMMAND"
  [ -z "$INPUT_ADAPTER" ] || set -- "$@" "--adapter=$INPUT_ADAPTER"
  [ -z "$INPUT_KNOWN_FAILURES" ] || set -- "$@" "--known-failures=$INPUT_KNOWN_FAILURES"
  while IFS= read -r argument; do
    argument="$(printf '%s' "$argument" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//')"
    [ -z "$argument" ] || set -- "$@" "$argument"
  done <<<"$INPUT_ARGUMENTS"
  for argument in json=report.json junit=report.xml markdown=report.md html=report.html; do
    set -- "$@" "--report=${argument%%=*}=$reports/${argument#*=}"
  done
  cd -- "$INPUT_WORKING_DIRECTORY" || fail 'The input working-directory is no folder.'
  node "$SUITE/dist/runner/main.js" "$@" || status=$?
  # Arguments such as --help end the command with success, but without a verdict.
  if [ ! -f "$reports/report.json" ] && [ "$status" = 0 ]; then
    (fail 'The run wrote no report: remove what keeps it from judging the port from the input arguments.') || status=$?
  fi
  if [ -f "$reports/report.json" ]; then
    conclusion="$(node -p 'JSON.parse(fs.readFileSync(process.argv[1], "utf8")).judgement.conclusions.at(-1).conclusion' "$reports/report.json")"
    cat "$reports/report.md" >>"$GITHUB_STEP_SUMMARY"
  else
    printf '## no verdict\n\ni18n-conformance ended with status %s before it judged the port. The log of the step says why.\n' \
      "$status" >>"$GITHUB_STEP_SUMMARY"
  fi
  output conclusion "$conclusion"
  output exit-status "$status"
  output reports "$reports"
  return "$status"
}

case "${1-}" in
  install | judge) "$1" ;;
  *) fail 'Usage: action.sh install, or action.sh judge.' ;;
esac
