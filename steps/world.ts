import { rm } from 'node:fs/promises';
import type { Method } from '../adapter/contract/adapter';
import { requireNone, type Deviation, type Outcome } from './deviations';
import { GivenData } from './given-data';
import type { PortCalls } from './port-calls';

/** The state that the steps of one scenario share: the calls to the port, the given data, and the last outcomes. */
export class ConformanceWorld {
  /** Makes calls on the port. Set when the scenario begins. */
  calls!: PortCalls;
  given = new GivenData();
  /** The outcomes of the last When: of its one call, unless it asks the same of several values. */
  outcomes: Promise<readonly Outcome[]> = Promise.resolve([]);
  /** The path of the last lookup, which alone does not state that its translation is missing. */
  path = '';
  /** The params of the last call that {@link ask} made on the surface under test. */
  private params: object = {};

  /**
   * Makes a call on the surface under test, or on another subject. The Then steps look at its outcome.
   */
  ask(
    method: Method,
    params: object = {},
    subject: string = this.given.subject,
  ): Promise<readonly Outcome[]> {
    this.params = { subject, ...params };
    return this.lookAt([this.calls.ask(method, this.params)]);
  }

  /** Makes the last call again by another operation. The Then steps go on looking at the outcome of the first one. */
  askAgain(method: Method): Promise<Outcome> {
    return this.calls.ask(method, this.params);
  }

  /** Makes the outcomes of these calls those that the Then steps look at. */
  lookAt(calls: readonly Promise<Outcome>[]): Promise<readonly Outcome[]> {
    this.outcomes = Promise.all(calls);
    return this.outcomes;
  }

  /**
   * Holds outcomes against a rule.
   *
   * @throws Mismatch with each one that does not hold
   */
  async expect(
    check: (outcome: Outcome) => Deviation | undefined,
    outcomes: Promise<readonly Outcome[]> = this.outcomes,
  ): Promise<void> {
    const found = await outcomes;
    if (found.length === 0) throw new Error('this Then has no When: nothing was asked of the implementation');
    requireNone(found.map(check));
  }

  /** Removes what the scenario wrote. */
  async end(): Promise<void> {
    const { writtenFolder } = this.given;
    if (writtenFolder !== undefined) await rm(writtenFolder, { recursive: true, force: true });
  }
}
