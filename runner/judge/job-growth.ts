import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The maximum number of programs that run at the same time. Each may take 100 MB of memory. */
const MAX_JOBS = 16;
/** The maximum number of programs after the first increase, before any gain has been measured. */
const MAX_FIRST_JOBS = 8;
/**
 * The number of files that a job keeps open: three streams for its program, and three for a program that is started
 * ahead.
 */
const FILES_PER_JOB = 6;
/** The number of open files that are reserved for this process. A run with one program needed 28 in total. */
const OWN_FILES = 48;
/** The minimum number of results, and the minimum time in milliseconds, of a measurement. */
const MIN_RESULTS = 5;
const MIN_TIME_MS = 500;
/** The minimum throughput per program after programs were added, as a share of the throughput per program before. */
const MIN_EFFICIENCY = 0.75;
/**
 * The maximum load of this process at which programs are added. At this load, there is room for half as much work
 * again.
 */
const MAX_BUSY = 2 / 3;
/** The minimum time that added programs must save to be worth their memory, in milliseconds. */
const MIN_SAVING_MS = 2000;

/** The clocks, the processors and the open-file limit of the machine. */
export interface Machine {
  readonly processors: number;
  /** The number of files that this process may have open. */
  readonly maxFiles: number;
  /** Returns the time, in milliseconds. */
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
 * Returns the limit of open files on Linux, and infinity elsewhere, because only Linux states it in a file. Node has
 * already raised the limit as far as the system permits.
 */
function openFilesLimit(): number {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return Number(limit ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** The work done with the present number of programs, since the measurement began. */
interface Measurement {
  readonly begin: number;
  readonly busyBefore: number;
  results: number;
  steps: number;
  responses: number;
  /** The time after `begin` at which the measurement is next evaluated, in milliseconds. */
  due: number;
}

/**
 * Determines how many programs of a port play trials at the same time.
 *
 * A run begins with one program. Programs are added when they would save more time than they take to start. The number
 * of programs first grows to the number of processors, but at least to 2 and at most to 8. It is then doubled as long
 * as the throughput grows with the number. So a port that mostly waits gets more programs than there are processors.
 *
 * The throughput can be measured on every platform. The processor time of the port, in contrast, is hidden by a shell,
 * and in a container the system's load includes other work. The throughput is counted in responses, since some
 * scenarios consist of thousands of calls and others of two. A measurement with a fault is discarded, so that a port
 * that hangs is not started many times.
 */
export class JobGrowth {
  private jobs = 1;
  /** The current measurement; absent while programs are starting, and when no more will be added. */
  private current: Measurement | undefined;
  private previous: { readonly jobs: number; readonly rate: number } | undefined;
  private readonly createdAt: number;
  private startMs: number | undefined;

  /**
   * Create the object when the first program is started. The time from then until {@link begin} is used as the time
   * that a program takes to start.
   *
   * @param left the work that is planned, in steps
   */
  constructor(
    private left = 0,
    private readonly machine = THIS_MACHINE,
  ) {
    this.createdAt = machine.now();
  }

  /** Adds to the planned work, in steps. */
  expect(steps: number): void {
    this.left += steps;
  }

  /** Begins to measure with this number of programs, all of which have started. */
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
   * Counts a scenario that was played.
   *
   * @returns the new number of programs; undefined if the number does not change. After a number was returned, nothing
   *   is measured until {@link begin} is called
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
    // The first scenarios may not be typical. So a measurement that adds no programs goes on, and is evaluated again
    // after twice the time.
    current.due = 2 * time;
    if ((machine.busy() - current.busyBefore) / time > MAX_BUSY) return undefined;
    return this.next(current.responses / time, (this.left * time) / current.steps);
  }

  /**
   * @param rate responses per millisecond
   * @param remaining the remaining time of the run with the present number of programs, in milliseconds
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
