import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEASURE = join(import.meta.dirname, 'measure.mjs');
/** A zone with summer time, whatever the zone of the host: reading the fields of a Date depends on it. */
const ENVIRONMENT = { ...process.env, TZ: 'Europe/Berlin' };

/**
 * Measures each task in a fresh process, in a new random order in every round, and returns its times.
 *
 * @param tasks objects of a line, a contender's name and a size
 * @param onMeasured is called after each measurement
 */
export async function runRounds(tasks, rounds, onMeasured) {
  const results = new Map(tasks.map((task) => [task, { ...task, times: [], digest: undefined }]));
  for (let round = 0; round < rounds; round++) {
    // One at a time: processes beside each other disturb the times.
    for (const task of shuffled([...results.keys()])) {
      const measured = await measureOnce(task);
      onMeasured(task);
      if (measured === null) results.delete(task);
      else {
        results.get(task).times.push(measured.ns);
        results.get(task).digest = measured.digest;
      }
    }
  }
  return [...results.values()];
}

async function measureOnce({ line, contender, size }) {
  const args = ['--expose-gc', MEASURE, line.name, contender, size];
  const { stdout } = await run(process.execPath, args, { env: ENVIRONMENT });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

function shuffled(list) {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
}
