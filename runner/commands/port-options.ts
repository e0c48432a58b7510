import { Option } from 'commander';
import { milliseconds } from './arguments';

/** The time that a port has to answer one call unless `--timeout` says otherwise, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 5000;

/** The options that name a port, and how it is run; each command that has one adds it at its own place. */
export const PORT_OPTIONS = {
  command: new Option('--command <command>', 'the command that starts an adapter, in any language'),
  adapter: new Option(
    '--adapter <file>',
    'a TypeScript or JavaScript module whose default export is, or makes, an Adapter',
  ),
  timeout: new Option('--timeout <milliseconds>', 'how long the port may take to answer one call')
    .argParser(milliseconds)
    .default(DEFAULT_TIMEOUT_MS),
  inProcess: new Option('--in-process', 'run the adapter module in this process, for debugging').default(
    false,
  ),
};
