import { isDeepStrictEqual } from 'node:util';
import type { Adapter, InitializeResult } from '../contract/adapter';
import { AdapterFault } from '../contract/errors';
import { SUITE } from '../contract/package';
import { PROTOCOL } from '../contract/session';

/**
 * Calls `initialize`, and requires that the adapter and the suite speak the same version of the protocol.
 *
 * @param expected the result that the adapter returned in an earlier handshake and must return again
 * @throws AdapterFault when the adapter refuses the call, speaks another version of the protocol, or returns a
 *   result that differs from the expected one
 */
export async function shakeHands(adapter: Adapter, expected?: InitializeResult): Promise<InitializeResult> {
  const handshake = await adapter.initialize({ protocol: PROTOCOL, suite: SUITE });
  if (handshake.protocol !== PROTOCOL) {
    throw new AdapterFault(
      'wrong-protocol',
      `the adapter speaks version ${handshake.protocol} of the protocol; the suite speaks version ${PROTOCOL}`,
    );
  }
  if (expected !== undefined) requireSame(handshake, expected);
  return handshake;
}

/** Requires that the handshakes of two starts of an adapter agree in every field that the suite uses. */
function requireSame(handshake: InitializeResult, expected: InitializeResult): void {
  const [now, before] = [used(handshake), used(expected)];
  const changed = Object.keys(now).find((field) => !isDeepStrictEqual(now[field], before[field]));
  if (changed === undefined) return;
  const text = (fields: typeof now): string => JSON.stringify(fields[changed]);
  throw new AdapterFault(
    'changed-handshake',
    `the adapter was started again, and states another ${changed} in its handshake: ${text(now)} instead of ${text(before)}`,
  );
}

function used({
  implementation: { name, version, language, url },
  isolation = 'reset',
  inexpressible = [],
  pipelining = false,
}: InitializeResult): Readonly<Record<string, unknown>> {
  return {
    implementation: { name, version, language, url },
    isolation,
    inexpressible: [...new Set(inexpressible)].sort(),
    pipelining,
  };
}
