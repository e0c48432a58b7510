import { AdapterFault, type FaultReason } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import { deviationsFrom, NotReported, type MadeCall } from '../play/compare';
import type { Deviation } from '../play/deviation';
import type { ScriptFolder } from '../play/script-folder';
import { ScriptPlay, unsupportedIn } from '../play/script-play';
import type { ScriptCall, StatedExpectation } from '../steps/script';

/** Thrown when one of the two sides does not support a call, so that the comparison of the scenario must end. */
export class Incomparable extends Error {
  override readonly name = 'Incomparable';
}

/** One of the two implementations on which a scenario is played. */
export class Side {
  private readonly calls: ScriptCall[] = [];
  private readonly play: ScriptPlay;

  /** @param folder the folder for the files that the calls need; a new one by default */
  constructor(session: Session, folder?: ScriptFolder) {
    this.play = new ScriptPlay(session, { needs: [], calls: this.calls }, folder);
  }

  /** The calls that were made so far. A call that the implementation's language cannot express is undefined. */
  get made(): readonly (MadeCall | undefined)[] {
    return this.play.made;
  }

  /**
   * Makes calls, those of each step together, and returns them with their outcomes.
   *
   * @throws Incomparable when the implementation does not support a call
   * @throws AdapterFault when the adapter is at fault
   */
  async make(calls: readonly ScriptCall[]): Promise<readonly (MadeCall | undefined)[]> {
    const first = this.calls.length;
    for (const step of new Set(calls.map((call) => call.step))) {
      const own = calls.filter((call) => call.step === step);
      // Steps are numbered anew, because calls of different scripts are made one after another. Nothing is expected,
      // because the outcomes are compared later.
      const number = this.calls.length;
      this.calls.push(...own.map((call) => ({ ...call, step: number, expect: [] })));
      const problem = await this.play.playStep(number);
      if (problem?.fault !== undefined) {
        const { reason, stderr } = problem.fault;
        throw new AdapterFault(reason as FaultReason, problem.message, stderr);
      }
    }
    const made = this.made.slice(first);
    for (const call of made) {
      const missing = call && unsupportedIn(call);
      if (missing !== undefined) throw new Incomparable(`${call?.method}: ${missing}`);
    }
    return made;
  }

  /** Removes the files of the calls. */
  async end(): Promise<void> {
    await this.play.clean();
  }
}

/**
 * Returns how the outcome of a call deviates from expectations. An expectation about a value that the adapter does not
 * report is skipped.
 *
 * @param calls the calls of the script
 */
export function deviationsOf(
  call: MadeCall,
  expectations: readonly StatedExpectation[],
  calls: readonly (MadeCall | undefined)[],
): Deviation[] {
  return expectations.flatMap((expectation) => {
    try {
      return deviationsFrom(call, expectation, calls);
    } catch (thrown) {
      if (thrown instanceof NotReported) return [];
      throw thrown;
    }
  });
}
