import type { Trial } from '../../suite';
import { grouped } from '../../suite/grouped';
import { trialsOfEntries, type KnownFailure, type KnownFailuresList } from '../plan/known-failures';
import { levelTest } from '../plan/select';
import { shortened } from '../text/escape';
import type { Judged, Judgement } from './judgement';
import type { Verdict } from './verdict';

/** The message that becomes the reason of an entry is truncated to this many characters. */
const MAX_REASON_LENGTH = 120;

const HEADING =
  '# Known failures. Each line has an id or a glob of ids, optionally a surface (@catalog), and a reason.\n';

/** An updated list of known failures, and the numbers of entries that were kept, added and removed. */
interface UpdatedList {
  readonly text: string;
  readonly kept: number;
  readonly added: number;
  readonly removed: number;
}

/**
 * Updates a list of known failures with the results of a run. Scenarios that failed or are unsupported, and that no
 * entry matches yet, get new entries at the end, grouped by {@link foldFailures}. Faults are never listed. An entry is
 * removed if it matches no scenario, or if at least one of its scenarios passed and the others passed or are not
 * applicable. Other lines do not change.
 *
 * @param list the existing list, if there is one
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
  // The empty text after the last line break is not a line.
  if (lines.at(-1) === '') lines.pop();
  return {
    text: [...lines, ...added, ''].join(lineEnd),
    kept: list.entries.length - removed.size,
    added: added.length,
    removed: removed.size,
  };
}

/**
 * Returns a function that tells whether an entry is outdated. An entry that matches only trials of another level is kept.
 */
function outdatedTest({ suite, level, rules }: JudgedScenarios): (entry: KnownFailure) => boolean {
  const judged = judgedByKey(rules);
  const isOfLevel = levelTest(suite, level);
  const matchedBy = trialsOfEntries(suite.trials);
  return (entry) => {
    const matched = matchedBy(entry);
    const kinds = matched.filter(isOfLevel).map(({ key }) => judged.get(key)?.result?.kind);
    const hasPassed = kinds.includes('passed');
    const areFine = kinds.every((kind) => kind === 'passed' || kind === 'not-applicable');
    return matched.length === 0 || (hasPassed && areFine);
  };
}

function judgedByKey(rules: Judgement['rules']): Map<string, Judged> {
  return new Map(rules.flatMap(({ trials }) => trials.map((judged) => [judged.trial.key, judged])));
}

function lineOf([pattern, failures]: FailureGroup): string {
  const [first] = failures;
  const others = new Set(failures.map(messageOf)).size - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  const isSurface = pattern.startsWith('* @') && first.verdict === 'unsupported';
  const reason = shortened(messageOf(first), MAX_REASON_LENGTH);
  return `${pattern}  # ${isSurface ? 'no such surface: ' : ''}${reason}${more}`;
}

function messageOf({ result }: Judged): string {
  return result!.problem!.message.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The parts of a judgement that are needed to update a list. */
type JudgedScenarios = Pick<Judgement, 'suite' | 'level' | 'rules'>;

/** The pattern of a new entry, and the failures that it lists. */
type FailureGroup = [pattern: string, failures: [Judged, ...Judged[]]];

/**
 * Groups the failures that no entry lists yet. Each failure gets the widest pattern that can be used: one that covers a
 * surface, a rule, an outline, a scenario on all its surfaces, or only the failing trial. A pattern is used only if all
 * applicable scenarios that it matches failed, or if all of them are unsupported. Even then, it is not used if any of
 * these scenarios is already listed.
 */
function foldFailures(judgement: JudgedScenarios): FailureGroup[] {
  const failures = judgement.rules
    .flatMap(({ trials }) => trials)
    .filter(({ verdict }) => isUnlistedFailure(verdict));
  const foldable = foldablePatterns(judgement);
  const patternFor = ({ trial }: Judged): string =>
    patternsOf(trial).find((one) => foldable.has(one)) ?? trial.key;
  return grouped(failures, patternFor);
}

function isUnlistedFailure(verdict: Verdict | undefined): boolean {
  return verdict === 'failed' || verdict === 'unsupported';
}

/**
 * Returns the patterns that can match other trials besides the given one, from the widest to the narrowest. The last is
 * the id alone, which matches the scenario on every surface.
 */
function patternsOf({ id, rule, surface, outline }: Trial): string[] {
  return [
    `* @${surface}`,
    rule,
    `${rule} @${surface}`,
    ...(outline ? [`${outline.id}/*`, `${outline.id}/* @${surface}`] : []),
    id,
  ];
}

/** Returns the patterns that may replace entries for individual scenarios. */
function foldablePatterns({ suite, level, rules }: JudgedScenarios): ReadonlySet<string> {
  const judged = judgedByKey(rules);
  const isOfLevel = levelTest(suite, level);
  const matches = suite.trials.flatMap((trial) => patternsOf(trial).map((pattern) => ({ pattern, trial })));
  const canFold = (trials: readonly Trial[]): boolean => {
    const [first, ...others] = trials
      .filter(isOfLevel)
      .map(({ key }) => judged.get(key)?.verdict)
      .filter((verdict) => verdict !== 'not-applicable');
    return others.length > 0 && isUnlistedFailure(first) && others.every((verdict) => verdict === first);
  };
  const foldable = grouped(matches, ({ pattern }) => pattern).filter(([, its]) =>
    canFold(its.map(({ trial }) => trial)),
  );
  return new Set(foldable.map(([pattern]) => pattern));
}
