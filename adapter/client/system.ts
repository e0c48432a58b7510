import { spawnSync } from 'node:child_process';

/** The operating system, for code that differs between systems. */
export interface System {
  readonly platform: NodeJS.Platform;
  /** The folder in which Linux lists its processes. */
  readonly processes: string;
  /** Runs a program to its end, and returns its standard output, which is empty if it cannot be started. */
  readonly run: (program: string, args: readonly string[]) => string;
}

/** The most output of a program: a list of all processes with their environments can be long. Bytes. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** The system on which this process runs. */
export const THIS_SYSTEM: System = {
  platform: process.platform,
  processes: '/proc',
  run: (program, args) => {
    const options = { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true } as const;
    return spawnSync(program, args, options).stdout ?? '';
  },
};
