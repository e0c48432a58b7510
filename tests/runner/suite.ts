import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite, type Surface } from '../../suite/read';

const { trials } = readSuite(PACKAGE_ROOT);

/** Returns the number of trials of a rule, on all surfaces or on one. */
export function sizeOf(rule: string, surface?: Surface): number {
  return trials.filter((trial) => trial.rule === rule && (surface ?? trial.surface) === trial.surface).length;
}
