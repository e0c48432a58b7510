import { count, surfaceName } from '../text/suite-text';
import { CONCLUSIONS, exitStatusOf } from '../verdict/conclusion';
import { ExitStatus } from '../exit-status';
import type { Judgement, LevelConclusion } from '../verdict/judgement';
import { counted, meaningOf, type Totals, type Verdict } from '../verdict/verdict';

/** Returns the verdict on one trial in words. */
export function verdictText(verdict: Verdict): string {
  return meaningOf(verdict).words[0];
}

/**
 * Returns a text for the given number of scenarios with the given verdict, such as `1 known failure` or
 * `2 known failures`.
 */
export function verdictCountText(verdict: Verdict, howMany: number): string {
  return count(howMany, ...meaningOf(verdict).words);
}

/** Returns the number of trials with each verdict other than `passed`, such as `2 failed, 1 unsupported`. */
export function otherVerdictsText(totals: Totals): string {
  return totalsText({ ...totals, passed: 0 });
}

/** Returns the number of trials with each verdict, such as `12 passed, 2 failed`. */
export function totalsText(totals: Totals): string {
  return counted(totals)
    .map(([verdict, howMany]) => verdictCountText(verdict, howMany))
    .join(', ');
}

const UNMATCHED = [
  'known-failure entry matches no scenario',
  'known-failure entries match no scenario',
] as const;

/** Returns the conclusion at a level in one line, such as `conformant at level spec: 212 of 212 trials`. */
function levelText({ level, conclusion, planned, totals }: LevelConclusion, judgement: Judgement): string {
  const { run, isWhole, unmatched } = judgement;
  const { surface } = run.selection;
  const where = surface === undefined ? '' : ` on ${surfaceName(surface)} only`;
  // Running only a part of the suite can show that a port is not conformant, but cannot show that the port is
  // conformant.
  const limits = isWhole ? '' : ` (${count(planned, 'trial')} selected)`;
  // If known failures decide the conclusion, their number comes first.
  const known = conclusion === 'conformant-but-for-known-failures' ? totals['expected-failure'] : 0;
  const numbers = [
    known > 0 ? verdictCountText('expected-failure', known) : '',
    `${totals.passed} of ${count(planned, 'trial')}`,
    otherVerdictsText(known > 0 ? { ...totals, 'expected-failure': 0 } : totals),
    unmatched.length > 0 ? count(unmatched.length, ...UNMATCHED) : '',
  ].filter((text) => text !== '');
  const { words } = CONCLUSIONS[conclusion];
  const { afterFaults } = run.end;
  const end =
    afterFaults === undefined
      ? ''
      : ` (stopped after ${count(afterFaults, 'adapter fault')}; use --max-faults 0 to play on)`;
  return `${words} at level ${level}${where}${limits}: ${numbers.join(', ')}${end}`;
}

/** Returns the conclusions of a run, one line for each level, and tells whether each is good. */
export function conclusionsOf(judgement: Judgement): { readonly text: string; readonly isGood: boolean }[] {
  return judgement.conclusions.map((one) => ({
    text: levelText(one, judgement),
    isGood: exitStatusOf(one) === ExitStatus.Conformant,
  }));
}

/** Returns the conclusions of a run on one line. */
export function conclusionText(judgement: Judgement): string {
  return conclusionsOf(judgement)
    .map(({ text }) => text)
    .join('; ');
}

/** Returns a hint for a port that conforms to the whole document; empty for other runs. */
export function hintText({ level, conclusion, isWhole, run }: Judgement): string {
  const isEverything = isWhole && run.selection.surface === undefined;
  if (level !== 'spec' || conclusion !== 'conformant' || !isEverything) return '';
  return 'To judge by crystal-i18n 0.2.2 where the document is silent as well, add --level crystal.';
}
