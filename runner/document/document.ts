import { type Rule, type SilentPoint, type Surface, SURFACES } from '../../suite';
import { grouped } from '../grouped';
import { type KnownFailure, unmatchedText } from '../plan/known-failures';
import { safeLine, safeText } from '../text/escape';
import { implementationText, type Reproduce } from '../text/port-text';
import { count, surfaceName } from '../text/suite-text';
import { commonestSymptom } from '../verdict/findings';
import type { Finding, Judged, JudgedSurface, Judgement } from '../verdict/judgement';
import { chaptersOf } from '../verdict/surfaces';
import type { Totals } from '../verdict/verdict';
import { conclusionText, isGood, observationsText, otherVerdictsText } from './conclusion';
import { commonSymptomText, failingRuleText, findingLine, findingTitle, mistakeText } from './finding-text';

/**
 * The result of a run in blocks that every reader needs: the same facts and sentences for the console, for Markdown and
 * for HTML. It says nothing about order, markup, colours or how much is shown at first: that is for the renderers.
 */
export interface ResultDocument {
  readonly conclusion: string;
  /** Whether the run came to its end and showed nothing against the port. */
  readonly isGood: boolean;
  /** The name of the port: `i18n-ts 1.0.0 (TypeScript)`. */
  readonly port: string;
  /** The adapter faults of trials that decide, those with like messages together. */
  readonly faults: readonly FaultBlock[];
  /** The deviation that most failures show, unless the first finding shows it. */
  readonly commonest: string | undefined;
  readonly findings: readonly FindingBlock[];
  /** Sentences about the surfaces that the port does not have. */
  readonly absentSurfaces: readonly string[];
  /** Messages of the port about the operations that it lacks on its surfaces, the most frequent first. */
  readonly lacks: readonly TrialsBlock[];
  /** The operations that the port lacks, in one line; empty if there are none. */
  readonly lacksLine: string;
  /** Entries of the list of known failures that are stale or match no scenario. */
  readonly outOfDate: readonly TrialsBlock[];
  /** Entries of the list of known failures that hold. */
  readonly knownFailures: readonly KnownFailureBlock[];
  readonly chapters: TableBlock;
  readonly observations: ObservationsBlock;
}

/** Adapter faults whose messages differ only in numbers. */
export interface FaultBlock {
  readonly message: string;
  readonly trials: readonly [Judged, ...Judged[]];
  /** The rules of the trials after the first one, with their numbers: `LOAD-03 (2), DATE-01 (1)`. */
  readonly otherRules: string;
}

/** Failures that one mistake of the port explains. */
export interface FindingBlock extends Pick<Finding, 'failures' | 'example' | 'others'> {
  /** The symptom in preparing steps, or the id and the sentence of the rule that is most likely broken. */
  readonly title: string;
  /** Whether the title is a symptom. */
  readonly isSymptom: boolean;
  /** The rule that is most likely broken, and its origin and failures in words. */
  readonly rule: { readonly rule: Rule; readonly origin: string } | undefined;
  /** The share of all failures: `134 of 181 failures`. */
  readonly share: string;
  /** The known mistake that the failures are like; empty when none is similar enough. */
  readonly like: string;
  /** A sentence about the other failing rules; empty when there are none. */
  readonly otherRules: string;
  /** The finding in one line. */
  readonly line: string;
}

/** A text, and the trials that it is about. */
export interface TrialsBlock {
  readonly text: string;
  readonly trials: readonly Judged[];
}

/** An entry of the list of known failures, and the trials that it excuses. */
export interface KnownFailureBlock {
  readonly entry: KnownFailure;
  readonly trials: readonly Judged[];
}

/** The trials that passed, by chapter and surface. */
export interface TableBlock {
  readonly columns: readonly Surface[];
  readonly rows: readonly {
    readonly chapter: string;
    readonly cells: readonly CellBlock[];
    /** The numbers of the other verdicts in words. */
    readonly others: string;
  }[];
}

/** One surface in one chapter. */
export interface CellBlock {
  /** `170 of 179`, `no such surface`, or nothing if the surface has no trials. */
  readonly text: string;
  /** Whether all trials that apply have passed; undefined if there are none. */
  readonly isGood: boolean | undefined;
  readonly exists: boolean;
  readonly totals: Totals | undefined;
}

/** The observations at level `spec`, and the silent points on which the port differs from the original. */
export interface ObservationsBlock {
  /** A sentence about the observations; empty when there are none. */
  readonly text: string;
  readonly points: readonly { readonly point: SilentPoint; readonly trials: readonly Judged[] }[];
  /** The differences, a line for each mistake that would explain them. */
  readonly findings: readonly string[];
  readonly faults: readonly string[];
}

