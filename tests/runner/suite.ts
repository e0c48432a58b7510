import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';

const { trials } = readSuite(PACKAGE_ROOT);

/** Returns how many scenarios a rule has, counted on each of their surfaces. */
export function sizeOf(rule: string): number {
  return trials.filter((trial) => trial.rule === rule).length;
}
