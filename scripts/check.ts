import { colors } from '../runner/console/colors';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { SuiteDefect } from '../suite';
import { CHECKS } from './checks';
import type { Check } from './checks/check';

/** Runs every check, prints which pass, and ends with their number. */
async function main(): Promise<void> {
  // Together, because two of them wait for programs of their own.
  const results = CHECKS.map(async (check) => ({ check, findings: await findingsOf(check) }));
  let failed = 0;
  for (const result of results) {
    const { check, findings } = await result;
    if (findings.length === 0) {
      console.log(`${colors.green('✓')} ${check.title}`);
      continue;
    }
    failed += 1;
    console.log(`${colors.red('✗')} ${check.title}`);
    for (const finding of findings) console.log(finding.replace(/^/gm, '    '));
    console.log(`  What to do: ${check.remedy}.`);
  }
  console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function findingsOf({ find }: Check): Promise<readonly string[]> {
  try {
    return await find(PACKAGE_ROOT);
  } catch (thrown) {
    if (thrown instanceof SuiteDefect) return thrown.findings;
    return [thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)];
  }
}

void main();
