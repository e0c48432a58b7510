import type { Envelope } from '@cucumber/messages';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setCurrentSession } from '../../adapter/contract/current-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import { cucumber } from '../../runner/run/cucumber';
import { loadSteps } from '../../runner/run/cucumber-run';

/** How a scenario ended: `PASSED`, or the status and the message of the first step that did not pass. */
export type Ending = 'PASSED' | { readonly status: string; readonly message: string };

/**
 * Pastes scenarios below a rule of a feature, and runs them with the suite's own steps.
 *
 * @param scenarios each as it was printed
 */
export async function runPasted(scenarios: readonly string[], session: Session): Promise<Ending[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pasted-'));
  const file = join(folder, 'pasted.feature');
  writeFileSync(
    file,
    ['Feature: Pasted', '', '  Rule: As printed', '', scenarios.join('\n\n'), ''].join('\n'),
  );
  const endings: Ending[] = [];
  setCurrentSession(session);
  try {
    const options = { folder: PACKAGE_ROOT, paths: [file], support: await loadSteps() };
    const said = await cucumber(options, collecting(endings));
    if (said !== '') throw new Error(said);
  } finally {
    setCurrentSession(undefined);
    rmSync(folder, { recursive: true });
  }
  return endings;
}

function collecting(endings: Ending[]): (message: Envelope) => void {
  let ending: Ending = 'PASSED';
  return ({ testCaseStarted, testStepFinished, testCaseFinished }) => {
    if (testCaseStarted) ending = 'PASSED';
    if (testStepFinished && testStepFinished.testStepResult.status !== 'PASSED' && ending === 'PASSED') {
      const { status, message = '' } = testStepFinished.testStepResult;
      ending = { status, message };
    }
    if (testCaseFinished) endings.push(ending);
  };
}
