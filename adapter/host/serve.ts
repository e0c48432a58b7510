import { hostAdapter } from './stdio-host';
import { loadAdapter } from './load-adapter';

/**
 * Answers the adapter protocol on standard input and output for an adapter module, and ends this process.
 *
 * Whatever else writes to standard output, a forgotten `console.log` in a port for one, goes to standard error: the
 * answers alone are the conversation.
 *
 * @param file the absolute path of the module
 * @throws AdapterModuleError when it cannot be used
 */
export async function serve(file: string): Promise<never> {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const create = await loadAdapter(file);
  await hostAdapter(await create(), process.stdin, write);
  // The protocol's end is the program's, whatever timers or servers a port may have left open.
  process.exit(0);
}
