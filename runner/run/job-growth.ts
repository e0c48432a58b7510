import { availableParallelism } from 'node:os';

/** The most programs of a port that are judged at the same time: each may take 100 MB of memory. */
const MAX_JOBS = 16;
/** The most programs that are started at once before it was measured whether a second one pays off. */
const MAX_FIRST_JOBS = 8;
/** The least results, and the least time in milliseconds, by which a number of programs is measured. */
const MIN_RESULTS = 5;
const MIN_TIME_MS = 500;
/** An added program must achieve at least this share of what each achieved before. */
const MIN_EFFICIENCY = 0.75;
/** The share of its time for which this process can be busy and still serve half as many programs again. */
const MAX_BUSY = 2 / 3;
/** More programs are not worth their memory when they save less than this, in milliseconds. */
const MIN_SAVING_MS = 2000;

/** The clocks of a run, and the processors it runs on. */
export interface Machine {
  readonly processors: number;
  /** The time in milliseconds. */
  now(): number;
  /** The processor time that this process has used, in milliseconds. */
  busy(): number;
}

const THIS_MACHINE: Machine = {
  processors: availableParallelism(),
  now: () => performance.now(),
  busy: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/** The work that was done since a number of programs runs. */
interface Measurement {
  readonly begin: number;
  readonly busyBefore: number;
  results: number;
  steps: number;
  responses: number;
  /** The time after which it is next looked at, in milliseconds. */
  due: number;
}

/**
 * Determines the number of a port's programs that are judged at the same time.
 *
 * A run begins with one program. When those that are added would save more time than it takes to start them, there are
 * as many as processors, and then twice as many for as long as the throughput grows with them. So a port that waits gets
 * more programs than there are processors. The throughput is measured because it holds on every platform: the processor
 * time of a port is behind a shell, and in a container the system's load is that of others. It is counted in responses,
 * since some scenarios consist of thousands of calls and others of two.
 *
 * A measurement in which there is a fault is discarded: a port that hangs is not started again and again.
 */
export class JobGrowth {
  private jobs = 1;
  /** Absent while programs are started, and when no more will be. */
  private current: Measurement | undefined;
  private previous: { readonly jobs: number; readonly rate: number } | undefined;
  private readonly createdAt: number;
  private startMs: number | undefined;

  /**
   * Is to be created when the first program is started.
   *
   * @param left the work of the whole run, in steps
   */
  constructor(
    private left: number,
    private readonly machine = THIS_MACHINE,
  ) {
    this.createdAt = machine.now();
  }

  /** Begins to measure a number of programs, all of which have started. */
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

  /** Counts a response of the port. */
  readonly addResponse = (): void => {
    if (this.current) this.current.responses += 1;
  };

  /**
   * Counts a scenario that was played.
   *
   * @returns the number of programs that the run is to have from now on; undefined when it stays. After it was
   *   returned, nothing is measured until {@link begin}
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
    // A measurement that says no may be wrong for the scenarios it began with: it goes on, twice as long.
    current.due = 2 * time;
    if ((machine.busy() - current.busyBefore) / time > MAX_BUSY) return undefined;
    return this.next(current.responses / time, (this.left * time) / current.steps);
  }

  /**
   * @param rate responses per millisecond
   * @param remaining how long the run would take with the present number of programs, in milliseconds
   */
  private next(rate: number, remaining: number): number | undefined {
    const { jobs, previous } = this;
    if (previous && rate / previous.rate < (MIN_EFFICIENCY * jobs) / previous.jobs) return undefined;
    const { processors } = this.machine;
    const most = jobs === 1 ? Math.max(2, Math.min(processors, MAX_FIRST_JOBS)) : 2 * jobs;
    const target = Math.min(most, MAX_JOBS);
    const saving = remaining * (1 - jobs / target);
    const cost = ((this.startMs ?? 0) * (target - jobs)) / processors;
    if (saving < MIN_SAVING_MS || saving < 2 * cost) return undefined;
    this.previous = { jobs, rate };
    this.current = undefined;
    return target;
  }
}
