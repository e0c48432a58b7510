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

/** One of the two implementations, on which the calls of one scenario are made. */
export class Side {
  private readonly session: Session;

  /** @param folder the folder for the files that the calls need */
  constructor(
    session: Session,
    private readonly folder: ScriptFolder,
  ) {
    let adapter: Promise<Adapter> | undefined;
    // Only the first calls are made in a fresh state. Later calls continue in the state that the earlier ones left.
    const fresh = (): Promise<Adapter> => (adapter ??= session.fresh());
    this.session = { handshake: session.handshake, fresh, close: () => session.close() };
  }

  /**
   * Makes calls, and returns them with their outcomes. The calls of one step are sent together.
   *
   * @param calls calls that the language of the implementation can express
   * @throws Incomparable when the implementation does not support a call
   * @throws AdapterFault when the adapter is at fault
   */
  async make(calls: readonly ScriptCall[]): Promise<readonly PlayedCall[]> {
    // The script expects nothing, because the outcomes of both sides are compared later.
    const script: Script = { needs: [], calls: calls.map((call) => ({ ...call, expect: [] })) };
    let made: readonly PlayedCall[] = [];
    await playScripts([this.session], [script], {
      scriptOf: (source) => source,
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
