import type { MutationCounts } from './judge-mutations';
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
  const { detected, made, equivalents, beyond } = counts;
  const cells = [
    `\`${folder}\``,
    `${moment.date}, ${moment.commit}${moment.sample === 1 ? '' : `, one in ${moment.sample}`}`,
    `${detected} of ${made}`,
    `${percentOf(counts)}%`,
    equivalents,
    beyond,
  ];
  return page.replace(row, () => `| ${cells.join(' | ')} |`);
}

/** Describes a survivor that the list does not explain. */
export function unlistedText({ file, line, code, becomes }: Mutation): string {
  return `${file}:${line}: survives, and is not listed\n  - ${code}\n  + ${becomes}`;
}

/** Returns the percentage of the mutations that are detected, with one decimal place, rounded down. */
export function percentOf({ detected, made }: Pick<MutationCounts, 'detected' | 'made'>): number {
  return Math.floor((detected / made) * 1000) / 10;
}
