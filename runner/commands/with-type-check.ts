import { resolve } from 'node:path';
import { startTypeCheck, warnOfTypes } from '../run/type-check';
import type { CommandContext } from './command-context';
import type { PortOptions } from './run-options';

/**
 * Runs a task while the types of the adapter module are checked, and then warns of type errors. The check is cancelled
 * when the task throws.
 *
 * @param isWanted tells from the result of the task whether to report type errors; by default they always are
 * @param signal cancels the check
 */
export async function withTypeCheck<Result>(
  { adapter }: Pick<PortOptions, 'adapter'>,
  { folder }: CommandContext,
  task: () => Promise<Result>,
  isWanted: (result: Result) => boolean = () => true,
  signal?: AbortSignal,
): Promise<Result> {
  if (adapter === undefined) return task();
  const types = startTypeCheck(resolve(folder, adapter), folder);
  signal?.addEventListener('abort', types.cancel);
  try {
    const result = await task();
    if (isWanted(result)) warnOfTypes(await types.finish());
    return result;
  } finally {
    types.cancel();
  }
}
