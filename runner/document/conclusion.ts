import { ExitStatus, exitStatusOf } from '../exit-status';
import { shardText } from '../plan/shard';
import { count, surfaceName } from '../text/suite-text';
import type { Conclusion, Judgement } from '../verdict/judgement';
import { counted, type Totals, type Verdict } from '../verdict/verdict';

/** The words for each verdict, first for one scenario, then for several scenarios. */
const WORDS: Readonly<Record<Verdict, readonly [one: string, many: string]>> = {
  passed: ['passed', 'passed'],
  failed: ['failed', 'failed'],
  'expected-failure': ['known failure', 'known failures'],
  stale: ['passed although listed as a known failure', 'passed although listed as known failures'],
  unsupported: ['unsupported', 'unsupported'],
  'not-applicable': ['not applicable', 'not applicable'],
  fault: ['adapter fault', 'adapter faults'],
  'not-run': ['not run', 'not run'],
};

/** Returns the verdict on one trial in words. */
export function verdictText(verdict: Verdict): string {
  return WORDS[verdict][0];
}

/**
 * Returns a text for the given number of scenarios with the given verdict, such as `1 known failure` or
 * `2 known failures`.
 */
export function verdictCountText(verdict: Verdict, howMany: number): string {
  return count(howMany, ...WORDS[verdict]);
}

/** Returns the number of scenarios with each verdict other than `passed`, such as `2 failed, 1 unsupported`. */
export function otherVerdictsText(totals: Totals): string {
  return counted({ ...totals, passed: 0 })
    .map(([verdict, howMany]) => verdictCountText(verdict, howMany))
    .join(', ');
}

const UNMATCHED = [
  'known-failure entry matches no scenario',
  'known-failure entries match no scenario',
] as const;

/** Returns the conclusion of a run in one line, such as `conformant at level spec: 212 of 212 scenarios`. */
export function conclusionText(judgement: Judgement): string {
  const { conclusion, level, surface, isWhole, shard, planned, totals, unmatched } = judgement;
  const where = surface === undefined ? '' : ` on ${surfaceName(surface)} only`;
  // Running only a part of the suite can show that a port is not conformant, but cannot show that the port is
  // conformant.
  const limits = [
    ...(shard ? [shardText(shard)] : []),
    ...(isWhole || shard ? [] : [`${count(planned, 'scenario')} selected`]),
  ].join(', ');
  const numbers = [
    `${totals.passed} of ${count(planned, 'scenario')}`,
    otherVerdictsText(totals),
    unmatched.length > 0 ? count(unmatched.length, ...UNMATCHED) : '',
  ].filter((text) => text !== '');
  const words = judgement.isInterrupted ? 'interrupted' : CONCLUSIONS[conclusion];
  return `${words} at level ${level}${where}${limits && ` (${limits})`}: ${numbers.join(', ')}${endedAfterText(judgement.endedAfterFaults?.run)}`;
}

/** Tells whether a run reached a good conclusion: conformant, no new failures, or a shard without failures. */
export function isGood(judgement: Judgement): boolean {
  return exitStatusOf(judgement) === ExitStatus.Conformant;
}

const CONCLUSIONS: Readonly<Record<Conclusion, string>> = {
  conformant: 'conformant',
  'conformant-but-for-known-failures': 'no new failures',
  'not-conformant': 'not conformant',
  'adapter-fault': 'no verdict because the adapter is at fault',
  'shard-passed': 'no failure',
  interrupted: 'ended early',
};

/** Returns a note that adapter faults ended a run or its observations early; empty if they did not. */
function endedAfterText(faults: number | undefined): string {
  if (faults === undefined) return '';
  return ` (stopped after ${count(faults, 'adapter fault')}; use --max-faults 0 to play on)`;
}

/** Returns a line about the observations of level `crystal`; empty if there are no observations. */
export function observationsText({ observations, differences, endedAfterFaults }: Judgement): string {
  const { totals, rules } = observations;
  if (rules.length === 0) return '';
  const unobserved = otherVerdictsText({ ...totals, failed: 0 });
  const all = Object.values(totals).reduce((sum, howMany) => sum + howMany, 0);
  return [
    differencesText(differences.length, totals.passed + totals.failed > 0),
    ...(unobserved === ''
      ? []
      : [`${count(all, 'observation')}: ${unobserved}${endedAfterText(endedAfterFaults?.observations)}`]),
  ].join('; ');
}

function differencesText(differences: number, isObserved: boolean): string {
  if (differences > 0) return `differs from crystal-i18n 0.2.2 on ${count(differences, 'silent point')}`;
  return isObserved
    ? 'does not differ from crystal-i18n 0.2.2 on any silent point that was observed'
    : 'no silent point could be observed';
}
