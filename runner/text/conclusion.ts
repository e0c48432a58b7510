import type { Judgement } from '../verdict/judgement';
import type { Totals, Verdict } from '../verdict/verdict';
import { count } from './count';

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
  const { conclusion, level, isWhole, planned, totals, unmatched, isInterrupted } = judgement;
  const unmatchedLines =
    unmatched.length > 0 ? [`${count(unmatched.length, 'known failure')} that no scenario is`] : [];
  const others = [otherVerdictsText(totals), ...unmatchedLines].filter((text) => text !== '').join(', ');
  const selected = isWhole ? '' : 'selected ';
  const numbers = `${totals.passed} of ${count(planned, `${selected}scenario`)}${others && `, ${others}`}`;
  if (isInterrupted) return `interrupted at level ${level}: ${numbers}`;
  // A part of the suite can show that a port is not conformant, never that it is.
  const asFarAsSelected = isWhole ? '' : ' as far as selected';
  switch (conclusion) {
    case 'conformant':
      return `conformant at level ${level}${asFarAsSelected}: ${numbers}`;
    case 'conformant-but-for-known-failures':
      return `conformant at level ${level}${asFarAsSelected} but for known failures: ${numbers}`;
    case 'not-conformant':
      return `not conformant at level ${level}: ${numbers}`;
    case 'adapter-fault':
      return `no verdict at level ${level}, the adapter is at fault: ${numbers}`;
    case 'interrupted':
      return `ended early at level ${level}: ${numbers}`;
  }
}

/** The observations of the rules of level `crystal` in one line; empty when there are none. */
export function observationsText({ observations, differences }: Judgement): string {
  const { totals } = observations;
  const observed = totals.passed + totals.failed;
  if (observations.rules.length === 0) return '';
  const points = `${count(differences.length, 'silent point')}`;
  const seen = differences.length > 0 ? `differs from crystal-i18n 0.2.2 in ${points}` : same(observed);
  const unseen = [
    totals.unsupported > 0 ? `${totals.unsupported} unsupported` : '',
    totals['not-applicable'] > 0 ? `${totals['not-applicable']} not applicable` : '',
    totals.fault > 0 ? count(totals.fault, 'adapter fault') : '',
    totals['not-run'] > 0 ? `${totals['not-run']} not run` : '',
  ].filter((text) => text !== '');
  return unseen.length > 0 ? `${seen}; of ${total(totals)} observations ${unseen.join(', ')}` : seen;
}

function same(observed: number): string {
  return observed > 0
    ? 'differs from crystal-i18n 0.2.2 in no silent point that was observed'
    : 'no silent point could be observed';
}

function total(totals: Totals): number {
  return Object.values(totals).reduce((sum, howMany) => sum + howMany, 0);
}
