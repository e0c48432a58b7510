import type { ErrorCode } from '../../adapter/contract/errors';
import { InitializeResult } from '../../adapter/contract/messages';
import {
  anything,
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
  typed,
  type Schema,
  type TypeOf,
} from '../../adapter/contract/schema';
import type { TrialResult } from '../../suite/play/trial-result';
import { PROBLEM_KINDS, RESULT_KINDS } from '../../suite/play/trial-result';
import { LEVELS, SURFACES, type Suite } from '../../suite/read';

// The record of a run, and its schema. The report of kind `json` contains it, and everything that says what a run means
// reads it. So each field is a value that JSON can express.

/** A level of the suite. */
export const LevelName = named('level', literals(...LEVELS));
/** A surface on which trials are played. */
export const SurfaceName = named('surface', literals(...SURFACES));
const boolean = primitive('boolean');
const milliseconds = typed<number>({ type: 'number', minimum: 0 });

const deviationFields = object({
  surface: described('I18n, or the name of a catalog.', string),
  operation: string,
  expected: described('The expected result, or a description of the expected outcome.', anything),
  inWords: optional(described('Whether expected is a description.', literal(true))),
  actual: optional(described('The actual result; absent if the operation raised an error.', anything)),
  error: optional(
    object({
      code: typed<ErrorCode>(integer),
      type: string,
      message: string,
      at: optional(described('Where the port raised the error, as the adapter says.', string)),
    }),
  ),
});

const deviation: typeof deviationFields = {
  ...deviationFields,
  // JSON has no field for an expected value that is undefined.
  required: ['surface', 'operation'],
};

const problem = object({
  kind: literals(...PROBLEM_KINDS),
  message: string,
  deviations: optional(described('The outcomes that differ from the rule.', array(deviation))),
  fault: optional(
    object({ reason: string, stderr: described('The last lines of standard error.', array(string)) }),
  ),
});

const result = object({
  trial: described('The key of the trial: the id of its scenario, and its surface.', string),
  kind: literals(...RESULT_KINDS),
  problem: optional(named('problem', problem)),
  step: optional(
    described(
      'The step that ended the trial, counted from 0; absent if it passed or ended before its first step.',
      integer,
    ),
  ),
  milliseconds,
});

/** The result of playing a trial once, as the record of a run contains it. */
export interface RunResult extends TypeOf<typeof result> {}
/** Describes a result. */
export const RunResult: Schema<RunResult> = named('result', result);

const run = object({
  suite: object({ name: string, version: string }),
  port: described('The handshake of the port.', InitializeResult),
  environment: optional(
    described('The environment variables that the suite set for the programs of the port.', map(string)),
  ),
  level: LevelName,
  selection: object({
    select: described('Ids and globs of what was planned; empty for everything of the level.', array(string)),
    surface: optional(SurfaceName),
    repeat: described('The number of times that each trial is played.', integer),
  }),
  results: described(
    'The results in the order in which they arrived. A trial that was not played has none.',
    array(RunResult),
  ),
  alone: optional(
    described(
      'A failure, played again alone on a fresh program. If it passes, state survives `reset`.',
      RunResult,
    ),
  ),
  end: object({
    interrupted: described('Whether a signal ended the run.', boolean),
    afterFaults: optional(described('The number of adapter faults that ended the run.', integer)),
    milliseconds,
  }),
});

/** The record of what happened in a run. */
export interface Run extends TypeOf<typeof run> {}
/** Describes the record of a run. */
export const Run: Schema<Run> = named('run', run);

/** What is recorded of a run besides its results. */
interface RunDetails
  extends Pick<Run, 'port' | 'level'>, Partial<Pick<Run, 'environment' | 'selection' | 'end'>> {
  readonly alone?: TrialResult | undefined;
}

/** Records a run. Without a selection and an end, everything of the level was played once. */
export function recordRun(
  { name, version }: Suite,
  results: readonly TrialResult[],
  { port, environment, level, selection, alone, end }: RunDetails,
): Run {
  return {
    suite: { name, version },
    port,
    ...(environment && { environment }),
    level,
    selection: selection ?? { select: [], repeat: 1 },
    results: results.map(recordResult),
    ...(alone && { alone: recordResult(alone) }),
    end: end ?? { interrupted: false, milliseconds: 0 },
  };
}

function recordResult({ trial, ...result }: TrialResult): RunResult {
  return { ...result, trial: trial.key };
}
