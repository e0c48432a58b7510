import type { Reproduce } from '../text/port-text';
import { unmatchedText, type KnownFailure } from '../plan/known-failures';
import { conclusionText, verdictText } from '../blocks/conclusion-text';
import { escapeMarkup } from '../text/escape';
import { trialBlocks } from '../blocks/case-blocks';
import { statementBlocks } from '../blocks/result-blocks';
import { PLAIN, terminalText } from '../blocks/terminal-text';
import type { Judged, JudgedRule, Judgement } from '../verdict/judgement';
import { meaningOf } from '../verdict/verdict';

/**
 * Writes the report for CI systems: a test suite for each rule, and a test case for each scenario on each surface.
 */
export function junitReport(judgement: Judgement, reproduce: Reproduce): string {
  const { suite, rules, surfaces, unmatched, run } = judgement;
  const absent = new Set(surfaces.filter(({ exists }) => !exists).map(({ surface }) => surface));
  const elementOf = ({ verdict, trial }: Judged): ElementName | undefined =>
    verdict === 'unsupported' && absent.has(trial.surface) ? 'skipped' : meaningOf(verdict).junit;
  const textOf = (judged: Judged): string =>
    terminalText([...statementBlocks(judged.rule, suite), ...trialBlocks(judged, reproduce)], PLAIN);
  const suiteOf = ({ rule, trials }: JudgedRule): string[] => {
    const time = trials.reduce((sum, { result }) => sum + (result?.milliseconds ?? 0), 0);
    return [
      `  <testsuite name="${escapeMarkup(`${rule.id} ${rule.sentence}`)}" ${countsText(trials.map(elementOf))} time="${seconds(time)}">`,
      ...trials.flatMap((judged) => caseOf(judged, elementText(judged, elementOf(judged), textOf))),
      '  </testsuite>',
    ];
  };
  const all = rules.flatMap(({ trials }) => trials);
  const counts = countsText(all.map(elementOf), unmatched.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeMarkup(conclusionText(judgement))}" ${counts} time="${seconds(run.end.milliseconds)}">`,
    ...rules.flatMap(suiteOf),
    ...(unmatched.length > 0 ? unmatchedSuite(unmatched) : []),
    '</testsuites>',
    '',
  ].join('\n');
}

/** @param element the element that the test case contains; an empty text if it passed */
function caseOf({ trial, rule, result }: Judged, element: string): string[] {
  const name = trial.key.slice(rule.id.length + 1);
  const place = `file="${escapeMarkup(trial.file)}" line="${trial.line}"`;
  const time = `time="${seconds(result?.milliseconds ?? 0)}"`;
  const open = `    <testcase classname="${escapeMarkup(rule.id)}" name="${escapeMarkup(name)}" ${place} ${time}`;
  return element === '' ? [`${open}/>`] : [`${open}>`, `      ${element}`, '    </testcase>'];
}

/**
 * The XML element that a test case contains if it did not pass. `skipped` means that the scenario was not played, is
 * not applicable to the port, is a known failure, or needs a surface that the port does not have. A scenario that
 * the port reports as unsupported, although it has the surface, is a `failure`.
 */
type ElementName = NonNullable<ReturnType<typeof meaningOf>['junit']>;

function elementText(
  judged: Judged,
  element: ElementName | undefined,
  textOf: (judged: Judged) => string,
): string {
  const { verdict, result, known } = judged;
  if (element === undefined) return '';
  const message =
    known && (verdict === 'expected-failure' || verdict === 'stale')
      ? `${verdictText(verdict)}: ${known.reason}`
      : (result?.problem?.message ?? verdictText(verdict));
  if (element === 'skipped') return `<skipped message="${escapeMarkup(message)}"/>`;
  return `<${element} type="${verdict}" message="${escapeMarkup(message)}">${escapeMarkup(textOf(judged))}</${element}>`;
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
