import { dispatch, type Adapter } from '../../adapter/contract/adapter';
import { AdapterFault, ErrorCode, LostCall, OperationError } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import type { Inexpressible } from '../../adapter/contract/values';
import type { Script, ScriptCall } from '../../steps/script';
import { replaced } from '../../steps/params';
import { scriptWrittenOut } from '../../steps/repeats';
import { surfaceOf } from '../../steps/surfaces';
import { callsInBlock, deviationsFrom, NotReported, type PlayedCall } from './compare';
import type { Outcome } from './deviation';
import { changesFiles, ScriptFolder } from './script-folder';
import { failure, faultProblem, type Problem } from './trial-result';

/**
 * The greatest number of calls that are pending at the same time. A step that replays recordings makes thousands. If it
 * made all of them at once, the port would wait until they are written, and then the suite until they are answered.
 */
const MAX_PENDING = 512;

/** The end of a script: the reason why it did not pass, if it did not, and the step that ended it. */
export interface ScriptEnd {
  readonly problem?: Problem;
  /** The index of the step; absent if the script passed, or ended before its first step. */
  readonly step?: number;
}

/** A call that has ended, the error that kept the port from responding, or undefined if the call was left out. */
type EndedCall = PlayedCall | { readonly thrown: unknown } | undefined;

/**
 * One play of a script in a session with a port. It knows nothing about other scripts: if one of them ends the
 * connection, this play is lost, and the script must be played again.
 */
export class ScriptPlay {
  /** Whether calls were lost because another script ended the connection. */
  isLost = false;
  private opening: Promise<Adapter> | undefined;
  /** The calls that have been made, by their indexes in the script. */
  private readonly pending: Promise<EndedCall>[] = [];
  /** The calls that have ended, by their indexes in the script. A call that was left out is undefined. */
  readonly made: (PlayedCall | undefined)[] = [];

  private readonly script: Script;

  /** @param folder the folder for the files that the script writes */
  constructor(
    private readonly session: Session,
    script: Script,
    private readonly folder = new ScriptFolder(),
  ) {
    this.script = scriptWrittenOut(script);
  }

  /** Whether all calls can be made without waiting for a response. */
  get canBeSentAhead(): boolean {
    const { calls } = this.script;
    return calls.length <= MAX_PENDING && !changesFiles(this.script) && calls.every(({ fresh }) => !fresh);
  }

  /** Makes all calls, which must be possible without waiting. Use {@link play} to get the result. */
  async sendAhead(): Promise<void> {
    if (this.opening !== undefined || this.notApplicable !== undefined) return;
    const adapter = await this.open().catch(() => undefined);
    if (adapter === undefined) return;
    for (const [index, call] of this.script.calls.entries()) this.make(index, call, adapter);
  }

  /**
   * Plays the script up to the first step that does not pass.
   *
   * @param onStep called with the index of each step when it begins
   * @throws LostCall when another script ended the connection
   * @throws Error when a file cannot be written
   */
  async play(onStep?: (step: number) => void): Promise<ScriptEnd> {
    const { notApplicable } = this;
    if (notApplicable !== undefined) return { problem: notApplicable };
    try {
      await this.open();
    } catch (thrown) {
      return { problem: faultOf(thrown) };
    }
    const steps = this.script.calls.flatMap((call) => [call.step, ...call.expect.map(({ step }) => step)]);
    for (const step of new Set(steps.sort((one, other) => one - other))) {
      onStep?.(step);
      const problem = await this.playStep(step);
      if (problem !== undefined) return { problem, step };
    }
    return {};
  }

  /**
   * Plays one step: makes its calls together, unless they were sent ahead, and compares the outcomes with what the step
   * states. The step ends when all its calls have ended, so that none can affect later steps.
   *
   * @throws LostCall when another script ended the connection
   * @throws Error when a file cannot be written
   */
  async playStep(step: number): Promise<Problem | undefined> {
    const calls = [...this.script.calls.entries()].filter(([, call]) => call.step === step);
    await this.makeInTurn(calls);
    const ended = await Promise.all(calls.flatMap(([index]) => this.pending[index] ?? []));
    calls.forEach(([index], nth) => {
      const call = ended[nth];
      if (call !== undefined && !('thrown' in call)) this.made[index] = call;
    });
    const fault = ended.find((call) => call !== undefined && 'thrown' in call);
    if (fault !== undefined) return faultOf(fault.thrown);
    try {
      return this.problemOf(step);
    } catch (thrown) {
      if (!(thrown instanceof NotReported)) throw thrown;
      return { kind: 'not-applicable', message: thrown.message };
    }
  }

