import type { Trial } from '../../suite';
import type { Judged } from '../verdict/judgement';
import { foldFailures, type FailureGroup, type JudgedScenarios } from './fold-failures';
import type { KnownFailure, KnownFailuresList } from './known-failures';
import { decidingTest } from './select';

/** The most characters of a message that become the reason of an entry. */
const MAX_REASON_LENGTH = 120;

const HEADING =
  '# Known failures. Each line has an id or a glob of ids, optionally a surface (@catalog), and a reason.\n';

/** An updated list of known failures, and how many of its entries are kept, added and removed. */
export interface UpdatedList {
  readonly text: string;
  readonly kept: number;
  readonly added: number;
  readonly removed: number;
}

/**
 * Updates a list of known failures with the results of a run. New entries at its end list the scenarios that failed or
 * are unsupported and are not listed yet, folded by {@link foldFailures}. Faults are never listed. An entry is removed
 * if it matches nothing, or if all its scenarios were judged and the applicable ones passed. Other lines do not change.
 *
 * @param list the list so far; absent when there is none
 */
export function updatedKnownFailures(
  judgement: JudgedScenarios,
  list: KnownFailuresList = { source: HEADING, entries: [] },
): UpdatedList {
  const isOutdated = outdatedTest(judgement);
  const removed = new Set(list.entries.filter(isOutdated).map(({ line }) => line));
  const added = foldFailures(judgement).map(lineOf);
  const lineEnd = list.source.includes('\r\n') ? '\r\n' : '\n';
  const lines = list.source.split(/\r?\n/).filter((_, index) => !removed.has(index + 1));
  // The text after the last line's end is not a line.
  if (lines.at(-1) === '') lines.pop();
  return {
    text: [...lines, ...added, ''].join(lineEnd),
    kept: list.entries.length - removed.size,
    added: added.length,
    removed: removed.size,
  };
}

/** Returns the test for outdated entries. It ignores observations, unless an entry matches nothing else. */
function outdatedTest(judgement: JudgedScenarios): (entry: KnownFailure) => boolean {
  const kinds = new Map(
    judgement.rules
      .flatMap(({ scenarios }) => scenarios)
      .map(({ scenario, result }) => [scenario.key, result?.kind] as const),
  );
  const isDecisive = decidingTest(judgement.suite, judgement.level);
  const kindOf = ({ key }: Trial): NonNullable<Judged['result']>['kind'] | undefined => kinds.get(key);
  return ({ matches }) => {
    const matched = judgement.suite.trials.filter(matches);
    const decisive = matched.filter(isDecisive).map(kindOf);
    const hasPassed = decisive.includes('passed');
    return (
      matched.length === 0 ||
      (hasPassed && decisive.every((kind) => kind === 'passed' || kind === 'not-applicable'))
    );
  };
}

function lineOf({ pattern, failures }: FailureGroup): string {
  const [reason = '', ...others] = new Set(failures.map(messageOf));
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const shortened = reason.length > MAX_REASON_LENGTH ? `${reason.slice(0, MAX_REASON_LENGTH)}…` : reason;
  return `${pattern}  # ${shortened}${more}`;
}

function messageOf({ result }: Judged): string {
  return (result?.problem?.message ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim() || 'failed';
}
