import { SURFACES } from '../../suite';
import { grouped } from '../grouped';
import { unmatchedText } from '../plan/known-failures';
import { safeLine, safeText } from '../text/escape';
import { implementationText, type Reproduce } from '../text/port-text';
import { count, surfaceName } from '../text/suite-text';
import { commonestSymptom } from '../verdict/findings';
import type { Finding, Judged, JudgedSurface, Judgement } from '../verdict/judgement';
import { chaptersOf } from '../verdict/surfaces';
import { conclusionText, isGood, observationsText, otherVerdictsText } from './conclusion';
import { commonSymptomText, failingRuleText, findingLine, findingTitle, mistakeText } from './finding-text';

/** The result of a run, as {@link documentOf} describes it. */
export type ResultDocument = ReturnType<typeof documentOf>;
/** Adapter faults whose messages are equal, or differ only in numbers. */
export type FaultBlock = ResultDocument['faults'][number];
/** Failures that are explained by a single mistake in the port. */
export type FindingBlock = ResultDocument['findings'][number];
/** The numbers of trials that passed, by chapter and surface. */
export type TableBlock = ResultDocument['chapters'];

/** A text, and the trials that it describes. */
export interface TrialsBlock {
  readonly text: string;
  readonly trials: readonly Judged[];
}

/**
 * Describes the result of a run in blocks of facts and sentences, which the console, Markdown and HTML renderers share.
 * Each renderer chooses the order, the markup, the colours, and how much is shown initially.
 */
export function documentOf(judgement: Judgement) {
  const { port, findings, totals, surfaces, observations } = judgement;
  const commonest = commonestSymptom(findings);
  const lacks = lacksOf(judgement);
  return {
    conclusion: conclusionText(judgement),
    /** Whether the run reached a good conclusion: conformant, no new failures, or a shard without failures. */
    isGood: isGood(judgement),
    /** The name of the port, such as `i18n-ts 1.0.0 (TypeScript)`. */
    port: implementationText(port.implementation),
    /** All adapter faults that did not occur in observations. Faults with similar messages are grouped. */
    faults: faultBlocks(judgedAs('fault', judgement)),
    /** The most frequent deviation, unless the first finding's example already shows it. */
    commonest: commonest && commonSymptomText(commonest, totals.failed),
    findings: findings.map((finding) => findingBlock(finding, totals.failed)),
    /** Sentences about the surfaces that the port lacks. */
    absentSurfaces: surfaces.filter(({ exists }) => !exists).map(absentSurfaceText),
    /** The port's messages about unsupported operations on the surfaces that it has, most frequent first. */
    lacks,
    /** The messages of `lacks` in one line, each with its number of scenarios; empty if there are no messages. */
    lacksLine: lacks
      .map(({ text, trials }) => `${safeLine(text)} (${count(trials.length, 'scenario')})`)
      .join(', '),
    /** The known-failure entries that are stale or match no scenario. */
    outOfDate: outOfDateBlocks(judgement),
    /** The known-failure entries that excuse trials, each with the trials that it excuses. */
    knownFailures: grouped(judgedAs('expected-failure', judgement), ({ known }) => known!.place).map(
      ([, trials]) => ({ entry: trials[0].known!, trials }),
    ),
    chapters: tableBlock(judgement),
    observations: {
      /** A sentence about the observations; empty if there are none. */
      text: observationsText(judgement),
      /** The silent points on which the port differs from the original. */
      points: judgement.differences,
      /** A line for each mistake that would explain some of the differences. */
      findings: observations.findings.map(findingLine),
      faults: judgedAs('fault', observations).map(
        ({ trial, result }) => `${trial.key}: ${safeText(result?.problem?.message ?? '')}`,
      ),
    },
  };
}

function judgedAs(verdict: Judged['verdict'], { rules }: Pick<Judgement, 'rules'>): Judged[] {
  return rules.flatMap(({ trials }) => trials).filter((judged) => judged.verdict === verdict);
}

/** Groups faults by their messages. Numbers in the messages, such as the id of a request, are ignored. */
function faultBlocks(faults: readonly Judged[]) {
  const messageOf = ({ result }: Judged): string => result?.problem?.message ?? '';
  return grouped(faults, (fault) => messageOf(fault).replace(/\d+/g, '#')).map(([, trials]) => ({
    message: messageOf(trials[0]),
    trials,
    /** The rules of the trials after the first, each with its number of these trials: `LOAD-03 (2), DATE-01 (1)`. */
    otherRules: rulesText(
      grouped(trials.slice(1), ({ rule }) => rule.id).map(([id, { length }]) => [id, length]),
    ),
  }));
}

function findingBlock(finding: Finding, all: number) {
  const { rule, symptom, failures, example, others } = finding;
  const rules = rulesText(others.map(({ judged, failures: its }) => [judged.rule.id, its.length]));
  return {
    ...{ failures, example, others },
    /**
     * The symptom of the finding or, if it has none, the id and the sentence of the rule that is most likely broken.
     */
    title: findingTitle(finding),
    /** Whether the title is a symptom. */
    isSymptom: symptom !== undefined,
    /** The rule that is most likely broken, and a text about its sections, its level and its failures. */
    rule: rule && { rule: rule.judged.rule, origin: failingRuleText(rule) },
    /** The number of failures in this finding, out of all failures, such as `134 of 181 failures`. */
    share: `${failures.length} of ${count(all, 'failure')}`,
    /** The known mistake that causes similar failures; empty if none does. */
    like: mistakeText(finding),
    /** A sentence about the rules, other than `rule`, whose failures the finding explains; empty without such rules. */
    otherRules: rules && `${rule ? 'It also explains' : 'It explains'} failures of ${rules}`,
    /** The finding in one line. */
    line: findingLine(finding),
  };
}

/** Lists rules, each with its number of trials: `LOAD-03 (2), DATE-01 (1)`. */
function rulesText(rules: readonly (readonly [id: string, howMany: number])[]): string {
  return rules.map(([id, howMany]) => `${id} (${howMany})`).join(', ');
}

function absentSurfaceText({ surface, planned }: JudgedSurface): string {
  return `the port supports no operation on ${surfaceName(surface)} (${count(planned, 'scenario')})`;
}

/** Groups unsupported trials by the port's message. Leaves out the trials on surfaces that the port does not have. */
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

function tableBlock(judgement: Judgement) {
  const columns = SURFACES.filter((surface) => judgement.surfaces.some((one) => one.surface === surface));
  const rows = chaptersOf(judgement).map(({ chapter, totals, cells }) => ({
    chapter,
    cells: columns.map((surface) => cellBlock(cells.get(surface))),
    /** The verdicts other than `passed`, with their numbers of trials, such as `2 failed, 1 unsupported`. */
    others: otherVerdictsText(totals),
  }));
  return { columns, rows };
}

/**
 * Describes a cell of the table: one surface in one chapter. The cell is empty if the chapter has no trials on the
 * surface.
 */
function cellBlock(judged: JudgedSurface | undefined) {
  if (judged === undefined) return { text: '', isGood: undefined, exists: true, totals: undefined };
  const { exists, totals, planned } = judged;
  const text = exists ? `${totals.passed} of ${planned}` : 'no such surface';
  return { text, isGood: totals.passed + totals['not-applicable'] === planned, exists, totals };
}

/** Returns the text of a report. */
export type WriteReport = (judgement: Judgement, reproduce: Reproduce) => string;