  /** Waits for all calls to end. */
  async settle(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** Removes the files that the script wrote, without waiting for pending calls. */
  clean(): void {
    this.folder.remove();
  }

  /** The reason why the script does not apply to the port; undefined if it does apply. */
  get notApplicable(): Problem | undefined {
    const need = this.script.needs.find((one) => this.isInexpressible(one));
    return need && { kind: 'not-applicable', message: `the port's language cannot express ${need}` };
  }

  private problemOf(step: number): Problem | undefined {
    const { calls } = this.script;
    // In earlier steps, no call was unsupported, because the script would have ended.
    const [unsupported] = this.made.flatMap((call) => (call && unsupportedIn(call)) ?? []);
    if (unsupported !== undefined) return { kind: 'unsupported', message: unsupported };
    const deviations = calls.flatMap(({ expect }, index) => {
      const call = this.made[index];
      const stated = call === undefined ? [] : expect.filter((one) => one.step === step);
      return stated.flatMap((one) => deviationsFrom(call!, one, this.made));
    });
    return deviations.length === 0 ? undefined : failure(deviations);
  }

  private open(): Promise<Adapter> {
    this.opening ??= this.session.fresh().catch((thrown: unknown) => {
      this.isLost ||= thrown instanceof LostCall;
      throw thrown;
    });
    return this.opening;
  }

  /** Makes calls that were not sent ahead, up to a fault after which the next call needs a new start. */
  private async makeInTurn(calls: readonly (readonly [index: number, call: ScriptCall])[]): Promise<void> {
    for (const [index, call] of calls) {
      if (this.pending[index] !== undefined) continue;
      // Waiting for half of them at a time lets many calls share a write. Runs of recordings take 5% less CPU time
      // than with a wait for each call.
      if (index % (MAX_PENDING / 2) === 0) await this.pending[index - MAX_PENDING / 2];
      if (call.fresh) {
        // If a fresh state needs a new process, the calls to the earlier process must have ended.
        if (this.session.handshake.isolation === 'process' && (await this.hasFault())) return;
        this.opening = undefined;
      }
      // The first files are in a folder that no earlier call can name. Later files may be read by an earlier call.
      if (call.files && this.folder.exists) await this.settle();
      try {
        this.make(index, call, await this.open());
      } catch (thrown) {
        // If a fault in an earlier call is the reason, the result of the step is that fault.
        this.pending[index] = Promise.resolve({ thrown });
        return;
      }
    }
  }

  /** Waits for all calls to end, and tells whether an error kept the port from responding to one of them. */
  private async hasFault(): Promise<boolean> {
    return (await Promise.all(this.pending)).some((call) => call !== undefined && 'thrown' in call);
  }

  private make(index: number, call: ScriptCall, adapter: Adapter): void {
    if (call.files) this.folder.write(call.files);
    this.pending[index] = this.end(call, adapter);
  }

  private async end(call: ScriptCall, adapter: Adapter): Promise<EndedCall> {
    const { method, params } = call;
    if (call.needs?.some((need) => this.isInexpressible(need))) return undefined;
    const made = { surface: surfaceOf(params), operation: nameOf(call), method, params };
    const sent = this.isInexpressible('symbols') ? withoutSymbols(params) : params;
    try {
      const result = (await dispatch(adapter, method, this.folder.fillIn(sent))) ?? null;
      return { ...made, outcome: { result } };
    } catch (thrown) {
      this.isLost ||= thrown instanceof LostCall;
      return thrown instanceof OperationError ? { ...made, outcome: raisedBy(thrown) } : { thrown };
    }
  }

  private isInexpressible(need: Inexpressible): boolean {
    return this.session.handshake.inexpressible?.includes(need) ?? false;
  }
}

/** Returns the name of a call in messages. */
function nameOf({ method, params, name = method, recording }: ScriptCall): string {
  return recording === undefined ? name : `${recording}: ${name} ${JSON.stringify(params)}`;
}

function faultOf(thrown: unknown): Problem {
  if (thrown instanceof AdapterFault) return faultProblem(thrown);
  throw thrown;
}

function raisedBy({ code, type, message, at }: OperationError): Outcome {
  return { error: { code, type, message, ...(at !== undefined && { at }) } };
}

/** Returns why the port does not support a call or, for `with_locale`, a call in its block. */
export function unsupportedIn(call: PlayedCall): string | undefined {
  const { method, outcome } = call;
  if ('error' in outcome) {
    return outcome.error.code === ErrorCode.Unsupported ? outcome.error.message : undefined;
  }
  if (method !== 'with_locale') return undefined;
  return callsInBlock(call)
    .map(unsupportedIn)
    .find((message) => message !== undefined);
}

/** Replaces Symbols by their names. Only recordings have Symbols in calls to a port whose language has none. */
function withoutSymbols(params: object): object {
  return replaced(params, (value) =>
    typeof value === 'object' && value !== null && 'symbol' in value ? value.symbol : undefined,
  ) as object;
}
