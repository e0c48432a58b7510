import { hostAdapter } from './stdio-host';
import { loadAdapter } from './load-adapter';

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
  const { stdout } = process;
  const send = stdout.write.bind(stdout);
  stdout.write = process.stderr.write.bind(process.stderr);
  const write = (line: string): Promise<void> | undefined => {
    send(line);
    // If the suite reads slowly, the pipe fills up. Node then keeps the response in this process, where it would be
    // lost if the next call ended the process.
    return stdout.writableLength === 0 ? undefined : new Promise((resolve) => send('', () => resolve()));
  };
  const create = await loadAdapter(file);
  await hostAdapter(await create(), process.stdin, write);
  // Timers or servers that a port left open must not keep the program running.
  process.exit(0);
}
