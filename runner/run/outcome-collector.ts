import * as messages from '@cucumber/messages';
import { FINDING_MEDIA_TYPE, type Finding } from '../../steps/findings';
import { SuiteDefect, type Scenario } from '../../suite';
import type { Outcome } from './outcome';

interface Execution {
  readonly pickle: messages.Pickle;
  readonly testCase: messages.TestCase;
  readonly startedAt: messages.Timestamp;
  finding?: Finding;
  /** The first step that did not pass. */
  ended?: messages.TestStepFinished;
}

const { TestStepResultStatus: Status } = messages;

/** Makes an {@link Outcome} of each scenario out of cucumber's messages. */
export class OutcomeCollector {
  private readonly scenarios: ReadonlyMap<string, Scenario>;
  private readonly pickles = new Map<string, messages.Pickle>();
  private readonly testCases = new Map<string, messages.TestCase>();
  private readonly missing: Set<Scenario>;
  private readonly executions = new Map<string, Execution>();

  /**
   * @param planned the scenarios that are to run
   * @param onOutcome takes each outcome as soon as it is known
   */
  constructor(
    planned: readonly Scenario[],
    private readonly onOutcome: (outcome: Outcome) => void,
  ) {
    this.scenarios = new Map(planned.map((scenario) => [placeOf(scenario.file, scenario.line), scenario]));
    this.missing = new Set(planned);
  }

  /**
   * Takes in the next message.
   *
   * @throws SuiteDefect when a feature does not parse, a step has no definition or several, or a scenario ended in
   *   a way that its steps do not account for
   */
  take(envelope: messages.Envelope): void {
    const { parseError, pickle, testCase, testCaseStarted, attachment, testStepFinished, testCaseFinished } =
      envelope;
    if (parseError) throw new SuiteDefect([`${parseError.source.uri}: ${parseError.message}`]);
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.testCases.set(testCase.id, testCase);
    if (testCaseStarted) this.start(testCaseStarted);
    if (attachment?.mediaType === FINDING_MEDIA_TYPE) {
      this.executionOf(attachment.testCaseStartedId).finding = JSON.parse(attachment.body) as Finding;
    }
    if (testStepFinished && testStepFinished.testStepResult.status !== Status.PASSED) {
      this.executionOf(testStepFinished.testCaseStartedId).ended ??= testStepFinished;
    }
    if (testCaseFinished) this.finish(testCaseFinished);
  }

  /**
   * Vouches, at the end, that each planned scenario has run.
   *
   * @throws SuiteDefect that names those which have not
   */
  requireAll(): void {
    const findings = [...this.missing].map(
      ({ file, line, id }) => `${file}:${line}: ${id} was planned, but did not run`,
    );
    if (findings.length > 0) throw new SuiteDefect(findings);
  }

  private start({ id, testCaseId, timestamp }: messages.TestCaseStarted): void {
    const testCase = found(this.testCases.get(testCaseId));
    const pickle = found(this.pickles.get(testCase.pickleId));
    this.executions.set(id, { pickle, testCase, startedAt: timestamp });
  }

  private finish({ testCaseStartedId, timestamp }: messages.TestCaseFinished): void {
    const execution = this.executionOf(testCaseStartedId);
    const { pickle, startedAt, finding, ended } = execution;
    this.executions.delete(testCaseStartedId);
    const scenario = this.scenarios.get(placeOf(pickle.uri, pickle.location?.line ?? 0));
    if (scenario === undefined)
      throw new SuiteDefect([`${pickle.uri}: ${pickle.name}: ran, but was not planned`]);
    this.missing.delete(scenario);
    if (ended) requireAccountedFor(scenario, ended, finding);
    const step = ended && stepOf(execution, ended);
    this.onOutcome({
      scenario: scenario.id,
      kind: ended ? found(finding).kind : 'passed',
      ...(finding && { finding }),
      ...(step !== undefined && { step }),
      milliseconds: milliseconds(timestamp) - milliseconds(startedAt),
    });
  }

  private executionOf(testCaseStartedId: string | undefined): Execution {
    return found(this.executions.get(testCaseStartedId ?? ''));
  }
}

/** A scenario that did not pass says why; one that does not is the suite's own failure, not the port's. */
function requireAccountedFor(
  { file, line, id }: Scenario,
  { testStepResult: { status, message, exception } }: messages.TestStepFinished,
  finding: Finding | undefined,
): void {
  const hasRun = status === Status.FAILED || status === Status.SKIPPED;
  if (hasRun && finding) return;
  const why = exception?.stackTrace ?? message ?? 'it says nothing of why';
  throw new SuiteDefect([`${file}:${line}: ${id} ended as ${status.toLowerCase()}: ${why}`]);
}

/** Which step of the scenario a step of the execution is; undefined for a hook. */
function stepOf(
  { pickle, testCase }: Execution,
  { testStepId }: messages.TestStepFinished,
): number | undefined {
  const { pickleStepId } = found(testCase.testSteps.find(({ id }) => id === testStepId));
  const index = pickle.steps.findIndex(({ id }) => id === pickleStepId);
  return index === -1 ? undefined : index;
}

function placeOf(file: string, line: number): string {
  return `${file}:${line}`;
}

function milliseconds(timestamp: messages.Timestamp): number {
  return messages.TimeConversion.timestampToMillisecondsSinceEpoch(timestamp);
}

/** Cucumber's messages refer back to earlier ones only. */
function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a message of cucumber refers to one that did not come before it');
  return value;
}
