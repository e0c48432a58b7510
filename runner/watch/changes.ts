import { grouped } from '../../suite/read/grouped';
import { count } from '../text/suite-text';
import type { Judged, Judgement } from '../verdict/judgement';
import { hasPassed } from '../verdict/verdict';

/**
 * Returns a sentence about the changes since the previous run of a watch. Trials that only one of the runs played are
 * not compared.
 */
export function changesText(before: Judgement, now: Judgement): string {
  const passedBefore = new Map(playedIn(before).map((judged) => [judged.trial.key, hasPassed(judged)]));
  const compared = playedIn(now).filter(({ trial }) => passedBefore.has(trial.key));
  const changed = compared.filter((judged) => passedBefore.get(judged.trial.key) !== hasPassed(judged));
  const parts = [
    changesOf('newly passing', changed.filter(hasPassed)),
    changesOf(
      'newly failing',
      changed.filter((judged) => !hasPassed(judged)),
    ),
  ].filter((part) => part !== '');
  return `Since the previous run: ${parts.join('; ') || 'no trial newly passes or fails'}`;
}

function playedIn({ rules }: Judgement): Judged[] {
  const all = rules.flatMap(({ trials }) => trials);
  return all.filter(({ verdict }) => verdict !== 'not-run' && verdict !== 'not-applicable');
}

/** The maximum number of rules that are named. */
const MAX_RULES = 5;

/** Returns the number of trials and their rules, such as `2 trials newly failing (LOAD-03, DATE-01)`. */
function changesOf(change: string, trials: readonly Judged[]): string {
  if (trials.length === 0) return '';
  const rules = grouped(trials, ({ rule }) => rule.id).map(([id]) => id);
  const hidden = rules.splice(MAX_RULES).length;
  const others = hidden > 0 ? ` and ${count(hidden, 'other rule')}` : '';
  return `${count(trials.length, 'trial')} ${change} (${rules.join(', ')}${others})`;
}
