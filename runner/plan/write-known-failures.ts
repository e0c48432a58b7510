import type { Suite } from '../../suite';
import type { Judged, Judgement } from '../verdict/judgement';
import type { KnownFailure, KnownFailuresList } from './known-failures';

/** The most characters of a message that become the reason of an entry. */
const MAX_REASON_LENGTH = 120;

const HEADING = '# Known failures: an id or a glob of ids on a line, and the reason after it.\n';

/** A list of known failures brought up to date, and the number of its entries by what became of them. */
export interface UpdatedList {
  readonly text: string;
  readonly kept: number;
  readonly added: number;
  readonly removed: number;
}

/**
 * Brings a list of known failures up to date with a run. What failed, or is unsupported, and is not listed is added at
 * the end; a fault is never listed. An entry goes only when every scenario that it matches was judged and passed. All
 * other lines, comments included, stay as they are.
 *
 * @param list the list so far; absent when there is none
 */
export function updatedKnownFailures(
  { suite, rules }: Pick<Judgement, 'suite' | 'rules'>,
  list: KnownFailuresList = { source: HEADING, entries: [] },
): UpdatedList {
  const judged = new Map(
    rules.flatMap(({ scenarios }) => scenarios).map((one) => [one.scenario.key, one] as const),
  );
  const outdated = list.entries.filter((entry) => isOutdated(entry, suite, judged));
  const removed = new Set(outdated.map(({ line }) => line));
  const added = [...judged.values()].filter(isUnlistedFailure).map(entryOf);
  const lineEnd = list.source.includes('\r\n') ? '\r\n' : '\n';
  const lines = list.source.split(/\r?\n/).filter((_, index) => !removed.has(index + 1));
  // The text after the last line's end is no line.
  if (lines.at(-1) === '') lines.pop();
  return {
    text: [...lines, ...added, ''].join(lineEnd),
    kept: list.entries.length - removed.size,
    added: added.length,
    removed: removed.size,
  };
}

/** Tells whether all that an entry matches has passed; so it is too when it matches nothing. */
function isOutdated({ matches }: KnownFailure, suite: Suite, judged: ReadonlyMap<string, Judged>): boolean {
  return suite.trials.filter(matches).every(({ key }) => judged.get(key)?.result?.kind === 'passed');
}

function isUnlistedFailure({ known, result }: Judged): boolean {
  return known === undefined && (result?.kind === 'failed' || result?.kind === 'unsupported');
}

function entryOf({ scenario, result }: Judged): string {
  const found = (result?.problem?.message ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const shortened = found.length > MAX_REASON_LENGTH ? `${found.slice(0, MAX_REASON_LENGTH)}…` : found;
  return `${scenario.key}  # ${shortened || 'failed'}`;
}
