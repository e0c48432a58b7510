import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readExplained } from './explained';
import { judgeMutations } from './judge-mutations';
import { readMeasured, runStryker, sourceOf, WITHOUT_RUN } from './stryker';
import { percentOf, unlistedText, withSummary } from './summary';

/** The least part of the judged mutations that the features detect, in percent: what they reached when it was set. */
const MIN_SCORE = 80;
const RUN = { config: 'stryker.config.mjs', report: 'reports/mutation.json' };
const CONFORMANCE_PAGE = join(PACKAGE_ROOT, 'CONFORMANCE.md');

/**
 * Runs Stryker on the reference, and compares the survivors with the list that explains them. Writes the counts into
 * CONFORMANCE.md, unless only a part was mutated, or something is wrong.
 */
function main(options: readonly string[]): void {
  if (!options.includes(WITHOUT_RUN)) runStryker({ ...RUN, options });
  const measured = readMeasured(RUN);
  if (measured === undefined) {
    console.log(`${WITHOUT_RUN} needs ${RUN.report}: run npm run proof:mutation first`);
    process.exit(2);
  }

  const explained = readExplained(PACKAGE_ROOT).filter(({ file }) => file.startsWith('reference/'));
  const { counts, unlisted, stale } = judgeMutations(measured.mutations, explained, sourceOf);
  // With other options of Stryker, such as --mutate, a part of the reference was mutated, which says nothing of the rest.
  const isWhole = options.every((option) => option === WITHOUT_RUN || option === '--incremental');
  const findings = isWhole ? stale : [];
  const score = percentOf(counts.judged);

  for (const mutation of unlisted) console.log(unlistedText(mutation));
  for (const finding of findings) console.log(finding);
  console.log(
    `the features detect ${counts.all.detected} of ${counts.all.made} mutations: ${percentOf(counts.all)}%; ` +
      `without those beyond the interface ${counts.judged.detected} of ${counts.judged.made}: ${score}%`,
  );
  const isLow = isWhole && score < MIN_SCORE;
  if (isLow) console.log(`that is less than ${MIN_SCORE}%`);
  const failed = unlisted.length + findings.length + (isLow ? 1 : 0) + (counts.all.made === 0 ? 1 : 0);
  if (isWhole && failed === 0) {
    const page = readFileSync(CONFORMANCE_PAGE, 'utf8');
    writeFileSync(CONFORMANCE_PAGE, withSummary(page, counts, measured.moment));
  }
  console.log(`\n${counts.judged.made - unlisted.length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main(process.argv.slice(2));
