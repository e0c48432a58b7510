import { spawnSync } from 'node:child_process';

/** The system features that platform-specific code uses. */
export interface System {
  readonly platform: NodeJS.Platform;
  /** The folder in which Linux lists its processes. */
  readonly processes: string;
  /**
   * Runs a program to completion, for at most {@link MAX_RUN_MS}, and returns its standard output, or an empty string if
   * the program cannot be started.
   */
  readonly run: (program: string, args: readonly string[]) => string;
}

/** The maximum output of a program, in bytes. A list of all processes with their environments can be long. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** The maximum time of a program, in milliseconds. One that lists processes can wait for a process that is stuck. */
const MAX_RUN_MS = 10_000;

/** The system on which this process runs. */
export const THIS_SYSTEM: System = {
  platform: process.platform,
  processes: '/proc',
  run: (program, args) => {
    const options = {
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      timeout: MAX_RUN_MS,
      windowsHide: true,
    } as const;
    return spawnSync(program, args, options).stdout ?? '';
  },
};
