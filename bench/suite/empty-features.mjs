import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measured, ROOT } from './processes.mjs';

const CUCUMBER = join(ROOT, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
/** Cucumber takes longer for a scenario the more there are in its file. */
const IN_A_FILE = 50;

/** Runs cucumber in process on scenarios of three steps that do nothing. */
export async function playEmptyScenarios(number) {
  // Below this folder, so that the step definitions find cucumber.
  const folder = mkdtempSync(join(import.meta.dirname, '.empty-'));
  try {
    mkdirSync(join(folder, 'features'));
    for (let from = 0; from < number; from += IN_A_FILE) {
      const scenarios = Array.from({ length: Math.min(IN_A_FILE, number - from) }, (_, index) =>
        scenario(index),
      );
      writeFileSync(join(folder, `features/f${from}.feature`), `Feature: f${from}\n${scenarios.join('')}`);
    }
    writeFileSync(
      join(folder, 'steps.cjs'),
      "const { Given } = require('@cucumber/cucumber');\nGiven('nothing {int}', (number) => undefined);\n",
    );
    const options = ['--require', 'steps.cjs', '--format', 'summary', 'features/*.feature'];
    return await measured([CUCUMBER, ...options], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scenario(index) {
  return `  Scenario: ${index}\n${[1, 2, 3].map((step) => `    Given nothing ${step}\n`).join('')}`;
}