/** Describes what a run has shown. */
export function documentOf(judgement: Judgement): ResultDocument {
  const { port, findings, totals, surfaces } = judgement;
  const commonest = commonestSymptom(findings);
  const lacks = lacksOf(judgement);
  return {
    conclusion: conclusionText(judgement),
    isGood: isGood(judgement),
    port: implementationText(port.implementation),
    faults: faultBlocks(judgedAs('fault', judgement)),
    commonest: commonest && commonSymptomText(commonest, totals.failed),
    findings: findings.map((finding) => findingBlock(finding, totals.failed)),
    absentSurfaces: surfaces.filter(({ exists }) => !exists).map(absentSurfaceText),
    lacks,
    lacksLine: lacks
      .map(({ text, trials }) => `${safeLine(text)} (${count(trials.length, 'scenario')})`)
      .join(', '),
    outOfDate: outOfDateBlocks(judgement),
    knownFailures: knownFailureBlocks(judgedAs('expected-failure', judgement)),
    chapters: tableBlock(judgement),
    observations: observationsBlock(judgement),
  };
}

function judgedAs(verdict: Judged['verdict'], { rules }: Pick<Judgement, 'rules'>): Judged[] {
  return rules.flatMap(({ trials }) => trials).filter((judged) => judged.verdict === verdict);
}

/** Groups faults by their messages, in which numbers such as the id of a request may differ. */
function faultBlocks(faults: readonly Judged[]): FaultBlock[] {
  const messageOf = ({ result }: Judged): string => result?.problem?.message ?? '';
  return grouped(faults, (fault) => messageOf(fault).replace(/\d+/g, '#')).map(([, trials]) => ({
    message: messageOf(trials[0]),
    trials,
    otherRules: rulesText(
      grouped(trials.slice(1), ({ rule }) => rule.id).map(([id, { length }]) => [id, length]),
    ),
  }));
}

function findingBlock(finding: Finding, all: number): FindingBlock {
  const { rule, symptom, failures, example, others } = finding;
  const rules = rulesText(others.map(({ judged, failures: its }) => [judged.rule.id, its.length]));
  return {
    ...{ failures, example, others },
    title: findingTitle(finding),
    isSymptom: symptom !== undefined,
    rule: rule && { rule: rule.judged.rule, origin: failingRuleText(rule) },
    share: `${failures.length} of ${count(all, 'failure')}`,
    like: mistakeText(finding),
    otherRules: rules && `${rule ? 'It also explains' : 'It explains'} failures of ${rules}`,
    line: findingLine(finding),
  };
}

/** Returns rules with numbers: `LOAD-03 (2), DATE-01 (1)`. */
function rulesText(rules: readonly (readonly [id: string, howMany: number])[]): string {
  return rules.map(([id, howMany]) => `${id} (${howMany})`).join(', ');
}

function absentSurfaceText({ surface, planned }: JudgedSurface): string {
  return `the port supports no operation on ${surfaceName(surface)} (${count(planned, 'scenario')})`;
}

/** Groups the unsupported trials on the surfaces that the port has by its messages. */
function lacksOf({ rules, surfaces }: Judgement): TrialsBlock[] {
  const present = new Set(surfaces.filter(({ exists }) => exists).map(({ surface }) => surface));
  const lacking = judgedAs('unsupported', { rules }).filter(({ trial }) => present.has(trial.surface));
  return grouped(lacking, ({ result }) => result?.problem?.message ?? '')
    .map(([text, trials]) => ({ text, trials }))
    .sort((one, other) => other.trials.length - one.trials.length);
}

function outOfDateBlocks(judgement: Judgement): TrialsBlock[] {
  const stale = grouped(judgedAs('stale', judgement), ({ known }) => known?.place ?? '');
  return [
    ...stale.map(([place, trials]) => {
      const [{ known, trial }] = trials;
      const passed =
        trials.length === 1 ? trial.key : `${known?.pattern}: ${count(trials.length, 'scenario')}`;
      return { text: `${place}: ${passed} passed; remove or narrow the entry`, trials };
    }),
    ...judgement.unmatched.map((entry) => ({ text: unmatchedText(entry), trials: [] })),
  ];
}

function knownFailureBlocks(known: readonly Judged[]): KnownFailureBlock[] {
  return grouped(known, (judged) => judged.known!.place).map(([, trials]) => ({
    entry: trials[0].known!,
    trials,
  }));
}

function tableBlock(judgement: Judgement): TableBlock {
  const columns = SURFACES.filter((surface) => judgement.surfaces.some((one) => one.surface === surface));
  const rows = chaptersOf(judgement).map(({ chapter, totals, cells }) => ({
    chapter,
    cells: columns.map((surface) => cellBlock(cells.get(surface))),
    others: otherVerdictsText(totals),
  }));
  return { columns, rows };
}

function cellBlock(judged: JudgedSurface | undefined): CellBlock {
  if (judged === undefined) return { text: '', isGood: undefined, exists: true, totals: undefined };
  const { exists, totals, planned } = judged;
  const text = exists ? `${totals.passed} of ${planned}` : 'no such surface';
  return { text, isGood: totals.passed + totals['not-applicable'] === planned, exists, totals };
}

function observationsBlock(judgement: Judgement): ObservationsBlock {
  const { observations, differences } = judgement;
  return {
    text: observationsText(judgement),
    points: differences,
    findings: observations.findings.map(findingLine),
    faults: judgedAs('fault', observations).map(
      ({ trial, result }) => `${trial.key}: ${safeText(result?.problem?.message ?? '')}`,
    ),
  };
}

/** Returns the text of a report. */
export type WriteReport = (judgement: Judgement, reproduce: Reproduce) => string;
