import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEASURE = join(import.meta.dirname, 'measure.mjs');
/** A zone with summer time, whatever the zone of the host: reading the fields of a Date depends on it. */
const ENVIRONMENT = { ...process.env, TZ: 'Europe/Berlin' };

/**
 * Measures each task in a fresh process in every round, and returns its times. The tasks of a group run one after
 * another, because the speed of a machine changes within minutes: only times of the same group and round are compared.
 * The order is random in every round.
 *
 * @param groups lists of tasks that are compared with each other: objects of a line, a contender's name and a size
 * @param onMeasured is called after each measurement
 * @returns for each group, its tasks with their times; those that a contender cannot do are left out
 */
export async function runRounds(groups, rounds, onMeasured) {
  const results = groups.map((tasks) => tasks.map((task) => ({ ...task, times: [], digest: undefined })));
  for (let round = 0; round < rounds; round++) {
    for (const group of shuffled(results)) {
      // One at a time: processes beside each other disturb the times.
      for (const result of shuffled(group)) {
        const measured = await measureOnce(result);
        onMeasured(result);
        if (measured === null) group.splice(group.indexOf(result), 1);
        else {
          result.times.push(measured.ns);
          result.digest = measured.digest;
        }
      }
    }
  }
  return results;
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
