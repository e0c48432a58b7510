import { colors } from '../../runner/console/terminal';
import type { Change } from './change';
import { isKilled, type Judgement } from './judge';
import { count } from '../../runner/text/suite-text';

/** The longest line of code that is shown whole, in characters. */
const MAX_CODE = 400;

/** The result of judging changes, for people. */
export interface Report {
  readonly lines: readonly string[];
  /** The number of changes that are not noticed without a listed reason, or noticed in spite of one. */
  readonly failed: number;
}

/**
 * Describes the changes with which none of the rules fails that are named for them. All trials must have been played.
 *
 * @returns `in 340 of 350 noticed mistakes, a rule that is named fails; not in: …`
 */
export function namedRulesText(changes: readonly Change[], judgements: readonly Judgement[]): string {
  const byId = new Map(judgements.map((judgement) => [judgement.id, judgement]));
  const named = changes.filter(({ id, rules = [] }) => rules.length > 0 && isKilled(byId.get(id)!));
  const others = named.filter(({ id, rules = [] }) => {
    const { failed, faults } = byId.get(id)!;
    return ![...failed, ...faults].some(({ trial }) => rules.includes(ruleOf(trial)));
  });
  const rest = others.length === 0 ? '' : `; not in: ${others.map(({ id }) => id).join(', ')}`;
  return `in ${named.length - others.length} of ${count(named.length, 'noticed mistake')}, a rule that is named fails${rest}`;
}

/** Describes which changes the suite noticed. */
export function reportOf(
  changes: readonly Change[],
  judgements: readonly Judgement[],
  isVerbose: boolean,
): Report {
  const byId = new Map(judgements.map((judgement) => [judgement.id, judgement]));
  const killed = changes.filter(({ id }) => isKilled(byId.get(id)!));
  const survivors = changes.filter((change) => !killed.includes(change));
  const unlisted = survivors.filter(({ unnoticed }) => unnoticed === undefined);
  const stale = killed.filter(({ unnoticed }) => unnoticed !== undefined);
  const isOnlyFault = ({ id }: Change) => byId.get(id)!.failed.length === 0;
  const all = isVerbose ? changes.map((change) => verboseLine(change, byId.get(change.id)!)) : [];
  return {
    lines: [
      ...all,
      ...stale.map(({ id }) => `${id}: is noticed, and listed as unnoticed: remove it from the list`),
      ...unlisted.flatMap(({ id, shown }) => [
        `${id}: ${colors.red('survives')}, and no reason is listed`,
        ...shown.map((line) => `  ${line.length > MAX_CODE ? `${line.slice(0, MAX_CODE)}…` : line}`),
      ]),
      `${killed.length} of ${changes.length} changes noticed, ${killed.filter(isOnlyFault).length} of them by a fault alone; ` +
        `${survivors.length - unlisted.length} listed as unnoticed with a reason, ${unlisted.length} survive`,
    ],
    failed: unlisted.length + stale.length,
  };
}

function verboseLine({ id, unnoticed }: Change, { failed, faults, obstacle }: Judgement): string {
  const [first] = [...failed, ...faults];
  const result = obstacle ?? (first === undefined ? `not noticed: ${unnoticed ?? ''}` : first.trial);
  return `${id}: ${result}`;
}

function ruleOf(trial: string): string {
  return trial.split('/')[0] ?? '';
}
