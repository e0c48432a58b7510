import type { Detected, MutationCounts } from './judge-mutations';
import type { Moment } from './stryker';
import type { Mutation } from './survivors';

/**
 * Returns a page with the result for a folder in place of the row that it shows.
 *
 * @throws Error when the page has no row for the folder
 */
export function withRow(page: string, folder: string, counts: MutationCounts, moment: Moment): string {
  const row = new RegExp(String.raw`^\| \`${folder}\` +\|.*$`, 'm');
  if (!row.test(page)) throw new Error(`the page has no row for the folder ${folder}`);
  const { detected, made } = effective(counts);
  const cells = [
    `\`${folder}\``,
    `${moment.date}, ${moment.commit}`,
    `${detected} of ${made}`,
    `${percentOf({ detected, made })}%`,
    counts.equivalents,
    counts.all.made - counts.judged.made,
  ];
  return page.replace(row, () => `| ${cells.join(' | ')} |`);
}

/** Returns the counts of the judged mutations that have an effect. */
export function effective({ judged, equivalents }: MutationCounts): Detected {
  return { detected: judged.detected, made: judged.made - equivalents };
}

/** Describes a survivor that the list does not explain. */
export function unlistedText({ file, line, code, becomes }: Mutation): string {
  return `${file}:${line}: survives, and is not listed\n  - ${code}\n  + ${becomes}`;
}

/** Returns the percentage of the mutations that are detected, with one decimal place, rounded down. */
export function percentOf({ detected, made }: Detected): number {
  return Math.floor((detected / made) * 1000) / 10;
}
