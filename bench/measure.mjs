import { measure } from 'mitata';

/**
 * Measures a function with mitata, in nanoseconds of CPU time: unlike the time of the clock, it does not count what
 * other programs do meanwhile. Run node with `--single-threaded`, so that the compiler and the garbage collector do not
 * depend on them either.
 *
 * @param options options of mitata's `measure`
 * @returns the median, and as spread the ratio of the 75th to the 25th percentile
 */
export async function measureCpu(task, options) {
  // Each sample is one call of the task: a batch of calls would be chosen by the time of the clock.
  const { p25, p50, p75 } = await measure(task, { now: cpuNanoseconds, batch_threshold: 0, ...options });
  return { p50, spread: p75 / p25 };
}

/** Returns the median of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

function cpuNanoseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}
