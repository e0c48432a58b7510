import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readExplained } from './explained';
import { judgeMutations } from './judge-mutations';
import { readMeasured, runStryker, sourceOf, WITHOUT_RUN, type StrykerRun } from './stryker';
import { percentOf, unlistedText, withFolder, withoutEquivalents } from './summary';

/** The folders of the code that judges, in the order of the table in CONFORMANCE.md. */
const FOLDERS: readonly string[] = [
  'steps',
  'play',
  'suite',
  'adapter/client',
  'runner/verdict',
  'runner/plan',
  'runner/judge',
  'runner/diagnosis',
];
/** The least part of the mutations with an effect that the tests detect, in percent. */
const MIN_SCORE = 90;
/** The maximum length of git's output, which lists all files and their changes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const CONFORMANCE_PAGE = join(PACKAGE_ROOT, 'CONFORMANCE.md');

/**
 * Runs Stryker on folders of the code that judges, one after the other, and compares the survivors with the list that
 * explains them. Writes the counts of each whole folder into CONFORMANCE.md, unless something is wrong with it.
 */
function main(words: readonly string[]): void {
  const named = words.filter((word) => word !== WITHOUT_RUN).map((word) => word.replace(/\/$/, ''));
  const unknown = named.find(
    (word) => !FOLDERS.includes(word) && !FOLDERS.some((folder) => isFileIn(folder, word)),
  );
  if (unknown !== undefined) {
    console.log(`${unknown} is no folder of the code that judges, nor a file in one: ${FOLDERS.join(', ')}`);
    process.exit(2);
  }
  let [passed, failed] = [0, 0];
  for (const part of named.length > 0 ? named : FOLDERS) {
    const counts = judgePart(part, !words.includes(WITHOUT_RUN));
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Judges the tests by the mutations of a folder or a file. */
function judgePart(part: string, isRun: boolean): { readonly passed: number; readonly failed: number } {
  const run = runOf(part);
  if (isRun) runStryker(run);
  const measured = readMeasured(run);
  if (measured === undefined) {
    console.log(`${part}: there is no report yet: run npm run proof:judge -- ${part}`);
    return { passed: 0, failed: 1 };
  }
  const explained = readExplained(PACKAGE_ROOT).filter(
    ({ file }) => file === part || file.startsWith(`${part}/`),
  );
  const { counts, unlisted, stale } = judgeMutations(measured.mutations, explained, sourceOf);
  const effective = withoutEquivalents(counts);
  const score = percentOf(effective);
  for (const mutation of unlisted) console.log(unlistedText(mutation));
  for (const finding of stale) console.log(finding);
  console.log(
    `${part}: the tests detect ${effective.detected} of ${effective.made} mutations with an effect: ${score}%`,
  );
  const isFolder = FOLDERS.includes(part);
  const isLow = isFolder && !(score >= MIN_SCORE);
  if (isLow) console.log(`that is less than ${MIN_SCORE}%`);
  const failed = unlisted.length + stale.length + (isLow ? 1 : 0);
  if (isFolder && failed === 0) {
    const page = readFileSync(CONFORMANCE_PAGE, 'utf8');
    writeFileSync(CONFORMANCE_PAGE, withFolder(page, part, counts, measured.moment));
  }
  return { passed: counts.judged.made - unlisted.length, failed };
}

function runOf(part: string): StrykerRun {
  const report = `reports/judge/${part.replaceAll('/', '-')}.json`;
  const files = FOLDERS.includes(part) ? `${part}/**/*.ts` : part;
  const results = join(PACKAGE_ROOT, report.replace(/json$/, `${stateOfFiles()}.jsonl`));
  return {
    config: 'judge.config.mjs',
    report,
    environment: { JUDGED_FILES: files, JUDGED_REPORT: report, JUDGED_RESULTS: results },
  };
}

/** Returns a text that changes with any file of the repository, so that only a run of the same files is continued. */
function stateOfFiles(): string {
  const git = (...args: string[]): Buffer =>
    execFileSync('git', args, { cwd: PACKAGE_ROOT, maxBuffer: MAX_OUTPUT_BYTES });
  const hash = createHash('sha256').update(git('ls-files', '--stage')).update(git('diff'));
  return hash.digest('hex').slice(0, 12);
}

function isFileIn(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`) && file.endsWith('.ts') && existsSync(join(PACKAGE_ROOT, file));
}

main(process.argv.slice(2));
