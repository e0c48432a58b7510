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

/**
 * Returns the conclusion at a level in one line, such as
 * `conformant at level spec of i18n-conformance 0.3.0: 212 of 212 trials, in 1.4 s`.
 */
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
  const of = ` of ${run.suite.name} ${run.suite.version}`;
  return `${words} at level ${level}${of}${where}${limits}: ${numbers.join(', ')}${endText(run)}`;
}

/** Says how many faults ended a run early, and how much of its time they took; empty if none did. */
function endText({ end: { afterFaults }, results }: Judgement['run']): string {
  if (afterFaults === undefined) return '';
  const faults = results.filter(({ kind }) => kind === 'fault');
  const lost = secondsText(faults.reduce((sum, fault) => sum + fault.milliseconds, 0));
  return ` (stopped after ${count(afterFaults, 'adapter fault')}, which took ${lost}; use --max-faults 0 to play on)`;
}

/** Returns a time in seconds, with one decimal place below 10 seconds: `1.8 s`. */
function secondsText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/**
 * Returns the conclusions of a run, one line for each level, and tells whether each is good. The last line has the
 * duration of the run.
 */
export function conclusionsOf(judgement: Judgement): { readonly text: string; readonly isGood: boolean }[] {
  const time = `, in ${secondsText(judgement.run.end.milliseconds)}`;
  return judgement.conclusions.map((one, index, { length }) => ({
    text: `${levelText(one, judgement)}${index === length - 1 ? time : ''}`,
    isGood: exitStatusOf(one) === ExitStatus.Conformant,
  }));
}

/** Returns the conclusions of a run on one line, without its duration. */
export function conclusionText(judgement: Judgement): string {
  return judgement.conclusions.map((one) => levelText(one, judgement)).join('; ');
}

/** Returns a hint for a port that conforms to the whole document; empty for other runs. */
export function hintText({ level, conclusion, isWhole, run }: Judgement): string {
  const isEverything = isWhole && run.selection.surface === undefined;
  if (level !== 'spec' || conclusion !== 'conformant' || !isEverything) return '';
  return 'Level spec leaves open what the document does not state (CONFORMANCE.md, "Silent points"). To judge by crystal-i18n 0.2.2 there as well, add --level crystal.';
}
