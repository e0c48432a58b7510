import { PACKAGE_ROOT } from '../adapter/contract/package';
import { CHECKS } from './checks';
import { runChecks } from './checks/run-checks';

/** Runs every check, and ends with status 1 when one of them fails. */
async function main(): Promise<void> {
  const { failed } = await runChecks(CHECKS, PACKAGE_ROOT, (line) => console.log(line));
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
