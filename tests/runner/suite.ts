import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';

const { trials } = readSuite(PACKAGE_ROOT);

/** Returns the number of scenarios of a rule, counted once per surface. */
export function sizeOf(rule: string): number {
  return trials.filter((trial) => trial.rule === rule).length;
}
