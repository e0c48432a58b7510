import { Command } from 'commander';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { wholeNumber } from '../../runner/commands/arguments';
import { readExplained } from './explained';
import { judgeMutations } from './judge-mutations';
import { readMeasured, runStryker, sourceOf } from './stryker';
import { percentOf, unlistedText, withRow } from './summary';

/**
 * The folders of the reference, whose mutations the features detect, and of the code that judges, whose mutations the
 * short tests detect. The number is the least part of the mutations with an effect that they detect, in percent: for
 * the reference, what they reached when it was set.
 */
const FOLDERS: Readonly<Record<string, number>> = {
  reference: 85,
  steps: 90,
  play: 90,
  suite: 90,
  'adapter/client': 90,
  'runner/verdict': 90,
  'runner/plan': 90,
  'runner/judge': 90,
  'runner/diagnosis': 90,
};
const CONFORMANCE_PAGE = join(PACKAGE_ROOT, 'CONFORMANCE.md');

const command = new Command('npm run proof:mutation --')
  .description(
    'make small changes to the code, and count how many of them the features or the tests detect; write the counts of whole folders into CONFORMANCE.md',
  )
  .argument('[parts...]', `folders, or files in them: ${Object.keys(FOLDERS).join(', ')}`)
  .option('--sample <number>', 'measure one in this many mutations', wholeNumber(1), 1)
  .option('--report-only', 'judge the reports of the last run again')
  .addHelpText('after', '\nExample:\n  $ npm run proof:mutation -- --sample 5 suite runner/plan')
  .action(main);

/**
 * Runs Stryker on folders or files, one after the other, and compares the survivors with the list that explains them.
 * In the counts, a survivor that the list lacks is not detected.
 */
function main(parts: readonly string[], options: { sample: number; reportOnly?: boolean }): void {
  const named = parts.map((part) => part.replace(/\/$/, ''));
  const unknown = named.find((part) => !(part in FOLDERS) && !isFile(part));
  if (unknown !== undefined)
    command.error(`${unknown} is none of the folders, nor a file in one`, { exitCode: 2 });
  let [passed, failed] = [0, 0];
  for (const part of named.length > 0 ? named : Object.keys(FOLDERS)) {
    if (!options.reportOnly) runStryker(part, options.sample);
    const counts = judgePart(part);
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Judges the features or the tests by the mutations of a folder or a file. */
function judgePart(part: string): { readonly passed: number; readonly failed: number } {
  const measured = readMeasured(part);
  if (measured === undefined) {
    console.log(`${part}: there is no report yet: run npm run proof:mutation -- ${part}`);
    return { passed: 0, failed: 1 };
  }
  const explained = readExplained(PACKAGE_ROOT).filter(({ file }) => `${file}/`.startsWith(`${part}/`));
  const { counts, unlisted, ...judged } = judgeMutations(measured.mutations, explained, sourceOf);
  // Entries may be about mutations outside of a sample.
  const stale = measured.moment.sample === 1 ? judged.stale : [];
  const { detected, made } = counts;
  const score = percentOf(counts);
  for (const mutation of unlisted) console.log(unlistedText(mutation));
  for (const finding of stale) console.log(finding);
  console.log(`${part}: ${detected} of ${made} mutations with an effect are detected: ${score}%`);
  const least = FOLDERS[part];
  const isLow = least !== undefined && !(score >= least);
  if (isLow) console.log(`that is less than ${least}%`);
  const failed = unlisted.length + stale.length + (isLow ? 1 : 0);
  if (least !== undefined) {
    const page = readFileSync(CONFORMANCE_PAGE, 'utf8');
    writeFileSync(CONFORMANCE_PAGE, withRow(page, part, counts, measured.moment));
  }
  return { passed: made - unlisted.length, failed };
}

function isFile(word: string): boolean {
  const isWithin = Object.keys(FOLDERS).some((folder) => word.startsWith(`${folder}/`));
  return isWithin && word.endsWith('.ts') && existsSync(join(PACKAGE_ROOT, word));
}

command.parse();
