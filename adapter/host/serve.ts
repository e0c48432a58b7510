import { hostAdapter } from './stdio-host';
import { loadAdapter } from './load-adapter';
import { writeOut } from './standard-output';

/**
 * Serves an adapter module over the adapter protocol on standard input and output, and then ends this process.
 *
 * Standard output carries only responses. Anything else that the port writes there, for example with a forgotten
 * `console.log`, is redirected to standard error.
 *
 * @param file the absolute path of the module
 * @throws AdapterModuleError when the module cannot be used
 * @throws Error with the code EPIPE when nothing reads the responses any more
 */
export async function serve(file: string): Promise<never> {
  Object.defineProperty(process, 'stdout', { value: process.stderr });
  const create = await loadAdapter(file);
  await hostAdapter(await create(), process.stdin, writeOut);
  // Timers or servers that a port left open must not keep the program running.
  process.exit(0);
}
