import { callingAdapter } from '../../../adapter/client/calling-adapter';
import type { InitializeResult, Method } from '../../../adapter/contract/adapter';
import type { Session } from '../../../adapter/contract/session';
import { ScriptPlay, type ScriptEnd } from '../../../suite/play/script-play';
import type { Script, ScriptCall } from '../../../steps/script';

/** A session with a port that answers as a test says, and the calls that were made. */
export interface ScriptedSession extends Session {
  /** `fresh`, the methods of calls, and what the test adds. */
  readonly happened: string[];
  readonly params: object[];
}

/** Returns the result of a call, or throws its error. */
type Answer = (method: Method, params: object) => unknown;

/** Opens a session with a port that gives these answers. */
export function scriptedSession(
  answer: Answer = () => null,
  handshake: Partial<InitializeResult> = {},
): ScriptedSession {
  const happened: string[] = [];
  const params: object[] = [];
  const implementation = { name: 'scripted', version: '1', language: 'none' };
  return {
    happened,
    params,
    handshake: { protocol: 1, implementation, ...handshake },
    fresh: async () => {
      happened.push('fresh');
      return callingAdapter(async (method, its) => {
        happened.push(method);
        params.push(its);
        return answer(method, its);
      });
    },
    close: async () => undefined,
  };
}

/** Returns a script with these calls, which are made in the first step unless they say otherwise. */
export function scriptWith(...calls: readonly (Pick<ScriptCall, 'method'> & Partial<ScriptCall>)[]): Script {
  return { needs: [], calls: calls.map((call) => ({ step: 0, params: {}, expect: [], ...call })) };
}

/** Plays a script in a session. */
export async function playScript(script: Script, session: Session): Promise<ScriptEnd> {
  const one = new ScriptPlay(session, script);
  try {
    return await one.play();
  } finally {
    one.clean();
  }
}
