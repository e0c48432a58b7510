import { fstatSync, statSync, type BigIntStats } from 'node:fs';
import { UsageError } from '../usage-error';
import { targetOf } from './output-files';

/** A file that a run uses, and the argument that names it. */
export interface NamedFile {
  readonly argument: string;
  /** Its absolute path. */
  readonly file: string;
}

/**
 * Checks that no file which a run writes is also read or written for another purpose. Symbolic and hard links to the
 * same file count as one file. Devices and pipes may be shared.
 *
 * @param outputs the files that the run writes
 * @param inputs the files that the run reads, or that the port's command names
 * @throws UsageError when two of them are the same file
 */
export function requireDistinct(outputs: readonly NamedFile[], inputs: readonly NamedFile[]): void {
  const users = new Map([...streamUsers(), ...inputs.flatMap((input) => entriesOf(input))]);
  for (const output of outputs) {
    for (const [identity, argument] of entriesOf(output)) {
      const other = users.get(identity);
      if (other !== undefined) {
        throw new UsageError(`${argument} and ${other} are the same file; give each a file of its own`);
      }
      users.set(identity, argument);
    }
  }
}

/** Returns the identity of a file and the argument that names it; nothing when the file can be shared. */
function entriesOf({ argument, file }: NamedFile): [identity: string, argument: string][] {
  const target = targetOf(file);
  const found = statSync(target, { throwIfNoEntry: false, bigint: true });
  const identity = found === undefined ? target : identityOf(found);
  return identity === undefined ? [] : [[identity, argument]];
}

/** Returns the files to which standard output and standard error are redirected. */
function streamUsers(): [identity: string, argument: string][] {
  const streams = { 'standard output': 1, 'standard error': 2 };
  return Object.entries(streams).flatMap(([argument, descriptor]) => {
    const identity = identityOf(fstatSync(descriptor, { bigint: true }));
    return identity === undefined ? [] : [[identity, argument] as [string, string]];
  });
}

function identityOf(stats: BigIntStats): string | undefined {
  return stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
}
