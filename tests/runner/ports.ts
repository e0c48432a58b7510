import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** The options that name the flawed port, an adapter module. */
export const FLAWED = ['--adapter', adapterFile('flawed.js')] as const;

/** Returns the path of an adapter for tests. */
export function adapterFile(name: string): string {
  return join(PACKAGE_ROOT, 'tests/runner/adapters', name);
}

/** Returns the options that start a port by a command, with its arguments. */
export function portOf(name: string, ...args: readonly string[]): string[] {
  const quoted = [adapterFile(name), ...args].map((word) => `"${word}"`);
  return ['--command', `node ${quoted.join(' ')}`];
}

/** Returns the options that select rules or scenarios. */
export function select(...ids: readonly string[]): string[] {
  return ids.flatMap((id) => ['--select', id]);
}
