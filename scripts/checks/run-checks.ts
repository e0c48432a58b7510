import { colors } from '../../runner/console/terminal';
import { SuiteDefect } from '../../suite';
type Counts = { passed: number; failed: number };
import type { Check } from './check';

/**
 * Runs checks at the same time, because some of them wait for programs. Prints the results in the order of the checks.
 *
 * @param print prints a line
 */
export async function runChecks(
  checks: readonly Check[],
  packageRoot: string,
  print: (line: string) => void,
): Promise<Counts> {
  const results = checks.map(async (check) => ({ check, findings: await findingsOf(check, packageRoot) }));
  let failed = 0;
  for (const result of results) {
    const { check, findings } = await result;
    if (findings.length === 0) {
      print(`${colors.green('✓')} ${check.title} ${colors.dim(`(${check.name})`)}`);
      continue;
    }
    failed += 1;
    print(`${colors.red('✗')} ${check.title} ${colors.dim(`(${check.name})`)}`);
    for (const finding of findings) print(finding.replace(/^/gm, '    '));
    print(`  What to do: ${check.remedy}.`);
  }
  print(`${checks.length - failed} passed, ${failed} failed`);
  return { passed: checks.length - failed, failed };
}

async function findingsOf({ find }: Check, packageRoot: string): Promise<readonly string[]> {
  try {
    return await find(packageRoot);
  } catch (thrown) {
    if (thrown instanceof SuiteDefect) return thrown.findings;
    return [thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)];
  }
}
