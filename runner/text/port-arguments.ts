import { shellQuote } from './shell-quote';

/** The arguments that name a port; none of them for the reference. */
export interface PortArguments {
  readonly command?: string;
  readonly adapter?: string;
  readonly inProcess: boolean;
}

/** Returns the arguments that name a port, quoted for a shell. */
export function portArguments({ command, adapter, inProcess }: PortArguments): string[] {
  return [
    ...(command === undefined ? [] : ['--command', shellQuote(command)]),
    ...(adapter === undefined ? [] : ['--adapter', shellQuote(adapter)]),
    ...(inProcess ? ['--in-process'] : []),
  ];
}
