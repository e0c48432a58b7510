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
 */
export async function serve(file: string): Promise<never> {
  Object.defineProperty(process, 'stdout', { value: process.stderr });
  const create = await loadAdapter(file);
  const adapter = await create();
  try {
    await hostAdapter(adapter, process.stdin, writeOut);
  } catch (thrown) {
    // Nothing reads the responses any more.
    if ((thrown as NodeJS.ErrnoException).code !== 'EPIPE') throw thrown;
  }
  // Timers or servers that a port left open must not keep the program running.
  process.exit(0);
}
