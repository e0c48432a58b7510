import type { Reproduce } from '../text/port-text';
import { fixturesOf, type Rule, type Scenario, statementsOf } from '../../suite';
import type { KnownFailure } from '../plan/known-failures';
import type { Finding, Judged, JudgedRule, Judgement } from '../verdict/judgement';
import { chaptersOf } from '../verdict/surfaces';
import type { WriteReport } from '../document/document';

/** The version of the report's format, which `report.schema.json` describes. */
export const REPORT_FORMAT = 3;

/**
 * Writes the report of kind `json`: all results of a run, in the format of `report.schema.json`, for other programs to
 * read.
 */
export const jsonReport: WriteReport = (judgement, reproduce) =>
  `${JSON.stringify(reportOf(judgement, reproduce), undefined, 2)}\n`;

/** The object that a report of kind `json` contains. */
export type Report = ReturnType<typeof reportOf>;
/** The verdict on one scenario on one surface, as recorded in a report. */
export type ReportedScenario = ReturnType<typeof scenarioOf>;

function reportOf(judgement: Judgement, reproduce: Reproduce) {
  const { suite, port, level, isWhole, conclusion, isInterrupted, planned, totals, observations } = judgement;
  const toRule = ({ rule, verdict, trials }: JudgedRule) => ({
    ...ruleFields(rule),
    document: statementsOf(rule.id, suite.document).map(({ section, says }) => ({ section, says })),
    verdict,
    scenarios: trials.map((judged) => scenarioOf(judged, reproduce)),
  });
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

function findingOf({ rule, symptom, mistake, failures, example, others }: Finding) {
  return {
    rule: rule?.judged.rule.id,
    symptom: symptom && { operation: symptom.operation, kind: symptom.kind, message: symptom.message },
    mistake: mistake && {
      id: mistake.mistake.id,
      title: mistake.mistake.title,
      failed: mistake.failed,
      scenarios: mistake.trials.length,
    },
    failures: failures.length,
    example: example.trial.key,
    rules: [...(rule ? [rule] : []), ...others].map(({ judged, failures: its }) => ({
      rule: judged.rule.id,
      scenarios: its.map(({ trial }) => trial.key),
    })),
  };
}

function scenarioOf({ trial, rule, verdict, result, known, unstable }: Judged, reproduce: Reproduce) {
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

function knownFailureFields({ pattern, reason, place }: KnownFailure) {
  return { pattern, reason, place };
}

/** Returns the field `shard` of a report, with the data that `merge` needs in order to judge all shards together. */
function shardFields({ shard, rules, observations, endedAfterFaults }: Judgement) {
  if (shard === undefined) return undefined;
  const judged = [...rules, ...observations.rules].flatMap(({ trials }) => trials);
  return {
    ...shard,
    /** The number of adapter faults after which the observations ended early; undefined if they did not. */
    observationsEndedAfterFaults: endedAfterFaults?.observations,
    /** The results of all executions, each with the key of its trial. A trial that was not played has no result. */
    results: judged.flatMap(({ results }) =>
      results.map(({ trial, ...result }) => ({ trial: trial.key, ...result })),
    ),
  };
}

/** Returns the fields that describe a rule in JSON. */
export function ruleFields({ id, level, sections, silentPoints, sentence, feature }: Rule) {
  return { id, level, sections, silentPoints, sentence, feature };
}

/** Returns the fields that describe a scenario in JSON. The fields are the same on all surfaces of the scenario. */
export function scenarioFields(scenario: Scenario) {
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
