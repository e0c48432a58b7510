import { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { wholeNumber } from '../../runner/commands/arguments';
import { chaosRun, type ChaosRun } from './chaos';

void new Command('npm run chaos --')
  .description('Judges ports that go wrong at random, each by a seed of its own.')
  .option('--runs <number>', 'the number of ports', wholeNumber(1), 200)
  .option('--seed <number>', 'the seed of the first port', wholeNumber(0), 1)
  .addHelpText('after', '\nExamples:\n  npm run chaos -- --runs 5000\n  npm run chaos -- --runs 1 --seed 17')
  .action(judgePorts)
  .parseAsync();

async function judgePorts(options: { readonly runs: number; readonly seed: number }): Promise<void> {
  const done: ChaosRun[] = [];
  let failed = 0;
  const judge = async (seed: number): Promise<void> => {
    try {
      done.push(await chaosRun(seed));
    } catch (thrown) {
      failed += 1;
      console.log(`--seed ${seed} --runs 1\n${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    }
  };
  const seeds = Array.from({ length: options.runs }, (_, index) => options.seed + index).values();
  const judgeNext = async (): Promise<void> => {
    for (const seed of seeds) await judge(seed);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, judgeNext));
  const counts = new Map<number | null, number>();
  for (const { status } of done) counts.set(status, (counts.get(status) ?? 0) + 1);
  const statuses = [...counts].map(([status, count]) => `${count} × status ${status}`).join(', ');
  const memory = Math.max(0, ...done.map((one) => one.memory));
  const judged = done.filter(({ isJudged }) => isJudged).length;
  console.log(`${statuses}; ${judged} judged; at most ${Math.round(memory / 1024)} MB`);
  console.log(`${done.length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
