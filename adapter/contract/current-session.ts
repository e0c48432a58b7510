import type { Session } from './session';

let session: Session | undefined;

/** Sets the session that the steps of this process talk to. */
export function setCurrentSession(opened: Session | undefined): void {
  session = opened;
}

/** The session that the steps of this process talk to, when one was set. */
export function currentSession(): Session | undefined {
  return session;
}
