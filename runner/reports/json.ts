import {
  array,
  described,
  integer,
  literal,
  literals,
  map,
  named,
  object,
  optional,
  primitive,
  string,
  definitionsIn,
  typed,
  type Schema,
  type TypeOf,
} from '../../adapter/contract/schema';
import type { KnownFailure } from '../plan/known-failures';
import { LevelName, Run, SurfaceName } from '../run/run';
import { CONCLUSION_NAMES } from '../verdict/conclusion';
import type { Finding, Judged, Judgement } from '../verdict/judgement';
import { type Totals, VERDICT_NAMES } from '../verdict/verdict';

/** The version of the report's format. */
export const REPORT_FORMAT = 4;

const VerdictName = named('verdict', literals(...VERDICT_NAMES));
const TotalsOfVerdicts = named(
  'totals',
  described(
    'The number of trials with each verdict.',
    typed<Totals>(object(Object.fromEntries(VERDICT_NAMES.map((verdict) => [verdict, integer])))),
  ),
);
const Key = described('The key of a trial.', string);
const KnownFailureEntry = named(
  'known-failure',
  object({ pattern: string, reason: string, place: described('The file and the line.', string) }),
);

const trial = object({
  trial: Key,
  rule: string,
  verdict: VerdictName,
  unstable: optional(described('The number of results of each kind, if the kinds differ.', map(integer))),
  knownFailure: optional(KnownFailureEntry),
});

const finding = object({
  rule: optional(described('The rule that is most likely broken.', string)),
  symptom: optional(object({ operation: string, kind: string, message: string })),
  mistake: optional(
    described(
      'A known mistake with similar failures, and the numbers of its trials and of those that failed.',
      object({ id: string, title: string, failed: integer, trials: integer }),
    ),
  ),
  example: Key,
  failures: described(
    'The failures that a mistake in the rule, or the shared symptom, may explain.',
    array(Key),
  ),
});

const judgement = object({
  conclusions: described(
    'The conclusion at each level that the run includes. The last one is at the level of the run.',
    array(
      object({
        level: LevelName,
        conclusion: literals(...CONCLUSION_NAMES),
        planned: integer,
        totals: TotalsOfVerdicts,
      }),
    ),
  ),
  whole: described(
    'Whether the run contains everything of the level on the surfaces that were judged.',
    primitive('boolean'),
  ),
  surfaces: array(
    object({
      surface: SurfaceName,
      exists: described('Whether the port has the surface.', primitive('boolean')),
      planned: integer,
      totals: TotalsOfVerdicts,
    }),
  ),
  trials: described('The verdict on each trial of the plan.', array(trial)),
  findings: described('The failures, by what may explain them.', array(finding)),
  unmatched: described('The known-failure entries that match no scenario.', array(KnownFailureEntry)),
});

const report = object({ format: literal(REPORT_FORMAT), run: Run, judgement });

/** A report of kind `json`: what happened in a run, and what it means. */
export interface Report extends TypeOf<typeof report> {}

/** The JSON Schema of reports of kind `json`. The build writes it to a file for users. */
export const REPORT_SCHEMA: Schema<Report> = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `i18n-conformance/report-${REPORT_FORMAT}`,
  title: `A report of i18n-conformance, format ${REPORT_FORMAT}`,
  ...report,
  $defs: Object.fromEntries(definitionsIn(report)),
};

/** Writes the report of kind `json`, for other programs to read. */
export function jsonReport(judged: Judgement): string {
  return `${JSON.stringify(reportOf(judged), undefined, 2)}\n`;
}

/** Returns the content of a report of kind `json`. */
export function reportOf({
  run,
  conclusions,
  isWhole,
  surfaces,
  rules,
  findings,
  unmatched,
}: Judgement): Report {
  return {
    format: REPORT_FORMAT,
    run,
    judgement: {
      conclusions,
      whole: isWhole,
      surfaces,
      trials: rules.flatMap(({ trials }) => trials.map(trialFields)),
      findings: findings.map(findingFields),
      unmatched: unmatched.map(entryFields),
    },
  };
}

function trialFields({ trial: { key }, rule, verdict, unstable, known }: Judged): TypeOf<typeof trial> {
  return {
    trial: key,
    rule: rule.id,
    verdict,
    ...(unstable && { unstable }),
    ...(known && { knownFailure: entryFields(known) }),
  };
}

function findingFields({ rule, symptom, mistake, failures, example }: Finding): TypeOf<typeof finding> {
  return {
    ...(rule && { rule: rule.rule.id }),
    ...(symptom && {
      symptom: { operation: symptom.operation, kind: symptom.kind, message: symptom.message },
    }),
    ...(mistake && {
      mistake: {
        id: mistake.mistake.id,
        title: mistake.mistake.title,
        failed: mistake.failed,
        trials: mistake.trials.length,
      },
    }),
    example: example.trial.key,
    failures: failures.map(({ trial: { key } }) => key),
  };
}

function entryFields({ pattern, reason, place }: KnownFailure): TypeOf<typeof KnownFailureEntry> {
  return { pattern, reason, place };
}
