import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { installPackages } from '../../scripts/install-packages';
import { currentMoment, type Moment } from '../measured-at';
import { judgeMutations } from './judge-mutations';
import { LISTS, readExplained } from './lists';
import { MUTATION_RESULT_FILE, percentOf } from './mutation-result';
import { readReport, type StrykerReport } from './survivors';

/** The least part of the judged mutations that the features detect, in percent: what they reached when it was set. */
const MIN_SCORE = 80;
const FOLDER = 'proof/mutation';
const STRYKER = join(PACKAGE_ROOT, FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const REPORT = join(PACKAGE_ROOT, 'reports/mutation.json');
/** The moment of the report. */
const MOMENT = join(PACKAGE_ROOT, 'reports/mutation-moment.json');
/** Judges the report of the last run again, after changes of the lists alone. */
const WITHOUT_RUN = '--report-only';

/**
 * Runs Stryker on the reference, and compares the survivors with the lists. Writes the result for CONFORMANCE.md, unless
 * only a part was mutated, or something is wrong.
 */
function main(options: readonly string[]): void {
  const isRun = !options.includes(WITHOUT_RUN);
  if (isRun) {
    installPackages(FOLDER);
    const moment = currentMoment();
    const args = [STRYKER, 'run', `${FOLDER}/stryker.config.mjs`, ...options];
    const { status } = spawnSync(process.execPath, args, { cwd: PACKAGE_ROOT, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
    writeJson(MOMENT, moment);
  } else if (!existsSync(REPORT) || !existsSync(MOMENT)) {
    console.log(`${WITHOUT_RUN} needs reports/mutation.json: run npm run proof:mutation first`);
    process.exit(2);
  }

  const read = (file: string) => readExplained(PACKAGE_ROOT, file);
  const { counts, unlisted, stale } = judgeMutations(
    readReport(readJson(REPORT) as StrykerReport),
    { equivalents: read(LISTS.equivalents), gaps: read(LISTS.gaps), beyond: read(LISTS.beyond) },
    sourceOf,
  );
  // With other options of Stryker, such as --mutate, a part of the reference was mutated, which says nothing of the rest.
  const isWhole = options.every((option) => option === WITHOUT_RUN || option === '--incremental');
  const findings = isWhole ? stale : [];
  const score = percentOf(counts.judged);

  for (const { file, line, code, becomes } of unlisted) {
    console.log(`${file}:${line}: survives, and is in no list\n  - ${code}\n  + ${becomes}`);
  }
  for (const finding of findings) console.log(finding);
  console.log(
    `the features detect ${counts.all.detected} of ${counts.all.made} mutations: ${percentOf(counts.all)}%; ` +
      `without those beyond the interface ${counts.judged.detected} of ${counts.judged.made}: ${score}%`,
  );
  const isLow = isWhole && score < MIN_SCORE;
  if (isLow) console.log(`that is less than ${MIN_SCORE}%`);
  const failed = unlisted.length + findings.length + (isLow ? 1 : 0) + (counts.all.made === 0 ? 1 : 0);
  if (isWhole && failed === 0) {
    writeJson(join(PACKAGE_ROOT, MUTATION_RESULT_FILE), { ...counts, ...(readJson(MOMENT) as Moment) });
  }
  console.log(`\n${counts.judged.made - unlisted.length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function sourceOf(file: string): string | undefined {
  const path = join(PACKAGE_ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

main(process.argv.slice(2));
