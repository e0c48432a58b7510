import { callingAdapter } from '../adapter/client/calling-adapter';
import { dispatch, type Adapter, type Method } from '../adapter/contract/adapter';
import { AdapterFault, OperationError } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import { loadSteps, Playthrough } from '../play';
import type { Outcome } from '../steps/deviations';
import { surfaceOf } from '../steps/surfaces';
import type { Surface } from '../suite';
import type { GeneratedStep } from './gherkin';

/** A call that a step made, and its outcome once it is known. */
export interface PlayedCall {
  readonly method: Method;
  readonly params: object;
  outcome?: Outcome;
}

/** A step that has started. Its calls are known, but have not been made yet. */
export interface BegunStep {
  readonly calls: readonly PlayedCall[];
  /** Makes the calls, and returns the error that ended the step, or undefined if it passed. */
  make(): Promise<Error | undefined>;
  /** Ends the step without making its calls. */
  drop(): Promise<void>;
}

/** One of the two implementations on which a scenario is played. Records the calls. */
export class Side {
  readonly playthrough: Playthrough;
  private calls: PlayedCall[] = [];
  private pending: Promise<unknown>[] = [];
  private permission: Promise<boolean> = Promise.resolve(false);

  private constructor(
    session: Session,
    private readonly adapter: Adapter,
    surface: Surface,
  ) {
    const recording = callingAdapter((method, params) => this.record({ method, params }));
    this.playthrough = new Playthrough(loadSteps(), session, recording, surface);
  }

  /** Begins a scenario on the implementation of a session, in a fresh state. */
  static async begin(session: Session, surface: Surface): Promise<Side> {
    return new Side(session, await session.fresh(), surface);
  }

  /** Starts a step. */
  begin(step: GeneratedStep): BegunStep {
    let permit: (isPermitted: boolean) => void = () => undefined;
    this.permission = new Promise((resolve) => (permit = resolve));
    const calls: PlayedCall[] = (this.calls = []);
    const pending: Promise<unknown>[] = (this.pending = []);
    const end = this.playthrough.play(step).then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown))),
    );
    const settle = async (isPermitted: boolean): Promise<Error | undefined> => {
      permit(isPermitted);
      const made = await Promise.allSettled(pending);
      // A step ends with its first failed call, which need not be the call with the fault.
      const errors: unknown[] = made.map((one) => one.status === 'rejected' && one.reason);
      return errors.find((error) => error instanceof AdapterFault) ?? end;
    };
    return {
      calls,
      make: () => settle(true),
      drop: async () => void (await settle(false)),
    };
  }

  /** Plays a step, and returns the error that ended it, or undefined if it passed. */
  play(step: GeneratedStep): Promise<Error | undefined> {
    return this.begin(step).make();
  }

  private record(call: PlayedCall): Promise<unknown> {
    this.calls.push(call);
    const result = this.call(call, this.permission);
    this.pending.push(result);
    return result;
  }

  private async call(call: PlayedCall, permission: Promise<boolean>): Promise<unknown> {
    if (!(await permission)) throw new Error('the step was dropped');
    const { method, params } = call;
    const at = { surface: surfaceOf(params), operation: method };
    try {
      const result = (await dispatch(this.adapter, method, params)) ?? null;
      call.outcome = { ...at, result };
      return result;
    } catch (thrown) {
      if (thrown instanceof OperationError) call.outcome = { ...at, error: thrown };
      throw thrown;
    }
  }
}
