import { dispatch, type Adapter, type Method } from '../adapter/contract/adapter';
import { AdapterFault, ErrorCode, LostCall, OperationError } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import type { Inexpressible } from '../adapter/contract/values';
import { requireExpressible, type KnownPatterns } from './expressible';
import { requireNone, type Deviation, type Outcome } from './deviations';
import { deviationsFrom, type Check } from './deviations-from';
import { SUCCEEDS, type Expectation } from './expectation';
import { surfaceOf } from './surfaces';

/** Makes a scenario's calls on the port. */
export class PortCalls {
  private isComplete = false;
  /** The calls that the current step has made. */
  private calls: Promise<Outcome>[] = [];

  /**
   * @param adapter the port, in a fresh state
   * @param given the time patterns that the scenario gives the port
   * @param check compares outcomes with expectations; `deviationsFrom` if omitted
   */
  constructor(
    private readonly session: Session,
    private adapter: Adapter,
    private readonly given: KnownPatterns,
    private readonly check: Check = deviationsFrom,
  ) {}

  /** The kinds of values that the port's language cannot express. */
  get inexpressible(): readonly Inexpressible[] {
    return this.session.handshake.inexpressible ?? [];
  }

  /**
   * Makes one call that must succeed.
   *
   * @throws Mismatch when the port raises an error, or returns something other than what the document promises for
   *   every state
   */
  async prepare(method: Method, params: object = {}): Promise<void> {
    this.require([await this.ask(method, params)], SUCCEEDS);
  }

  /**
   * Requires that outcomes meet an expectation.
   *
   * @throws Mismatch with all deviations, if there are any
   */
  require(outcomes: readonly Outcome[], expectation: Expectation): void {
    requireNone(outcomes.flatMap((outcome) => this.deviationsFrom(outcome, expectation)));
  }

  /** Returns the deviations of an outcome from an expectation. */
  deviationsFrom(outcome: Outcome, expectation: Expectation): readonly Deviation[] {
    return this.check(outcome, expectation);
  }

  /**
   * Makes one call, and returns its outcome, which may be an error that the operation raised.
   *
   * @throws NotApplicable when the port's language cannot express the params
   * @throws OperationError when the port does not support the call
   * @throws AdapterFault when the adapter is at fault
   */
  async ask(method: Method, params: object = {}): Promise<Outcome> {
    requireExpressible(params, this.inexpressible, this.given);
    return this.call(method, params);
  }

  /**
   * Runs a step's code. The step ends only when all its calls have ended, even if one of them has already made the step
   * fail. So no call can affect later steps.
   *
   * @throws AdapterFault when the adapter was at fault in one of the calls, even if an earlier call had already made
   *   the step fail
   * @throws LostCall when another scenario ended the connection
   * @throws Error when the code itself throws an error
   */
  async step(code: () => Promise<unknown>): Promise<void> {
    const calls: Promise<Outcome>[] = (this.calls = []);
    const [end] = await Promise.allSettled([code()]);
    for (const call of calls) await call.catch(rethrowFault);
    if (end.status === 'rejected') throw end.reason;
  }

  /** Makes one call like {@link ask}, but does not check whether the port's language can express the params. */
  call(method: Method, params: object): Promise<Outcome> {
    const call = this.makeCall(method, params);
    this.calls.push(call);
    return call;
  }

  private async makeCall(method: Method, params: object): Promise<Outcome> {
    if (this.isComplete) {
      throw new Error(`${method} was called after prefetching; mark its step SEQUENTIAL`);
    }
    const at = { surface: surfaceOf(params), operation: method, call: { method, params } };
    try {
      return { ...at, result: (await dispatch(this.adapter, method, params)) ?? null };
    } catch (thrown) {
      if (!(thrown instanceof OperationError) || thrown.code === ErrorCode.Unsupported) throw thrown;
      return { ...at, error: thrown };
    }
  }

  /**
   * Puts the port into a fresh state in the middle of a step, after the calls that the step has made. If a fresh state
   * needs a new process, this method waits for these calls first.
   *
   * @throws AdapterFault when the port cannot be reset to a fresh state, or was at fault in an earlier call
   * @throws OperationError when the port does not support an earlier call
   */
  async renew(): Promise<void> {
    if (this.session.handshake.isolation === 'process') await Promise.all(this.calls);
    this.adapter = await this.session.fresh();
  }

  /**
   * Declares that all calls have been made. Later calls throw an error, because they would act on the state of another
   * scenario.
   */
  complete(): void {
    this.isComplete = true;
  }
}

function rethrowFault(thrown: unknown): void {
  if (thrown instanceof AdapterFault || thrown instanceof LostCall) throw thrown;
}
