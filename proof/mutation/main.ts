import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { compare, readEquivalents } from './equivalents';
import { readReport, type StrykerReport } from './survivors';

/** The least part of the mutations that the features notice, in percent. Those that are listed as equivalent count too. */
const MIN_SCORE = 94;
const STRYKER = join(PACKAGE_ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/**
 * Runs Stryker on the reference, and compares the survivors with the list of equivalent mutations. Writes the result
 * for CONFORMANCE.md, unless only a part was mutated.
 */
function main(options: readonly string[]): void {
  const { status } = spawnSync(
    process.execPath,
    [STRYKER, 'run', 'proof/mutation/stryker.config.mjs', ...options],
    { cwd: PACKAGE_ROOT, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);

  const report = JSON.parse(read('reports/mutation.json')) as StrykerReport;
  const { killed, survivors, ignored } = readReport(report);
  const listed = readEquivalents(read('proof/equivalent-mutants.yaml'));
  const { unlisted, ...compared } = compare(survivors, listed);
  // With options of Stryker, such as --mutate, a part of the reference was mutated, which says nothing of the rest.
  const isWhole = options.length === 0;
  const stale = isWhole ? compared.stale : [];
  const score = Math.floor((killed / (killed + survivors.length)) * 1000) / 10;

  for (const { file, line, code, becomes } of unlisted) {
    console.log(`${file}:${line}: survives, and is not listed as equivalent\n  - ${code}\n  + ${becomes}`);
  }
  for (const entry of stale) console.log(`listed as equivalent, and did not survive: ${entry}`);
  console.log(
    `the features notice ${score}% of ${killed + survivors.length} mutations (${ignored} left out as beyond the interface)`,
  );
  if (isWhole) writeResult({ score, killed, survived: survivors.length, ignored, ...moment() });
  const failed = unlisted.length + stale.length + (isWhole && score < MIN_SCORE ? 1 : 0);
  console.log(`\n${killed + survivors.length - unlisted.length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function writeResult(result: object): void {
  writeFileSync(join(PACKAGE_ROOT, 'proof/mutation-result.json'), `${JSON.stringify(result, null, 2)}\n`);
}

/** The day, and the commit that was mutated. */
function moment(): { readonly date: string; readonly commit: string } {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: PACKAGE_ROOT,
    encoding: 'utf8',
  });
  return { date: new Date().toISOString().slice(0, 10), commit: commit.trim() };
}

function read(file: string): string {
  return readFileSync(join(PACKAGE_ROOT, file), 'utf8');
}

main(process.argv.slice(2));
