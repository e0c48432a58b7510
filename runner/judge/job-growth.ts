import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The maximum number of programs that run at the same time. Each can take 100 MB of memory. */
const MAX_JOBS = 16;
/** The maximum number of programs after the first increase, when no gain has been measured yet. */
const MAX_FIRST_JOBS = 8;
/**
 * The number of files that a job keeps open: three streams of the program that plays its current scenario, and three
 * of the program that it starts in advance.
 */
const FILES_PER_JOB = 6;
/**
 * The number of open files reserved for this process itself. When measured, a run with one program had 28 files open,
 * including those for the program.
 */
const OWN_FILES = 48;
/** The minimum number of results in a measurement. */
const MIN_RESULTS = 5;
/** The minimum duration of a measurement, in milliseconds. */
const MIN_TIME_MS = 500;
/**
 * After an increase, further programs are added only if the throughput per program is still at least this share of what
 * it was before the increase.
 */
const MIN_EFFICIENCY = 0.75;
/**
 * Programs are added only if this process is busy for at most this share of the time. It needs the rest to serve the
 * added programs.
 */
const MAX_BUSY = 2 / 3;
/**
 * Programs are added only if they save at least this many milliseconds. A smaller saving is not worth the memory that
 * the programs use.
 */
const MIN_SAVING_MS = 2000;

/** The limits and clocks from which {@link JobGrowth} determines how many programs run at the same time. */
export interface Machine {
  readonly processors: number;
  /** The maximum number of files that this process can have open. */
  readonly maxFiles: number;
  /** Returns the current time of a steady clock, in milliseconds. */
  now(): number;
  /** Returns the processor time that this process has used, in milliseconds. */
  busy(): number;
}

const THIS_MACHINE: Machine = {
  processors: availableParallelism(),
  maxFiles: openFilesLimit(),
  now: () => performance.now(),
  busy: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * Returns the limit on open files. Only Linux states the limit in a file; on other systems, the function returns
 * infinity. Node has already raised the limit as far as the system permits.
 */
function openFilesLimit(): number {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return Number(limit ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** A measurement of the work of the current programs: when it began, and how much they have done since then. */
interface Measurement {
  readonly begin: number;
  readonly busyBefore: number;
  results: number;
  steps: number;
  responses: number;
  /** The earliest time of the next evaluation, in milliseconds after `begin`. */
  due: number;
}

/**
 * Determines how many programs of a port should play trials at the same time.
 *
 * A run begins with one program. Programs are added only if they would save at least twice the time that they take to
 * start. The first increase is to the number of processors, but to at least 2 and at most 8. After that, the number is
 * doubled for as long as this increases the throughput enough. So a port that mostly waits gets more programs than
 * there are processors.
 *
 * The decisions are based on throughput because it can be measured on every platform. Other measures are less suitable:
 * the processor time of a port that a shell starts is unknown, and the load of the system includes the work of other
 * programs. Throughput is counted in responses rather than scenarios, because some scenarios make thousands of
 * calls and others make two. A fault restarts the measurement, so no programs are added for a port that keeps hanging.
 */
export class JobGrowth {
  private jobs = 1;
  /**
   * The current measurement; absent at first, and after each increase of the number of programs, until {@link begin} is
   * called.
   */
  private current: Measurement | undefined;
  private previous: { readonly jobs: number; readonly rate: number } | undefined;
  private readonly createdAt: number;
  private startMs: number | undefined;

  /**
   * Begins to time the start of the first program, so create the object when that program is started. The first call of
   * {@link begin} ends this timing.
   *
   * @param left the planned work, as a number of steps
   */
  constructor(
    private left = 0,
    private readonly machine = THIS_MACHINE,
  ) {
    this.createdAt = machine.now();
  }

  /** Adds a number of steps to the planned work. */
  expect(steps: number): void {
    this.left += steps;
  }

  /** Begins a measurement with this number of programs. All of them must have started. */
  begin(jobs: number): void {
    this.jobs = jobs;
    const { machine } = this;
    this.startMs ??= machine.now() - this.createdAt;
    this.current = {
      begin: machine.now(),
      busyBefore: machine.busy(),
      results: 0,
      steps: 0,
      responses: 0,
      due: MIN_TIME_MS,
    };
  }

  /** Counts a response from the port. */
  readonly addResponse = (): void => {
    if (this.current) this.current.responses += 1;
  };

  /**
   * Counts a scenario that has been played.
   *
   * @returns the new number of programs, or undefined if it stays the same. Once a number has been returned, nothing is
   *   measured until {@link begin} is called
   */
  add(steps: number, isFault: boolean): number | undefined {
    this.left -= steps;
    const { current, machine } = this;
    if (current === undefined) return undefined;
    if (isFault) {
      this.begin(this.jobs);
      return undefined;
    }
    current.results += 1;
    current.steps += steps;
    const time = machine.now() - current.begin;
    if (current.results < MIN_RESULTS || time < current.due) return undefined;
    // The first scenarios may not be typical. So a measurement that does not lead to an increase continues, and is
    // evaluated again when it has taken twice as long.
    current.due = 2 * time;
    if ((machine.busy() - current.busyBefore) / time > MAX_BUSY) return undefined;
    return this.next(current.responses / time, (this.left * time) / current.steps);
  }

  /**
   * @param rate responses per millisecond
   * @param remaining the time, in milliseconds, that the rest of the run would take with the current number of programs
   */
  private next(rate: number, remaining: number): number | undefined {
    const { jobs, previous } = this;
    if (previous && rate / previous.rate < (MIN_EFFICIENCY * jobs) / previous.jobs) return undefined;
    const { processors, maxFiles } = this.machine;
    const most = jobs === 1 ? Math.max(2, Math.min(processors, MAX_FIRST_JOBS)) : 2 * jobs;
    const target = Math.min(most, MAX_JOBS, Math.floor((maxFiles - OWN_FILES) / FILES_PER_JOB));
    if (target <= jobs) return undefined;
    const saving = remaining * (1 - jobs / target);
    const cost = ((this.startMs ?? 0) * (target - jobs)) / processors;
    if (saving < MIN_SAVING_MS || saving < 2 * cost) return undefined;
    this.previous = { jobs, rate };
    this.current = undefined;
    return target;
  }
}
