// Measures the fuzzer: in how many mutants it finds a difference, and that it finds none in the variants at level spec.
import { Command, InvalidArgumentError, Option } from 'commander';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite, type Level } from '../../suite';
import { currentMoment } from '../measured-at';
import { MUTANTS } from '../mutants';
import { VARIANTS } from '../variants';
import { FUZZ_RESULT_FILE, readFuzzResult, writeFuzzResult } from './fuzz-result';
import { verdictOf } from './fuzz-verdict';
import type { Search } from './search';

/** The scenarios of a measurement that is recorded. */
const RUNS = 1000;
const SEED = 1;

interface FuzzProofOptions {
  readonly level: Level;
  readonly runs: number;
  readonly seed: number;
  readonly jobs: number;
  readonly sample?: number;
  readonly update?: boolean;
}

void new Command('npm run proof:fuzz --')
  .description(
    `Counts the mutants of a level in which the fuzzer finds a difference, and writes the result to ${FUZZ_RESULT_FILE}. ` +
      'Fails when it misses a mutant that it found before.',
  )
  .addOption(new Option('--level <level>', 'the level').choices(['spec', 'crystal']).default('spec'))
  .option('--runs <number>', 'the number of scenarios for each mutant', wholeNumber, RUNS)
  .option('--seed <number>', 'the seed of the scenarios', wholeNumber, SEED)
  .option('--jobs <number>', 'the number of threads', wholeNumber, availableParallelism())
  .option('--sample <number>', 'only so many of the mutants, evenly spread; writes nothing', wholeNumber)
  .option('--update', 'writes the result although mutants are missed that were found before')
  .action(measure)
  .parseAsync();

async function measure(options: FuzzProofOptions): Promise<void> {
  const { level, runs, seed, sample, update = false } = options;
  const levels = new Map(readSuite(PACKAGE_ROOT).rules.map((rule) => [rule.id, rule.level]));
  const all = MUTANTS.filter(({ rule }) => levels.get(rule) === level).map(({ id }) => id);
  const mutants = sampled(all, sample);
  // At level crystal, variants are meant to differ.
  const variants =
    level === 'spec'
      ? sampled(
          VARIANTS.map(({ id }) => id),
          sample,
        )
      : [];
  const found = await search(mutants, variants, options);
  const recorded = readFuzzResult(PACKAGE_ROOT);
  const { lines, hasFailed, isRecorded } = verdictOf(
    {
      ...found,
      level,
      mutants,
      isUsual: runs === RUNS && seed === SEED,
      isWhole: sample === undefined,
      isAccepted: update,
    },
    recorded[level],
  );
  for (const line of lines) console.log(line);
  if (isRecorded) {
    const measurement = {
      ...currentMoment(),
      runs,
      seed,
      mutants: mutants.length,
      missed: found.missed,
    };
    writeFuzzResult(PACKAGE_ROOT, { ...recorded, [level]: measurement });
    console.log(`wrote ${FUZZ_RESULT_FILE}; npm run docs brings it to CONFORMANCE.md`);
  }
  process.exitCode = hasFailed ? 1 : 0;
}

/** Lets threads fuzz the implementations, and returns those with an unwanted result. */
async function search(
  mutants: readonly string[],
  variants: readonly string[],
  { level, runs, seed, jobs }: FuzzProofOptions,
): Promise<{ readonly missed: string[]; readonly wronglyFailed: string[] }> {
  const pool = new Tinypool({
    filename: join(__dirname, 'search.js'),
    minThreads: jobs,
    maxThreads: jobs,
  });
  const found = new Set<string>();
  const one = async (id: string): Promise<void> => {
    if ((await pool.run({ id, level, runs, seed } satisfies Search)) === true) found.add(id);
  };
  await Promise.all([...mutants, ...variants].map(one));
  await pool.destroy();
  return {
    missed: mutants.filter((id) => !found.has(id)),
    wronglyFailed: variants.filter((id) => found.has(id)),
  };
}

/** Returns so many of the ids, evenly spread, so that each part of the list is represented. */
function sampled(ids: readonly string[], size: number = ids.length): string[] {
  const wanted = Math.min(size, ids.length);
  return Array.from({ length: wanted }, (_, index) => ids[Math.floor((index * ids.length) / wanted)]!);
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}
