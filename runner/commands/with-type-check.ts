import { resolve } from 'node:path';
import { startTypeCheck, warnOfTypes } from '../run/type-check';
import type { CommandContext } from './command-context';
import type { PortOptions } from './run-options';

/**
 * Runs a task while the types of the adapter module are checked, and then warns of type errors. The check is cancelled
 * when the task throws.
 *
 * @param isWanted tells from the task's result whether to wait for the check; by default it is always waited for
 */
export async function withTypeCheck<Result>(
  { adapter }: Pick<PortOptions, 'adapter'>,
  { folder }: CommandContext,
  task: () => Promise<Result>,
  isWanted: (result: Result) => boolean = () => true,
): Promise<Result> {
  if (adapter === undefined) return task();
  const types = startTypeCheck(resolve(folder, adapter), folder);
  try {
    const result = await task();
    if (isWanted(result)) warnOfTypes(await types.finish());
    return result;
  } finally {
    types.cancel();
  }
}
