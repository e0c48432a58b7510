import { type Surface, SURFACES } from '../../suite';
import type { Symptom } from '../diagnosis/symptom';
import { unmatchedText } from '../plan/known-failures';
import { safeLine } from '../text/escape';
import { count, sectionsText, surfaceName, surfacesText } from '../text/suite-text';
import type { CommonSymptom } from '../verdict/findings';
import type { FailingRule, Finding, Judged, JudgedSurface, Judgement } from '../verdict/judgement';
import type { ChapterRow } from '../verdict/surfaces';
import { isFailure } from '../verdict/verdict';

/** The most characters of a message in a heading. */
const MAX_MESSAGE_LENGTH = 200;

/** Returns a symptom in words: `inject raises TypeError: unsupported format`. */
export function symptomText({ operation, kind, message }: Symptom): string {
  const shown = shortened(safeLine(message));
  if (operation === '') return shown;
  switch (kind) {
    case 'raised':
      return `\`${operation}\` raises ${shown}`;
    case 'did not raise':
      return `\`${operation}\` does not raise an error`;
    case 'wrong type':
      return `\`${operation}\` returns a value of the wrong type`;
    case 'other value':
      return `\`${operation}\` returns another value than expected`;
  }
}

function shortened(text: string): string {
  return text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
}

/** Returns a common symptom in words, with its value and number: `translate returns "x" (8 of 9 failures)`. */
export function commonSymptomText({ symptom, actual, failures }: CommonSymptom, all: number): string {
  const isValue = actual !== undefined && symptom.kind !== 'did not raise';
  const text = isValue
    ? `\`${symptom.operation}\` returns ${shortened(safeLine(actual))}`
    : symptomText(symptom);
  return `${text} (${failures} of ${count(all, 'failure')})`;
}

/** Returns the heading of a finding: its symptom in preparing steps, or the rule that is most likely broken. */
export function findingTitle({ symptom, rule, failures }: Finding): string {
  if (symptom !== undefined) return symptomText(symptom);
  const { id, sentence } = (rule?.judged ?? failures[0]!).rule;
  return `${id} ${sentence}`;
}

/** Returns the origin of a rule and its failures: `section 9, level spec, 1 of 2 scenarios failed, on a catalog`. */
export function failingRuleText({ judged: { rule, scenarios } }: FailingRule): string {
  const failures = scenarios.filter(isFailure);
  return [
    `${sectionsText(rule.sections)}, level ${rule.level}`,
    `${failures.length} of ${count(scenarios.length, 'scenario')} failed`,
    surfacesText(failures.map(({ scenario }) => scenario.surface)),
  ].join(', ');
}

/** Returns the share of all failures that a finding explains: `134 of 181 failures`. */
export function shareText({ failures }: Pick<Finding, 'failures'>, all: number): string {
  return `${failures.length} of ${count(all, 'failure')}`;
}

/** Returns the known mistake that failures are like; empty when none is similar enough. */
export function mistakeText({ mistake }: Finding): string {
  if (mistake === undefined) return '';
  const { title, failed, scenarios } = mistake;
  return `fails like: ${title} (${failed} of ${count(scenarios, 'scenario')})`;
}

/** Returns a finding in one line: what it is about, its failures, and the known mistake. */
export function findingLine(finding: Finding): string {
  const { rule, failures } = finding;
  const title = rule ? `${rule.judged.rule.id}  ${rule.judged.rule.sentence}` : findingTitle(finding);
  const like = mistakeText(finding);
  return `${title}, ${count(failures.length, 'failure')}${like && `, ${like}`}`;
}

/** Returns the other rules whose failures a finding explains, with their numbers; empty when there are none. */
export function otherRulesText({ rule, others }: Finding): string {
  if (others.length === 0) return '';
  const rules = others.map(({ judged, failures }) => `${judged.rule.id} (${failures.length})`);
  return `${rule ? 'It also explains failures of' : 'It explains failures of'} ${rules.join(', ')}`;
}

