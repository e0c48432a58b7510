import type { Reproduce } from '../text/port-text';
import type { TrialResult } from '../../play';
import { fixturesOf, type Rule, type Scenario, type Section, statementsOf } from '../../suite';
import type { KnownFailure } from '../plan/known-failures';
import type { ShardRun } from '../plan/shard';
import type { FailingRule, Finding, Judged, JudgedRule, Judgement } from '../verdict/judgement';
import { chaptersOf } from '../verdict/surfaces';
import type { WriteReport } from '../document/document';

/** The version of the report's format, which `report.schema.json` describes. */
export const REPORT_FORMAT = 3;

/** Writes the report for programs, with all results of a run, in the format of `report.schema.json`. */
export const jsonReport: WriteReport = (judgement, reproduce) =>
  `${JSON.stringify(reportOf(judgement, reproduce), undefined, 2)}\n`;

function reportOf(judgement: Judgement, reproduce: Reproduce): object {
  const { suite, port, level, isWhole, conclusion, isInterrupted, planned, totals, observations } = judgement;
  const toRule = (rule: JudgedRule): object => ruleOf(rule, suite.document, reproduce);
  return {
    format: REPORT_FORMAT,
    suite: { name: suite.name, version: suite.version },
    implementation: port.implementation,
    inexpressible: port.inexpressible ?? [],
    level,
    surface: judgement.surface,
    verdict: conclusion,
    whole: isWhole,
    interrupted: isInterrupted,
    endedAfterFaults: judgement.endedAfterFaults?.run,
    seed: judgement.seed,
    milliseconds: Math.round(judgement.milliseconds),
    planned,
    totals,
    surfaces: judgement.surfaces,
    chapters: chaptersOf(judgement).map((row) => ({
      chapter: row.chapter,
      totals: row.totals,
      surfaces: [...row.cells.values()],
    })),
    findings: judgement.findings.map(findingOf),
    rules: judgement.rules.map(toRule),
    observations: {
      totals: observations.totals,
      findings: observations.findings.map(findingOf),
      rules: observations.rules.map(toRule),
    },
    differences: judgement.differences.map(({ point, trials }) => ({
      id: point.id,
      title: point.title,
      original: point.original,
      scenarios: trials.map(({ trial }) => trial.key),
    })),
    unmatchedKnownFailures: judgement.unmatched.map(knownFailureFields),
    shard: shardFields(judgement),
  };
}

function findingOf({ rule, symptom, mistake, failures, example, others }: Finding): object {
  return {
    rule: rule?.judged.rule.id,
    symptom: symptom && { operation: symptom.operation, kind: symptom.kind, message: symptom.message },
    mistake,
    failures: failures.length,
    example: example.trial.key,
    rules: [...(rule ? [rule] : []), ...others].map(failingRuleOf),
  };
}

function failingRuleOf({ judged, failures }: FailingRule): object {
  return { rule: judged.rule.id, scenarios: failures.map(({ trial }) => trial.key) };
}

function ruleOf(
  { rule, verdict, trials }: JudgedRule,
  document: readonly Section[],
  reproduce: Reproduce,
): object {
  return {
    ...ruleFields(rule),
    document: statementsOf(rule.id, document).map(({ section, says }) => ({ section, says })),
    verdict,
    scenarios: trials.map((judged) => scenarioOf(judged, reproduce)),
  };
}

function scenarioOf({ trial, rule, verdict, result, known, unstable }: Judged, reproduce: Reproduce): object {
  const { problem, step } = result ?? {};
  const [deviation] = problem?.deviations ?? [];
  return {
    ...scenarioFields(trial),
    surface: trial.surface,
    verdict,
    milliseconds: result?.milliseconds ?? 0,
    message: problem?.message,
    expected: deviation?.expected,
    actual: deviation?.actual,
    checks: problem?.deviations,
    fault: problem?.fault,
    step: problem && step !== undefined ? step + 1 : undefined,
    unstable,
    knownFailure: known && knownFailureFields(known),
    reproduce: reproduce({ trial, rule }),
  };
}

function knownFailureFields({ pattern, reason, place }: KnownFailure): object {
  return { pattern, reason, place };
}

/** A result, with the key of its trial instead of the trial. */
export type ReportedResult = Omit<TrialResult, 'trial'> & { readonly trial: string };

/** The field `shard` of a report, with the data that `merge` needs in order to judge all shards together. */
export interface ShardFields extends ShardRun {
  /** The number of adapter faults that ended the observations early. */
  readonly observationsEndedAfterFaults?: number | undefined;
  /** The results of all executions. A trial that was not played has no result. */
  readonly results: readonly ReportedResult[];
}

function shardFields({ shard, rules, observations, endedAfterFaults }: Judgement): ShardFields | undefined {
  if (shard === undefined) return undefined;
  const judged = [...rules, ...observations.rules].flatMap(({ trials }) => trials);
  const results = judged.flatMap((one) => one.results);
  return {
    ...shard,
    observationsEndedAfterFaults: endedAfterFaults?.observations,
    results: results.map(({ trial, ...result }) => ({ trial: trial.key, ...result })),
  };
}

/** Returns the fields that describe a rule in JSON. */
export function ruleFields({ id, level, sections, silentPoints, sentence, feature }: Rule): object {
  return { id, level, sections, silentPoints, sentence, feature };
}

/** Returns the fields that describe a scenario in JSON. The fields are the same on all surfaces of the scenario. */
export function scenarioFields(scenario: Scenario): object {
  const { id, name, case: itsCase, file, line, contradictions } = scenario;
  const fixtures = fixturesOf(scenario);
  return {
    id,
    name,
    case: itsCase,
    place: `${file}:${line}`,
    fixtures: fixtures.length > 0 ? fixtures : undefined,
    contradictions,
  };
}
