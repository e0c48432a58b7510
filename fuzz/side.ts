import { AdapterFault, type FaultReason } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import type { MadeCall } from '../play/compare';
import type { ScriptFolder } from '../play/script-folder';
import { ScriptPlay, unsupportedIn } from '../play/script-play';
import type { ScriptCall } from '../steps/script';

/** Thrown when one of the two sides does not support a call, so that the comparison of the scenario must end. */
export class Incomparable extends Error {
  override readonly name = 'Incomparable';
}

/** One of the two implementations on which a scenario is played. */
export class Side {
  private readonly calls: ScriptCall[] = [];
  private readonly play: ScriptPlay;

  /** @param folder the folder for the files that the calls need */
  constructor(session: Session, folder: ScriptFolder) {
    this.play = new ScriptPlay(session, { needs: [], calls: this.calls }, folder);
  }

  /**
   * Makes calls, those of each step together, and returns them with their outcomes. The implementation's language must be
   * able to express them.
   *
   * @throws Incomparable when the implementation does not support a call
   * @throws AdapterFault when the adapter is at fault
   */
  async make(calls: readonly ScriptCall[]): Promise<readonly MadeCall[]> {
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
    const made = this.play.made.slice(first) as readonly MadeCall[];
    for (const call of made) {
      const missing = unsupportedIn(call);
      if (missing !== undefined) throw new Incomparable(`${call.method}: ${missing}`);
    }
    return made;
  }
}
