import type { KnownFailure } from '../plan/known-failures';
import { statementsOf, type Section } from '../../suite';
import { chaptersOf } from '../verdict/chapters';
import type {
  FailingRule,
  Finding,
  Judged,
  JudgedRule,
  JudgedSurface,
  Judgement,
} from '../verdict/judgement';
import type { Reproduce, WriteReport } from './report';
import { shardFields } from './shard-fields';
import { ruleFields, scenarioFields } from './suite-fields';

/** The version of the report's format, which `report.schema.json` describes. */
export const REPORT_FORMAT = 3;

/** Writes the report for programs, with all results of a run. `report.schema.json` describes it. */
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
    ...(judgement.surface && { surface: judgement.surface }),
    verdict: conclusion,
    whole: isWhole,
    interrupted: isInterrupted,
    ...(judgement.endedAfterFaults !== undefined && { endedAfterFaults: judgement.endedAfterFaults }),
    ...(judgement.seed !== undefined && { seed: judgement.seed }),
    milliseconds: Math.round(judgement.milliseconds),
    planned,
    totals,
    surfaces: judgement.surfaces.map(surfaceOf),
    chapters: chaptersOf(judgement).map((row) => ({
      chapter: row.chapter,
      totals: row.totals,
      surfaces: [...row.cells.values()].map(surfaceOf),
    })),
    findings: judgement.findings.map(findingOf),
    rules: judgement.rules.map(toRule),
    observations: {
      totals: observations.totals,
      findings: observations.findings.map(findingOf),
      rules: observations.rules.map(toRule),
    },
    differences: judgement.differences.map(({ point, scenarios }) => ({
      id: point.id,
      title: point.title,
      original: point.original,
      scenarios: scenarios.map(({ scenario }) => scenario.key),
    })),
    unmatchedKnownFailures: judgement.unmatched.map(knownFailureFields),
    ...shardFields(judgement),
  };
}

function surfaceOf({ surface, exists, planned, totals }: JudgedSurface): object {
  return { surface, exists, planned, totals };
}

function findingOf({ rule, symptom, mistake, failures, example, others }: Finding): object {
  return {
    ...(rule && { rule: rule.judged.rule.id }),
    ...(symptom && {
      symptom: { operation: symptom.operation, kind: symptom.kind, message: symptom.message },
    }),
    ...(mistake && { mistake }),
    failures: failures.length,
    example: example.scenario.key,
    rules: [...(rule ? [rule] : []), ...others].map(failingRuleOf),
  };
}

function failingRuleOf({ judged, failures }: FailingRule): object {
  return { rule: judged.rule.id, scenarios: failures.map(({ scenario }) => scenario.key) };
}

function ruleOf(
  { rule, verdict, scenarios }: JudgedRule,
  document: readonly Section[],
  reproduce: Reproduce,
): object {
  return {
    ...ruleFields(rule),
    document: statementsOf(rule.id, document).map(({ section, says }) => ({ section, says })),
    verdict,
    scenarios: scenarios.map((judged) => scenarioOf(judged, reproduce)),
  };
}

function scenarioOf(
  { scenario, rule, verdict, result, known, unstable }: Judged,
  reproduce: Reproduce,
): object {
  const { problem, step } = result ?? {};
  const [deviation] = problem?.deviations ?? [];
  return {
    ...scenarioFields(scenario),
    surface: scenario.surface,
    verdict,
    milliseconds: result?.milliseconds ?? 0,
    ...(problem && { message: problem.message }),
    ...(deviation && { expected: deviation.expected }),
    ...(deviation && 'actual' in deviation && { actual: deviation.actual }),
    ...(problem?.deviations && { checks: problem.deviations }),
    ...(problem?.fault && { fault: problem.fault }),
    ...(problem && step !== undefined && { step: step + 1 }),
    ...(unstable && { unstable }),
    ...(known && { knownFailure: knownFailureFields(known) }),
    reproduce: reproduce({ scenario, rule }),
  };
}

function knownFailureFields({ pattern, reason, place }: KnownFailure): object {
  return { pattern, reason, place };
}
