import { Option } from 'commander';
import { milliseconds } from './arguments';

/** The default of `--timeout`, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 5000;

/** The options that name a port and control how it runs, shared by several commands. */
export const PORT_OPTIONS = {
  command: new Option('--command <command>', 'command that starts an adapter in any language'),
  adapter: new Option(
    '--adapter <file>',
    'TypeScript or JavaScript module whose default export is an Adapter or a function that returns one',
  ),
  timeout: new Option('--timeout <milliseconds>', 'time limit for each call of the port')
    .argParser(milliseconds)
    .default(DEFAULT_TIMEOUT_MS),
  inProcess: new Option('--in-process', 'run the adapter module in this process, for debugging').default(
    false,
  ),
};
