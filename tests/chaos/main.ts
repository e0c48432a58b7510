// `npm run chaos -- --runs 5000 --seed N`: judges as many ports that go wrong at random, from a seed on.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chaosRun, type ChaosRun } from './chaos';

async function main(): Promise<void> {
  const options = {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { runs, seed } = parseArgs({ options }).values;
  const seeds = Array.from({ length: Number(runs) }, (_, index) => Number(seed) + index);
  const done: ChaosRun[] = [];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = seeds.shift(); next !== undefined; next = seeds.shift()) {
      try {
        done.push(await chaosRun(next));
      } catch (thrown) {
        failed += 1;
        console.log(
          `--seed ${next} --runs 1\n${thrown instanceof Error ? thrown.message : String(thrown)}\n`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const counts = new Map<number | null, number>();
  for (const { status } of done) counts.set(status, (counts.get(status) ?? 0) + 1);
  const statuses = [...counts].map(([status, count]) => `${count} × status ${status}`).join(', ');
  const memory = Math.max(0, ...done.map((one) => one.memory));
  const judged = done.filter(({ isJudged }) => isJudged).length;
  console.log(`${statuses}; ${judged} judged; at most ${Math.round(memory / 1024)} MB`);
  console.log(`${done.length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
