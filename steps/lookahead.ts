import type { Session } from '../adapter/contract/session';
import { BegunScenario, type ComingStep } from './begun-scenario';

/**
 * The options of a definition that is not to be begun before its turn: it does not ask all that it asks at once, or
 * does something besides asking.
 */
export const IN_TURN = { wrapperOptions: { isInTurn: true } } as const;

/** Knows the scenarios of a run before it is their turn, by the ids of their pickles. */
export interface Foresight {
  /** The steps of a scenario; undefined when one of them is not to be begun before its turn. */
  stepsOf(pickle: string): readonly ComingStep[] | undefined;
  /** The scenario that runs after another one. */
  after(pickle: string): string | undefined;
}

/** How many scenarios are begun before their turn: enough that the implementation always has work. */
const SCENARIOS_AHEAD = 8;

/**
 * Begins the scenarios of a run ahead: all steps of one at once, and those of the next ones with them. The
 * implementation then has work while this process goes through what came of earlier calls.
 */
export class Lookahead {
  private current: BegunScenario | undefined;
  private following: BegunScenario[] = [];

  constructor(private readonly foresight: Foresight) {}

  /**
   * Begins the scenario whose turn it is, if it was not begun already.
   *
   * @param session one that takes calls in before it has answered earlier ones
   * @param pickle the id of the scenario's pickle
   * @returns undefined when its steps are to be begun one after the other
   * @throws AdapterFault when the implementation cannot be brought to a fresh state
   */
  async begin(session: Session, pickle: string): Promise<BegunScenario | undefined> {
    const [begun, ...following] = this.following;
    // What was asked after a fault was asked of nobody.
    const isLost = await this.current?.endsInFault();
    const isBegun = begun?.pickle === pickle && !isLost;
    this.current = isBegun ? begun : await this.beginSteps(session, pickle);
    this.following = isBegun ? following : [];
    if (this.current !== undefined) await this.beginNext(session, this.current);
    return this.current;
  }

  private async beginNext(session: Session, current: BegunScenario): Promise<void> {
    // Where a fresh state needs a fresh process, it would end the one that is asked.
    if (session.handshake.isolation === 'process') return;
    const begun = [current, ...this.following];
    while (begun.length <= SCENARIOS_AHEAD && !begun.some(({ hasFault }) => hasFault)) {
      const next = this.foresight.after(begun.at(-1)!.pickle);
      const scenario = next === undefined ? undefined : await this.beginSteps(session, next);
      if (scenario === undefined) break;
      begun.push(scenario);
    }
    this.following = begun.slice(1);
  }

  private async beginSteps(session: Session, pickle: string): Promise<BegunScenario | undefined> {
    const steps = this.foresight.stepsOf(pickle);
    return steps && new BegunScenario(pickle, session, await session.fresh(), steps);
  }
}

let lookahead: Lookahead | undefined;

/** Sets what begins the scenarios of this process ahead; undefined: nothing does. */
export function setLookahead(begins: Lookahead | undefined): void {
  lookahead = begins;
}

/** What begins the scenarios of this process ahead, when something does. */
export function currentLookahead(): Lookahead | undefined {
  return lookahead;
}