/** Returns a sentence about a surface that the port does not have. */
export function absentSurfaceText({ surface, planned }: JudgedSurface): string {
  return `the port supports no operation on ${surfaceName(surface)} (${count(planned, 'scenario')})`;
}

/** Returns the operations that a port does not support, each with the number of scenarios that need it. */
export function lackingOperationsText({ operations }: Lacks): string {
  return operations
    .map(([what, scenarios]) => `${safeLine(what)} (${count(scenarios.length, 'scenario')})`)
    .join(', ');
}

/** A problem with an entry of the list of known failures, and the scenarios it concerns. */
export interface ListProblem {
  readonly text: string;
  readonly scenarios: readonly Judged[];
}

/** Returns the entries of the list of known failures that are stale or match no scenario. */
export function listProblems(judgement: Judgement): ListProblem[] {
  const byEntry = new Map<string, Judged[]>();
  for (const judged of judgedAs('stale', judgement)) {
    const place = judged.known?.place ?? '';
    byEntry.set(place, [...(byEntry.get(place) ?? []), judged]);
  }
  return [
    ...[...byEntry.values()].map((scenarios) => ({ text: staleText(scenarios), scenarios })),
    ...judgement.unmatched.map((entry) => ({ text: unmatchedText(entry), scenarios: [] })),
  ];
}

/** Returns one line about an entry, however many of its scenarios have passed. */
function staleText(scenarios: readonly Judged[]): string {
  const [{ known, scenario }] = scenarios as [Judged];
  const passed =
    scenarios.length === 1 ? scenario.key : `${known?.pattern}: ${count(scenarios.length, 'scenario')}`;
  return `${known?.place}: ${passed} passed; remove or narrow the entry`;
}

/** The surfaces that a port does not have, and the operations that it does not support on other surfaces. */
export interface Lacks {
  readonly surfaces: readonly JudgedSurface[];
  /** Messages of the port about operations, and the scenarios that need them, the most frequent first. */
  readonly operations: readonly (readonly [message: string, scenarios: readonly Judged[]])[];
}

/** Returns the surfaces and operations that a port lacks for the scenarios that decide. */
export function lacksOf({ rules, surfaces }: Pick<Judgement, 'rules' | 'surfaces'>): Lacks {
  const absent = surfaces.filter(({ exists }) => !exists);
  const lacking = rules
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ verdict }) => verdict === 'unsupported')
    .filter(({ scenario }) => !absent.some(({ surface }) => surface === scenario.surface));
  const operations = new Map<string, Judged[]>();
  for (const judged of lacking) {
    const message = judged.result?.problem?.message ?? '';
    operations.set(message, [...(operations.get(message) ?? []), judged]);
  }
  return {
    surfaces: absent,
    operations: [...operations].sort(([, one], [, other]) => other.length - one.length),
  };
}

/** Returns the scenarios with a verdict, in the order of the suite, without observations. */
export function judgedAs(verdict: Judged['verdict'], { rules }: Pick<Judgement, 'rules'>): Judged[] {
  return rules.flatMap(({ scenarios }) => scenarios).filter((judged) => judged.verdict === verdict);
}

/** Returns the columns of the chapter table: the surfaces that were judged. */
export function surfaceColumns({ surfaces }: Pick<Judgement, 'surfaces'>): Surface[] {
  return SURFACES.filter((surface) => surfaces.some((one) => one.surface === surface));
}

/** Returns the text of a cell: `170 of 179`, `no such surface`, or nothing if the surface has no scenarios. */
export function cellText({ cells }: ChapterRow, surface: Surface): string {
  const cell = cells.get(surface);
  if (cell === undefined) return '';
  return cell.exists ? `${cell.totals.passed} of ${cell.planned}` : 'no such surface';
}

/** Tells whether all applicable scenarios of a cell passed. */
export function allPassed({ cells }: ChapterRow, surface: Surface): boolean {
  const cell = cells.get(surface);
  return cell !== undefined && cell.totals.passed + cell.totals['not-applicable'] === cell.planned;
}
