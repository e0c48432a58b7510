import type { Reproduce } from '../text/port-text';
import { unmatchedText, type KnownFailure } from '../plan/known-failures';
import { conclusionText, verdictText } from '../document/conclusion';
import { escapeMarkup } from '../text/escape';
import type { Section } from '../../suite';
import { failureText, stepsText } from '../document/failure';
import { fixtureLines, statementTexts } from '../text/suite-text';
import type { Judged, JudgedRule } from '../verdict/judgement';
import type { Verdict } from '../verdict/verdict';
import type { WriteReport } from '../document/document';

/**
 * Writes the report for CI systems: a test suite for each rule, and a test case for each scenario on each surface.
 * Observations are omitted.
 */
export const junitReport: WriteReport = (judgement, reproduce) => {
  const { suite, rules, surfaces, unmatched, milliseconds } = judgement;
  const absent = new Set(surfaces.filter(({ exists }) => !exists).map(({ surface }) => surface));
  const elementOf = ({ verdict, trial }: Judged): ElementName | undefined =>
    verdict === 'unsupported' && absent.has(trial.surface) ? 'skipped' : ELEMENTS[verdict];
  const sources = { document: suite.document, reproduce, elementOf };
  const all = rules.flatMap(({ trials }) => trials);
  const counts = countsText(all.map(elementOf), unmatched.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeMarkup(conclusionText(judgement))}" ${counts} time="${seconds(milliseconds)}">`,
    ...rules.flatMap((rule) => suiteOf(rule, sources)),
    ...(unmatched.length > 0 ? unmatchedSuite(unmatched) : []),
    '</testsuites>',
    '',
  ].join('\n');
};

/** The data that test cases need in addition to the verdicts on their scenarios. */
interface CaseSources {
  readonly document: readonly Section[];
  readonly reproduce: Reproduce;
  readonly elementOf: (judged: Judged) => ElementName | undefined;
}

function suiteOf({ rule, trials }: JudgedRule, sources: CaseSources): string[] {
  const counts = countsText(trials.map(sources.elementOf));
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
  const element = elementText(judged, sources);
  return element === '' ? [`${open}/>`] : [`${open}>`, `      ${element}`, '    </testcase>'];
}

/**
 * The XML element that a test case contains if it did not pass. `skipped` means that the scenario was not played, is
 * not applicable to the port, is a known failure, or needs a surface that the port does not have. A scenario that
 * the port reports as unsupported, although it has the surface, is a `failure`.
 */
type ElementName = 'failure' | 'error' | 'skipped';

const ELEMENTS: Readonly<Record<Verdict, ElementName | undefined>> = {
  passed: undefined,
  failed: 'failure',
  stale: 'failure',
  unsupported: 'failure',
  fault: 'error',
  'expected-failure': 'skipped',
  'not-applicable': 'skipped',
  'not-run': 'skipped',
};

function elementText(judged: Judged, { document, reproduce, elementOf }: CaseSources): string {
  const { verdict, result, known, trial, rule } = judged;
  const element = elementOf(judged);
  if (element === undefined) return '';
  const message = known
    ? `${verdictText(verdict)}: ${known.reason}`
    : (result?.problem?.message ?? verdictText(verdict));
  if (element === 'skipped') return `<skipped message="${escapeMarkup(message)}"/>`;
  const statements = statementTexts(rule, document);
  const text = [
    ...(statements.length > 0 ? [...statements, ''] : []),
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
    `  <testsuite name="known failures" ${countsText([], unmatched.length)}>`,
    ...unmatched.flatMap((entry) => [
      `    <testcase classname="known failures" name="${escapeMarkup(entry.pattern)}">`,
      `      <failure type="unmatched" message="${escapeMarkup(unmatchedText(entry))}"/>`,
      '    </testcase>',
    ]),
    '  </testsuite>',
  ];
}

function countsText(elements: readonly (ElementName | undefined)[], unmatched = 0): string {
  const count = (name: ElementName): number => elements.filter((element) => element === name).length;
  const failures = count('failure') + unmatched;
  return `tests="${elements.length + unmatched}" failures="${failures}" errors="${count('error')}" skipped="${count('skipped')}"`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
