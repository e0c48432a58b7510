import type { Conclusion, Judgement } from '../verdict/judgement';
import type { Totals, Verdict } from '../verdict/verdict';
import { count } from './count';
import { surfaceName } from './surfaces-text';

const WORDS: Readonly<Record<Verdict, string>> = {
  passed: 'passed',
  failed: 'failed',
  'expected-failure': 'failed as listed',
  stale: 'passed although listed as a known failure',
  unsupported: 'unsupported',
  'not-applicable': 'not applicable',
  fault: 'adapter faults',
  'not-run': 'not run',
};

/** A verdict in words. */
export function verdictText(verdict: Verdict): string {
  return verdict === 'fault' ? 'adapter fault' : WORDS[verdict];
}

/** Every verdict but `passed` that some scenarios came to: `2 failed, 1 unsupported`. */
export function otherVerdictsText(totals: Totals): string {
  return (Object.entries(totals) as [Verdict, number][])
    .filter(([verdict, howMany]) => verdict !== 'passed' && howMany > 0)
    .map(([verdict, howMany]) =>
      howMany === 1 ? `1 ${verdictText(verdict)}` : `${howMany} ${WORDS[verdict]}`,
    )
    .join(', ');
}

/** The verdict of a run in one line: `conformant at level spec: 212 of 212 scenarios`, or why not. */
export function conclusionText(judgement: Judgement): string {
  const { conclusion, level, surface, isWhole, planned, totals, unmatched, isInterrupted } = judgement;
  const others = [
    otherVerdictsText(totals),
    unmatched.length > 0 ? `${count(unmatched.length, 'known failure')} that no scenario is` : '',
  ].filter((text) => text !== '');
  const scenarios = count(planned, `${isWhole ? '' : 'selected '}scenario`);
  // A part of the suite can show that a port is not conformant, never that it is.
  const where = surface === undefined ? '' : ` on ${surfaceName(surface)} alone`;
  const conformant = `conformant at level ${level}${where}${isWhole ? '' : ' as far as selected'}`;
  const conclusions: Readonly<Record<Conclusion, string>> = {
    conformant,
    'conformant-but-for-known-failures': `${conformant} but for known failures`,
    'not-conformant': `not conformant at level ${level}${where}`,
    'adapter-fault': `no verdict at level ${level}, the adapter is at fault`,
    interrupted: `ended early at level ${level}`,
  };
  const verdict = isInterrupted ? `interrupted at level ${level}` : conclusions[conclusion];
  const passed = [`${totals.passed} of ${scenarios}`, ...others].join(', ');
  return `${verdict}: ${passed}${endedAfterText(judgement)}`;
}

/** Says why a run, or its observations, ended early; empty when no fault ended it. */
function endedAfterText({ endedAfterFaults }: { readonly endedAfterFaults?: number }): string {
  if (endedAfterFaults === undefined) return '';
  const faults = count(endedAfterFaults, 'fault');
  return ` (ended after ${faults} in a row; --max-faults 0 plays on)`;
}

/** The observations of the rules of level `crystal` in one line; empty when there are none. */
export function observationsText({ observations, differences }: Judgement): string {
  const { totals, rules } = observations;
  if (rules.length === 0) return '';
  const points =
    differences.length > 0 ? count(differences.length, 'silent point') : 'no silent point that was observed';
  const isObserved = differences.length > 0 || totals.passed + totals.failed > 0;
  const unobserved = otherVerdictsText({ ...totals, failed: 0 });
  const all = Object.values(totals).reduce((sum, howMany) => sum + howMany, 0);
  return [
    isObserved ? `differs from crystal-i18n 0.2.2 in ${points}` : 'no silent point could be observed',
    ...(unobserved === '' ? [] : [`of ${all} observations ${unobserved}${endedAfterText(observations)}`]),
  ].join('; ');
}
