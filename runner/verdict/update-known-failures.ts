import type { Trial } from '../../suite/read';
import { grouped } from '../../suite/read/grouped';
import { LINE_END, trialFinder, type KnownFailure, type KnownFailuresList } from '../plan/known-failures';
import { levelTest } from '../plan/select';
import { safeLine, shortened } from '../text/escape';
import type { Judged, Judgement } from './judgement';

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
 * entry matches yet, get new entries at the end. Faults are never listed. An entry is removed if it matches no scenario,
 * or if at least one of its scenarios passed and the others passed or are not applicable; an entry that matches only
 * trials of another level is kept. Other lines do not change.
 *
 * Each failure gets the widest pattern that can be used: one that covers a surface, a rule, an outline, a scenario on all
 * its surfaces, or only the failing trial. A pattern is used only if all applicable scenarios that it matches failed, or
 * if all of them are unsupported. Even then, it is not used if any of these scenarios is already listed.
 *
 * @param list the existing list, if there is one
 */
export function updatedKnownFailures(
  { suite, level, rules }: Pick<Judgement, 'suite' | 'level' | 'rules'>,
  list: KnownFailuresList = { source: HEADING, entries: [] },
): UpdatedList {
  const all = rules.flatMap(({ trials }) => trials);
  const byKey = new Map(all.map((judged) => [judged.trial.key, judged]));
  const isOfLevel = levelTest(suite, level);
  const judgedOf = (trials: readonly Trial[]): (Judged | undefined)[] =>
    trials.filter(isOfLevel).map(({ key }) => byKey.get(key));

  const matchedBy = trialFinder(suite.trials);
  const isOutdated = (entry: KnownFailure): boolean => {
    const matched = matchedBy(entry);
    const kinds = judgedOf(matched).map((judged) => judged?.result?.kind);
    const areFine = kinds.every((kind) => kind === 'passed' || kind === 'not-applicable');
    return matched.length === 0 || (kinds.includes('passed') && areFine);
  };
  const removed = new Set(list.entries.filter(isOutdated).map(({ line }) => line));

  const matches = suite.trials.flatMap((trial) => patternsOf(trial).map((pattern) => ({ pattern, trial })));
  const foldable = new Set(
    grouped(matches, ({ pattern }) => pattern)
      .filter(([, matched]) => canFold(judgedOf(matched.map(({ trial }) => trial))))
      .map(([pattern]) => pattern),
  );
  const patternFor = ({ trial }: Judged): string =>
    patternsOf(trial).find((pattern) => foldable.has(pattern)) ?? trial.key;
  const added = grouped(all.filter(isUnlistedFailure), patternFor).map(lineOf);

  const [lineEnd = '\n'] = LINE_END.exec(list.source) ?? [];
  const lines = list.source.split(LINE_END).filter((_, index) => !removed.has(index + 1));
  // The empty text after the last line break is not a line.
  if (lines.at(-1) === '') lines.pop();
  return {
    text: [...lines, ...added, ''].join(lineEnd),
    kept: list.entries.length - removed.size,
    added: added.length,
    removed: removed.size,
  };
}

function isUnlistedFailure(judged: Judged | undefined): boolean {
  return judged?.verdict === 'failed' || judged?.verdict === 'unsupported';
}

/** Tells whether one entry may list several trials: all that are applicable failed, or are unsupported. */
function canFold(trials: readonly (Judged | undefined)[]): boolean {
  const [first, ...others] = trials.filter((judged) => judged?.verdict !== 'not-applicable');
  const isSame = (judged: Judged | undefined): boolean => judged?.verdict === first?.verdict;
  return others.length > 0 && isUnlistedFailure(first) && others.every(isSame);
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

/** Returns the line of a new entry: its pattern, and the first message of its failures as the reason. */
function lineOf([pattern, failures]: readonly [string, readonly [Judged, ...Judged[]]]): string {
  const [first] = failures;
  const others = new Set(failures.map(messageOf)).size - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  const isSurface = pattern.startsWith('* @') && first.verdict === 'unsupported';
  const reason = shortened(messageOf(first), MAX_REASON_LENGTH);
  return `${pattern}  # ${isSurface ? 'no such surface: ' : ''}${reason}${more}`;
}

function messageOf({ result }: Judged): string {
  // A list refuses an entry without a reason.
  return safeLine(result!.problem!.message.replace(/[\s\p{Cc}]+/gu, ' ')).trim() || 'no message';
}
