// Measures the diagnosis: how often the rule that a wrong port breaks on purpose is found first, or among the first.
import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { KNOWN_MISTAKES_FILE, readKnownMistakes, readSuite } from '../../suite/read';
import { runInWorkers } from '../judging/worker-pool';
import { MUTANTS } from '../mutants';
import { BROAD_MUTANTS } from '../mutants/broad';
import type { FailingPort } from './failing-port';
import { measure, measuresText, missesText } from './measure';
import { pairsOf } from './pairs';

interface DiagnosisOptions {
  readonly pairs: string;
  readonly seed: string;
  readonly jobs: string;
  readonly verbose?: true;
}

void new Command('npm run proof:diagnosis --')
  .description('Counts how often the broken rule of a wrong port is found, with its own mistake left out.')
  .option('--pairs <number>', 'the number of ports with the mistakes of two mutants', '300')
  .option('--seed <seed>', 'the seed that selects the pairs', '1')
  .option('--jobs <number>', 'the number of threads', String(availableParallelism()))
  .option('--verbose', 'list the ports whose broken rule is not found first')
  .action(measureAll)
  .parseAsync();

/** Returns the size of the published list of known mistakes. */
function compressedKilobytes(): number {
  return Math.ceil(gzipSync(readFileSync(join(PACKAGE_ROOT, KNOWN_MISTAKES_FILE))).length / 1000);
}

async function measureAll({ pairs, seed, jobs, verbose }: DiagnosisOptions): Promise<void> {
  const suite = readSuite(PACKAGE_ROOT);
  const spec = new Set(suite.rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
  const trials = suite.trials.filter(({ rule }) => spec.has(rule));
  const mutants = MUTANTS.filter(({ rule }) => spec.has(rule));
  const mistakes = readKnownMistakes(PACKAGE_ROOT);
  const sentences = new Map(suite.rules.map(({ id, sentence }) => [id, sentence]));
  const measured = async (groups: readonly (readonly string[])[]) => {
    const worker = join(__dirname, 'worker.js');
    const ports = await runInWorkers<readonly string[], FailingPort>(worker, groups, Number(jobs));
    return ports.map((port, index) => measure(port, groups[index]!, trials, mistakes, sentences));
  };

  console.log(`${mistakes.length} known mistakes, ${compressedKilobytes()} kB compressed`);
  const single = await measured(mutants.map(({ id }) => [id]));
  console.log(measuresText('each mutant of level spec, left out', [1, 3], single));
  if (verbose) console.log(missesText(single));
  const broad = await measured(BROAD_MUTANTS.map(({ id }) => [id]));
  console.log(measuresText('broad mistakes, which are not known', [1], broad));
  if (verbose) console.log(missesText(broad));
  const chosen = pairsOf(mutants, Number(pairs), seed);
  const both = await measured(chosen.map((pair) => pair.map(({ id }) => id)));
  console.log(measuresText('pairs of mutants, both left out', [4], both));
}
