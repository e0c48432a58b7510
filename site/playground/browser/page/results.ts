import type { Difference, Finding, PlayedScenario, PlayedStep, StepStatus } from '../messages';
import { element } from './dom';
import { exchangeList } from './exchanges';

const MARKS: Readonly<Record<StepStatus, { readonly mark: string; readonly text: string }>> = {
  passed: { mark: '✓', text: 'passed' },
  failed: { mark: '✗', text: 'failed' },
  unsupported: { mark: '○', text: 'unsupported' },
  'not-applicable': { mark: '○', text: 'not applicable' },
  fault: { mark: '!', text: 'fault of the adapter' },
  defect: { mark: '!', text: 'cannot be played' },
  'not-played': { mark: '·', text: 'not played' },
};

/** Returns the verdict on a scenario in one sentence. */
export function summaryOf({ status, steps, surface: name }: PlayedScenario): string {
  const surface = { module: 'on the module', catalog: 'on a catalog', library: 'on the library' }[name];
  if (status === 'passed') return `Passed ${surface}: ${steps.length} of ${steps.length} steps.`;
  const at = steps.findIndex((step) => step.status === status) + 1;
  const step = `step ${at} of ${steps.length}`;
  if (status === 'not-applicable')
    return `Not applicable ${surface}, by ${step}: the reference is written in JavaScript.`;
  if (status === 'defect') return `Not played to the end: ${step} cannot be played.`;
  return `${status === 'failed' ? 'Failed' : `Ended as ${MARKS[status].text}`} ${surface}, at ${step}.`;
}

/** Shows the mistakes in a text that cannot be played. */
export function findingList(findings: readonly Finding[]): HTMLElement {
  const items = findings.map(({ line, message }) =>
    element('li', {}, element('b', {}, `Line ${line}: `), message),
  );
  return element('ul', { class: 'pg-findings' }, ...items);
}

/** Returns the findings of steps that did not pass, to mark their lines. */
export function findingsIn({ steps }: PlayedScenario): Finding[] {
  return steps.flatMap(({ line, message }) => (message === undefined ? [] : [{ line, message }]));
}

/** Shows the steps of a scenario, with the calls of each. */
export function stepList({ steps }: PlayedScenario): HTMLElement {
  return element('ol', { class: 'pg-steps' }, ...steps.map(stepItem));
}

function stepItem({
  keyword,
  text,
  status,
  exchanges,
  omitted,
  message,
  differences,
}: PlayedStep): HTMLElement {
  return element(
    'li',
    { class: `pg-step pg-${status}` },
    element('p', { class: 'pg-step-text' }, markOf(status), element('b', {}, keyword), ` ${text}`),
    exchanges.length > 0 ? exchangeList(exchanges, omitted) : undefined,
    message === undefined ? undefined : problemOf(message, differences),
  );
}

function problemOf(message: string, differences: readonly Difference[] = []): HTMLElement {
  if (differences.length === 0) return element('p', { class: 'pg-problem' }, message);
  return element('div', { class: 'pg-problem' }, ...differences.map(differenceItem));
}

function differenceItem({ operation, expected, actual }: Difference): HTMLElement {
  return element(
    'dl',
    {},
    ...[element('dt', {}, 'Operation'), element('dd', {}, element('code', {}, operation))],
    ...[
      element('dt', {}, 'Expected'),
      element('dd', { class: 'pg-expected' }, element('code', {}, expected)),
    ],
    ...[element('dt', {}, 'Actual'), element('dd', { class: 'pg-actual' }, element('code', {}, actual))],
  );
}

function markOf(status: StepStatus): HTMLElement {
  const { mark, text } = MARKS[status];
  return element(
    'span',
    { class: 'pg-mark' },
    element('span', { 'aria-hidden': 'true' }, mark),
    element('span', { class: 'hidden-text' }, `${text}: `),
  );
}
