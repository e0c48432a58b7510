import assert from 'node:assert/strict';

/** Prepares an input of a size, and returns the function to measure. */
export type Prepare = (size: number) => () => unknown;

/** The factors by which a size grows: large enough that what is constant does not count. */
const FACTORS = [4, 8, 16];
/** The least number of measurements, so that a pause in one of them does not decide. */
const LEAST_MEASUREMENTS = 2;
/** The number of measurements after which a growth is taken as it is: a busy machine can spoil some of them. */
const MOST_MEASUREMENTS = 60;
/** Twice the size takes twice as long when time is linear, and four times as long when it is quadratic. */
const MOST_GROWTH = 3;

/**
 * Fails if time is quadratic in the size of an input. Compares the processor times of inputs that double in size twice.
 * The lesser growth tells, because a step, where memory or a cache is used up, can lie between two of the sizes.
 */
export function requireLinear(size: number, prepare: Prepare): void {
  const inputs = FACTORS.map((factor) => ({ measured: prepare(size * factor), time: Infinity }));
  const growth = (): number =>
    Math.min(...inputs.slice(1).map(({ time }, index) => time / inputs[index]!.time));
  for (let count = 0; count < MOST_MEASUREMENTS; count++) {
    if (count >= LEAST_MEASUREMENTS && growth() < MOST_GROWTH) return;
    for (const input of inputs) input.time = Math.min(input.time, processorTime(input.measured));
  }
  assert.ok(growth() < MOST_GROWTH, `twice the size took ${growth().toFixed(1)} times as long`);
}

/**
 * Fails if a function takes much longer for a large input than for a small one, as a search does.
 *
 * @param most the ratio of times that is accepted, which must be much less than that of the sizes
 */
export function requireSameTime(small: () => unknown, large: () => unknown, most: number): void {
  let [smallTime, largeTime] = [Infinity, Infinity];
  for (let count = 0; count < MOST_MEASUREMENTS; count++) {
    smallTime = Math.min(smallTime, processorTime(small));
    largeTime = Math.min(largeTime, processorTime(large));
    if (largeTime < most * smallTime) return;
  }
  assert.fail(`the larger input took ${(largeTime / smallTime).toFixed(1)} times as long`);
}

/** Returns the processor time per call, in microseconds. Repeats the call for at least 5 ms. */
function processorTime(measured: () => unknown): number {
  const start = process.cpuUsage();
  let calls = 0;
  let microseconds = 0;
  do {
    measured();
    calls++;
    const { user, system } = process.cpuUsage(start);
    microseconds = user + system;
  } while (microseconds < 5000);
  return microseconds / calls;
}
