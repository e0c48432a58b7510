import type { Adapter } from '../adapter/contract/adapter';
import { AdapterFault, type FaultReason } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import type { Script, ScriptCall } from '../steps/script';
import type { PlayedCall } from '../suite/play/compare';
import { playScripts } from '../suite/play/play-scripts';
import type { ScriptFolder } from '../suite/play/script-folder';
import { unsupportedIn } from '../suite/play/script-play';

/** Thrown when one of the two sides does not support a call, so that the comparison of the scenario must end. */
export class Incomparable extends Error {
  override readonly name = 'Incomparable';
}

/** One of the two implementations on which a scenario is played. */
export class Side {
  private readonly session: Session;

  /** @param folder the folder for the files that the calls need */
  constructor(
    session: Session,
    private readonly folder: ScriptFolder,
  ) {
    let opened: Promise<Adapter> | undefined;
    // Each script of the scenario continues in the state that the one before it has left.
    const fresh = (): Promise<Adapter> => (opened ??= session.fresh());
    this.session = { handshake: session.handshake, fresh, close: () => session.close() };
  }

  /**
   * Makes calls, those of each step together, and returns them with their outcomes. The implementation's language must be
   * able to express them.
   *
   * @throws Incomparable when the implementation does not support a call
   * @throws AdapterFault when the adapter is at fault
   */
  async make(calls: readonly ScriptCall[]): Promise<readonly PlayedCall[]> {
    // Nothing is expected, because the outcomes are compared later.
    const script: Script = { needs: [], calls: calls.map((call) => ({ ...call, expect: [] })) };
    let made: readonly PlayedCall[] = [];
    await playScripts([this.session], [script], {
      scriptOf: (one) => one,
      folder: this.folder,
      onResult({ problem }, played) {
        if (problem?.fault !== undefined) {
          const { reason, stderr } = problem.fault;
          throw new AdapterFault(reason as FaultReason, problem.message, stderr);
        }
        made = played.made as readonly PlayedCall[];
      },
    });
    for (const call of made) {
      const missing = unsupportedIn(call);
      if (missing !== undefined) throw new Incomparable(`${call.method}: ${missing}`);
    }
    return made;
  }
}
