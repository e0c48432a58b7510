// Measures the fuzzer: in how many mutants it finds a difference, and that it finds none in the variants at level spec.
import { Command, Option } from 'commander';
import { availableParallelism } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { openInProcessSession } from '../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { fuzz } from '../fuzz/fuzz';
import createReference from '../ports/reference';
import { readSuite, type Level } from '../suite';
import { MUTANTS } from './mutants';
import { VARIANTS } from './variants';

interface FuzzProofOptions {
  readonly level: Level;
  readonly runs: string;
  readonly seed: string;
  readonly jobs: string;
}

/** An implementation, and the scenarios that are played with it. */
interface Search {
  readonly id: string;
  readonly level: Level;
  readonly runs: number;
  readonly seed: number;
}

if (isMainThread) {
  void new Command('npm run proof:fuzz --')
    .description('Counts the mutants of a level in which the fuzzer finds a difference.')
    .addOption(new Option('--level <level>', 'the level').choices(['spec', 'crystal']).default('spec'))
    .option('--runs <number>', 'the number of scenarios for each mutant', '1000')
    .option('--seed <number>', 'the seed of the scenarios', '1')
    .option('--jobs <number>', 'the number of threads', String(availableParallelism()))
    .action(measure)
    .parseAsync();
}

async function measure({ level, runs, seed, jobs }: FuzzProofOptions): Promise<void> {
  const levels = new Map(readSuite(PACKAGE_ROOT).rules.map((rule) => [rule.id, rule.level]));
  const mutants = MUTANTS.filter(({ rule }) => levels.get(rule) === level).map(({ id }) => id);
  // At level crystal, variants are meant to differ.
  const variants = level === 'spec' ? VARIANTS.map(({ id }) => id) : [];
  const threads = Number(jobs);
  const pool = new Tinypool({ filename: __filename, minThreads: threads, maxThreads: threads });
  const isFound = async (id: string): Promise<boolean> =>
    pool.run({ id, level, runs: Number(runs), seed: Number(seed) } satisfies Search) as Promise<boolean>;
  const [foundMutants, foundVariants] = await Promise.all(
    [mutants, variants].map((ids) => Promise.all(ids.map(isFound))),
  );
  await pool.destroy();
  const missed = mutants.filter((_id, index) => !foundMutants?.[index]);
  const wronglyFailed = variants.filter((_id, index) => foundVariants?.[index]);
  for (const id of missed) console.log(`not found: ${id}`);
  for (const id of wronglyFailed) console.log(`found, though it conforms at level spec: ${id}`);
  console.log(`${mutants.length - missed.length} of ${mutants.length} mutants found at level ${level}`);
  process.exitCode = wronglyFailed.length === 0 ? 0 : 1;
}

/** Returns whether the fuzzer finds a difference in a mutant or a variant. Threads of the pool call it. */
export default async function search({ id, ...options }: Search): Promise<boolean> {
  const implementation = [...MUTANTS, ...VARIANTS].find((one) => one.id === id);
  if (implementation === undefined) throw new Error(`no mutant and no variant is called ${id}`);
  const reference = await openInProcessSession(createReference);
  const port = await openInProcessSession(() => implementation.make());
  const stop = new AbortController();
  // Shrinking would take most of the time.
  const onRun = ({ isShrinking }: { readonly isShrinking: boolean }): void => {
    if (isShrinking) stop.abort();
  };
  const { find } = await fuzz({ ...options, reference, port, signal: stop.signal, onRun });
  return find !== undefined;
}
