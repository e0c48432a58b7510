import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './measure.mjs';

const COMMAND = join(import.meta.dirname, '../dist/runner/main.js');
const RUN = [COMMAND, 'run', '--level', 'crystal', '--command', `node "${COMMAND}" serve`];
const CUCUMBER = createRequire(import.meta.url).resolve('@cucumber/cucumber');
const EMPTY_RUN = [join(CUCUMBER, '../../bin/cucumber.js'), '--require', 'steps.cjs', '*.feature'];
const ROUNDS = 3;
/** Cucumber takes longer for a scenario the more there are in its file. */
const SCENARIOS_IN_A_FILE = 50;

/**
 * Measures a run of the suite on the reference, beside cucumber with as many scenarios that do nothing.
 *
 * @returns a section of `RESULTS.md`
 */
export function suiteSection() {
  const folder = mkdtempSync(join(tmpdir(), 'i18n-bench-'));
  try {
    const trials = trialsIn(run(RUN, folder).output);
    writeEmptyFeatures(folder, trials);
    const rounds = Array.from({ length: ROUNDS }, () => [run(RUN, folder), run(EMPTY_RUN, folder)]);
    // Cucumber also succeeds if it finds no scenario.
    for (const [, { output }] of rounds)
      assert.match(output, new RegExp(`${trials} scenarios .*${trials} passed`));
    const ratios = rounds.map(([suite, cucumber]) => suite.seconds / cucumber.seconds);
    return `## The suite

Medians of ${ROUNDS} rounds, with the lowest and the highest, by the clock.

- A run of the reference over stdio at level crystal, ${trials} trials: ${rangeOf(rounds.map(([suite]) => suite.seconds))} seconds
- Cucumber with as many scenarios of three empty steps: ${rangeOf(rounds.map(([, cucumber]) => cucumber.seconds))} seconds
- Ratio of the run to cucumber: ${rangeOf(ratios)}
`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs node, and throws an error if it fails. */
function run(args, cwd) {
  const start = performance.now();
  const output = execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: Infinity });
  return { seconds: (performance.now() - start) / 1000, output };
}

/** Returns the number of trials that a run played: that of the last conclusion, which includes all levels. */
function trialsIn(output) {
  const trials = [...output.matchAll(/^conformant at level \w+: \d+ of (\d+) trials/gm)].at(-1)?.[1];
  if (trials === undefined) throw new Error(`the run of the reference has no conclusion:\n${output}`);
  return Number(trials);
}

function writeEmptyFeatures(folder, number) {
  const steps = '    Given nothing\n'.repeat(3);
  for (let from = 0; from < number; from += SCENARIOS_IN_A_FILE) {
    const rows = '      | 1 |\n'.repeat(Math.min(SCENARIOS_IN_A_FILE, number - from));
    const outline = `  Scenario Outline: <case>\n${steps}    Examples:\n      | case |\n${rows}`;
    writeFileSync(join(folder, `${from}.feature`), `Feature: ${from}\n${outline}`);
  }
  const definition = `require(${JSON.stringify(CUCUMBER)}).Given('nothing', () => undefined);\n`;
  writeFileSync(join(folder, 'steps.cjs'), definition);
}

function rangeOf(numbers) {
  const [middle, lowest, highest] = [median(numbers), Math.min(...numbers), Math.max(...numbers)];
  return `${middle.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
}
