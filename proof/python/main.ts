import { Command, InvalidArgumentError } from 'commander';
import shuffle from 'knuth-shuffle-seeded';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { ProgressLine } from '../../runner/console/terminal';
import { readSuite } from '../../suite';
import type { Change } from './change';
import type { Judgement } from './judge';
import { changeOf, readMistakes, type Mistake } from './mistakes';
import { sampledMutations } from './mutations';
import { copyOfPort, missingToolchain, PORT } from './port';
import { proveChanges } from './prove-changes';
import { namedRulesText, reportOf } from './report';

interface Options {
  readonly seed: string;
  readonly mutants: number;
  readonly mistakes: boolean;
  readonly only: readonly string[];
  readonly jobs: number;
  readonly timeout: number;
  readonly results?: string;
  readonly keep?: string;
  readonly verbose?: true;
}

/** The order in which the trials are played: those of one rule, which fail together, are not neighbours. */
const ORDER = 'trials';

const program = new Command('npm run proof:python --')
  .description(
    'Shows that the suite fails wrong changes of the port in Python, at level crystal: mistakes that an author could ' +
      'make (proof/python/mistakes/), and random mutations of its library. It fails when a change is not noticed and ' +
      'no reason is listed.',
  )
  .option('--seed <text>', 'the seed of the sample of mutations', '1')
  .option('--mutants <number>', 'how many mutations are sampled; 0: none', wholeNumber, 100)
  .option('--no-mistakes', 'leave out the mistakes')
  .option('--only <text>', 'judge only changes whose id contains the text; repeatable', collected, [])
  .option('--jobs <number>', 'how many are judged at a time', positive, Math.min(4, availableParallelism()))
  .option('--timeout <milliseconds>', 'time limit for each call of the port', positive, 20_000)
  .option('--results <file>', 'write a JSON line for each change, with all trials that fail')
  .option('--keep <folder>', 'write the port with the first of the changes into a folder, and judge nothing')
  .option('--verbose', 'list every change')
  .addHelpText(
    'after',
    `
Without --results, a change is judged no further once a trial has failed. The unchanged port is played first. It shows
which trials call a function; a mutation of the function is judged by these alone.

Examples:
  npm run proof:python -- --mutants 600 --seed 7
  npm run proof:python -- --mutants 0 --results mistakes.jsonl
  npm run proof:python -- --no-mistakes --only catalog.py
  npm run proof:python -- --only scope-is-ignored --keep /tmp/wrong-port
  npx i18n-conformance run --level crystal --command "python3 /tmp/wrong-port/adapter.py"`,
  )
  .action(prove);

void program.parseAsync();

async function prove(options: Options): Promise<void> {
  const obstacle = missingToolchain();
  if (obstacle !== undefined) program.error(obstacle, { exitCode: 2 });
  const changes = changesFor(options);
  if (changes.length === 0)
    program.error(`no change has an id that contains "${options.only.join('" or "')}": --verbose shows ids`, {
      exitCode: 2,
    });
  if (options.keep !== undefined) return keep(changes[0]!, options.keep);

  const trials = shuffle([...readSuite(PACKAGE_ROOT).trials], ORDER);
  const judgements: Judgement[] = [];
  const progress = new ProgressLine(process.stderr);
  const { jobs, timeout, results } = options;
  await proveChanges(changes, trials, {
    jobs,
    timeout,
    isBrief: results === undefined,
    onJudgement: (judgement) => {
      judgements.push(judgement);
      progress.show(`${judgements.length} of ${changes.length}`);
    },
  });
  progress.end();
  if (results !== undefined) {
    writeFileSync(results, linesOf(changes, judgements));
    console.log(namedRulesText(changes, judgements));
  }
  const { lines, failed } = reportOf(changes, judgements, options.verbose ?? false);
  console.log(lines.join('\n'));
  console.log(`\n${changes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function changesFor({ seed, mutants, mistakes, only }: Options): Change[] {
  const isSelected = ({ id }: Mistake): boolean =>
    only.length === 0 || only.some((text) => id.includes(text));
  return [
    ...(mistakes ? readMistakes() : []).filter(isSelected).map(changeOf),
    ...(mutants > 0 ? sampledMutations({ seed, count: mutants, only }) : []),
  ];
}

function keep({ id, sources }: Change, folder: string): void {
  const written = copyOfPort(PORT, sources, resolve(folder));
  console.log(`wrote the port with ${id} into ${written}`);
}

/** Returns a JSON line for each change: what it is, which trials do not pass with it, and how they fail. */
function linesOf(changes: readonly Change[], judgements: readonly Judgement[]): string {
  const byId = new Map(judgements.map((judgement) => [judgement.id, judgement]));
  const lines = changes.map(({ id, described }) => {
    const { failed, faults, obstacle } = byId.get(id)!;
    const sorted = (failures: Judgement['failed']): Judgement['failed'] =>
      [...failures].sort((one, other) => (one.trial < other.trial ? -1 : 1));
    return JSON.stringify({
      ...described,
      failed: sorted(failed),
      faults: sorted(faults),
      isFault: faults.length > 0 || obstacle !== undefined,
      ...(obstacle !== undefined && { obstacle }),
    });
  });
  return `${lines.join('\n')}\n`;
}

function collected(text: string, previous: readonly string[]): string[] {
  return [...previous, text];
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new InvalidArgumentError('It is a whole number: 0 or more.');
}

function positive(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('It is a whole number: 1 or more.');
}
