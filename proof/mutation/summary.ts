import type { Moment } from './measured-at';
import { SURVIVORS_FILE } from './explained';
import type { Detected, MutationCounts } from './judge-mutations';
import type { Mutation } from './survivors';

const SUMMARY = /(?<=^<!-- measured by npm run proof:mutation -->\n\n).*$/m;

/** Returns a page in which the result of mutation testing is replaced by a new one. */
export function withSummary(page: string, counts: MutationCounts, moment: Moment): string {
  if (!SUMMARY.test(page))
    throw new Error('the page has no line that shows a result of npm run proof:mutation');
  return page.replace(SUMMARY, () => summaryOf(counts, moment));
}

function summaryOf({ all, judged, equivalents, gaps }: MutationCounts, { date, commit }: Moment): string {
  return (
    `On ${date}, at commit ${commit}, the features detected ${all.detected} of ${all.made} mutations of the ` +
    `reference (${percentOf(all)}%). [${SURVIVORS_FILE}](${SURVIVORS_FILE}) explains the others. Excluding the code ` +
    `that no operation of a port can reach, the features detected ${judged.detected} of ${judged.made} mutations ` +
    `(${percentOf(judged)}%). Of the other ${judged.made - judged.detected}, ${equivalents} have no observable effect, ` +
    `and ${gaps} are gaps in the features.`
  );
}

/**
 * Returns a page with the result for a folder of the code that judges, in place of the row that it shows.
 *
 * @throws Error when the page has no row for the folder
 */
export function withFolder(page: string, folder: string, counts: MutationCounts, moment: Moment): string {
  const row = new RegExp(String.raw`^\| \`${folder}\` +\|.*$`, 'm');
  if (!row.test(page)) throw new Error(`the page has no row for the folder ${folder}`);
  const { detected, made } = withoutEquivalents(counts);
  const cells = [
    `\`${folder}\``,
    `${moment.date}, ${moment.commit}`,
    `${detected} of ${made}`,
    `${percentOf({ detected, made })}%`,
    counts.equivalents,
  ];
  return page.replace(row, () => `| ${cells.join(' | ')} |`);
}

/** Returns the counts of the judged mutations that have an effect. */
export function withoutEquivalents({ judged, equivalents }: MutationCounts): Detected {
  return { detected: judged.detected, made: judged.made - equivalents };
}

/** Describes a survivor that the list does not explain. */
export function unlistedText({ file, line, code, becomes }: Mutation): string {
  return `${file}:${line}: survives, and is not listed\n  - ${code}\n  + ${becomes}`;
}

/** Returns the percentage of the mutations that are detected, with one decimal place, rounded down. */
export function percentOf({ detected: count, made }: Detected): number {
  return Math.floor((count / made) * 1000) / 10;
}
