import type { Method } from '../adapter/contract/adapter';
import type { Outcome } from './deviations';
import type { Expectation } from './expectation';
import { removeFolder } from './folders';
import { GivenData } from './given-data';
import type { PortCalls } from './port-calls';

/** The state that the steps of one scenario share: access to the port, the given data, and the last outcomes. */
export class ConformanceWorld {
  /** Makes calls on the port. Set when the scenario begins. */
  calls!: PortCalls;
  given = new GivenData();
  /** The outcomes of the last When. There is one outcome, unless the When makes the same call with several values. */
  outcomes: Promise<readonly Outcome[]> = Promise.resolve([]);
  /**
   * The path of the last lookup. A text that consists only of this path does not state that the translation is missing.
   */
  path = '';
  /** The params of the last call that {@link ask} made. */
  private params: object = {};

  /** Makes a call on the surface under test, or on another subject. Later Then steps check its outcome. */
  ask(
    method: Method,
    params: object = {},
    subject: string = this.given.subject,
  ): Promise<readonly Outcome[]> {
    this.params = { subject, ...params };
    return this.lookAt([this.calls.ask(method, this.params)]);
  }

  /**
   * Calls another operation with the params of the last call that {@link ask} made. Later Then steps do not check the
   * outcome of this new call.
   */
  askAgain(method: Method): Promise<Outcome> {
    return this.calls.ask(method, this.params);
  }

  /** Makes later Then steps check the outcomes of the given calls. */
  lookAt(calls: readonly Promise<Outcome>[]): Promise<readonly Outcome[]> {
    this.outcomes = Promise.all(calls);
    return this.outcomes;
  }

  /**
   * Requires that outcomes meet an expectation.
   *
   * @throws Mismatch with all deviations, if there are any
   */
  async expect(
    expectation: Expectation,
    outcomes: Promise<readonly Outcome[]> = this.outcomes,
  ): Promise<void> {
    const found = await outcomes;
    if (found.length === 0) throw new Error('there is no When before this Then: no operation was called');
    this.calls.require(found, expectation);
  }

  /** Removes the files that the scenario wrote. */
  async end(): Promise<void> {
    const { writtenFolder } = this.given;
    if (writtenFolder !== undefined) await removeFolder(writtenFolder);
  }
}
