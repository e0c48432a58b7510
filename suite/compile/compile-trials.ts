import { compileScript, StepError } from '../../steps/compile';
import type { Script } from '../../steps/script';
import { SuiteDefect, type Trial } from '../read';

/**
 * Compiles trials to scripts, by the keys of the trials.
 *
 * @throws SuiteDefect with a finding for each step that cannot be compiled
 */
export function compileTrials(trials: readonly Trial[]): Map<string, Script> {
  const scripts = new Map<string, Script>();
  const findings = new Set<string>();
  for (const trial of trials) {
    try {
      scripts.set(trial.key, compileScript(trial));
    } catch (thrown) {
      if (!(thrown instanceof StepError)) throw thrown;
      const { line } = trial.steps[thrown.step]!;
      findings.add(`${trial.file}:${line}: ${thrown.message}`);
    }
  }
  if (findings.size > 0) throw new SuiteDefect([...findings]);
  return scripts;
}
