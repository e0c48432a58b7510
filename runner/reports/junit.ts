import type { Reproduce } from '../text/port-text';
import { unmatchedText, type KnownFailure } from '../plan/known-failures';
import { conclusionText, verdictText } from '../document/conclusion';
import { escapeMarkup } from '../text/escape';
import type { Section } from '../../suite';
import { failureText, stepsText } from '../document/failure';
import { fixtureLines, statementLines } from '../text/suite-text';
import type { Judged, JudgedRule } from '../verdict/judgement';
import { totalsOf, type Totals, type Verdict } from '../verdict/verdict';
import type { WriteReport } from './report';

/**
 * Writes the report for CI systems: a test suite for each rule, and a test case for each scenario on each surface. It
 * omits observations.
 */
export const junitReport: WriteReport = (judgement, reproduce) => {
  const { suite, rules, unmatched, totals, planned, milliseconds } = judgement;
  const counts = countsText(totals, planned, unmatched.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeMarkup(conclusionText(judgement))}" ${counts} time="${seconds(milliseconds)}">`,
    ...rules.flatMap((rule) => suiteOf(rule, { document: suite.document, reproduce })),
    ...(unmatched.length > 0 ? unmatchedSuite(unmatched) : []),
    '</testsuites>',
    '',
  ].join('\n');
};

/** The data that test cases show in addition to their scenarios. */
interface CaseSources {
  readonly document: readonly Section[];
  readonly reproduce: Reproduce;
}

function suiteOf({ rule, trials }: JudgedRule, sources: CaseSources): string[] {
  const counts = countsText(totalsOf(trials), trials.length);
  const time = trials.reduce((sum, { result }) => sum + (result?.milliseconds ?? 0), 0);
  return [
    `  <testsuite name="${escapeMarkup(`${rule.id} ${rule.sentence}`)}" ${counts} time="${seconds(time)}">`,
    ...trials.flatMap((judged) => caseOf(judged, sources)),
    '  </testsuite>',
  ];
}

function caseOf(judged: Judged, sources: CaseSources): string[] {
  const { trial, rule, result } = judged;
  const name = trial.key.slice(rule.id.length + 1);
  const place = `file="${escapeMarkup(trial.file)}" line="${trial.line}"`;
  const time = `time="${seconds(result?.milliseconds ?? 0)}"`;
  const open = `    <testcase classname="${escapeMarkup(rule.id)}" name="${escapeMarkup(name)}" ${place} ${time}`;
  const element = elementOf(judged, sources);
  return element === '' ? [`${open}/>`] : [`${open}>`, `      ${element}`, '    </testcase>'];
}

const ELEMENTS: Readonly<Record<Verdict, 'failure' | 'error' | 'skipped' | undefined>> = {
  passed: undefined,
  failed: 'failure',
  stale: 'failure',
  unsupported: 'failure',
  fault: 'error',
  'expected-failure': 'skipped',
  'not-applicable': 'skipped',
  'not-run': 'skipped',
};

function elementOf(judged: Judged, { document, reproduce }: CaseSources): string {
  const { verdict, result, known, trial, rule } = judged;
  const element = ELEMENTS[verdict];
  if (element === undefined) return '';
  const message = known
    ? `${verdictText(verdict)}: ${known.reason}`
    : (result?.problem?.message ?? verdictText(verdict));
  if (element === 'skipped') return `<skipped message="${escapeMarkup(message)}"/>`;
  const text = [
    ...statementLines(rule, document),
    stepsText(judged),
    '',
    ...fixtureLines(trial),
    failureText(judged),
    '',
    reproduce({ trial, rule }),
  ].join('\n');
  return `<${element} type="${verdict}" message="${escapeMarkup(message)}">${escapeMarkup(text)}</${element}>`;
}

function unmatchedSuite(unmatched: readonly KnownFailure[]): string[] {
  return [
    `  <testsuite name="known failures" tests="${unmatched.length}" failures="${unmatched.length}" errors="0" skipped="0">`,
    ...unmatched.flatMap((entry) => [
      `    <testcase classname="known failures" name="${escapeMarkup(entry.pattern)}">`,
      `      <failure type="unmatched" message="${escapeMarkup(unmatchedText(entry))}"/>`,
      '    </testcase>',
    ]),
    '  </testsuite>',
  ];
}

function countsText(totals: Totals, tests: number, unmatched = 0): string {
  const failures = totals.failed + totals.stale + totals.unsupported + unmatched;
  const skipped = totals['expected-failure'] + totals['not-applicable'] + totals['not-run'];
  return `tests="${tests + unmatched}" failures="${failures}" errors="${totals.fault}" skipped="${skipped}"`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
