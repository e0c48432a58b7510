import { Command, InvalidArgumentError, Option } from 'commander';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import createReference from '../ports/reference';
import { openInProcessSession } from '../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { playScripts } from '../suite/play/play-scripts';
import { readScripts } from '../suite/compile/scripts-file';
import { ProgressLine } from '../runner/console/terminal';
import {
  KNOWN_MISTAKES_FILE,
  readRecordedTrials,
  readSuite,
  recordedTrialsText,
  type RecordedTrials,
  type Suite,
} from '../suite/read';
import type { MutantProof, Proof } from './judging/proof';
import type { ProofTask } from './judging/worker';
import { runInWorkers } from './judging/worker-pool';
import { MUTANTS, type Mutant } from './mutants';
import { defectsOf, gapsOf, wrongFailuresOf } from './report/defects';
import { precisionText } from './report/precision';
import {
  differencesFromRecord,
  digested,
  firstFailing,
  stalenessOf,
  unguarded,
  updatedRecord,
} from './report/recorded-trials';
import { tableOf } from './report/table';
import { UNOBSERVED, VARIANTS } from './variants';

interface ProofOptions {
  readonly rule?: string;
  readonly mutant?: string;
  readonly all?: true;
  readonly jobs: number;
  readonly verbose?: true;
  readonly quick?: true;
  readonly variants?: true;
  readonly update?: true;
}

const program = new Command('npm run proof --')
  .description(
    'Shows that the suite fails every mutant of the reference, that some mutant fails every trial, and that the suite passes every variant.',
  )
  .option('--rule <id>', 'prove the mutants of one rule, or the variants of one silent point')
  .option('--mutant <id>', 'prove one mutant or variant')
  .option('--jobs <number>', 'the number of threads', jobsOf, Math.min(4, availableParallelism()))
  .option('--quick', 'play one trial that each mutant is known to fail, and leave out the variants')
  .addOption(new Option('--variants', 'judge the variants alone').conflicts(['quick', 'update']))
  .addOption(
    new Option(
      '--update',
      `play what is new or has changed, and write ${KNOWN_MISTAKES_FILE}; with --rule or --mutant, these too`,
    ).conflicts('quick'),
  )
  .option('--all', 'with --update, play everything: for changes in proof/changes/ or the reference')
  .option('--verbose', 'list each mutant and each variant')
  .action(prove);

void program.parseAsync();

async function prove(options: ProofOptions): Promise<void> {
  const suite = readSuite(PACKAGE_ROOT);
  const trials = digested(suite.trials);
  const before = recordedTrials();
  const stale = stalenessOf(before, trials, MUTANTS);
  const tasks = tasksOf(options, before, trials, stale);
  const name = options.mutant ?? options.rule;
  if (name !== undefined && !tasks.some(({ id }) => isNamed(options, id)))
    program.error(`nothing is called ${name}: --verbose lists what there is`, { exitCode: 2 });

  const unsound = await failuresOfReference(suite, tasks);
  const proofs = await judged(tasks, options.jobs);
  const ofMutants = proofs.filter((proof) => proof.kind === 'mutant');
  const recorded = options.update ? updatedRecord(before, trials, MUTANTS, proofs) : before;
  if (options.update)
    writeFileSync(join(PACKAGE_ROOT, KNOWN_MISTAKES_FILE), recordedTrialsText(trials, recorded));

  // A mutant that was judged by a few trials may be caught by others.
  const isWhole = (_: Proof, index: number) => tasks[index]!.trials === undefined;
  const whole = proofs.filter(isWhole);
  for (const line of tableOf(suite, whole, options.verbose ?? false)) console.log(line);
  const spec = new Set(suite.rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
  const proven = whole.filter((proof) => proof.kind === 'mutant' && spec.has(proof.rule));
  if (proven.length > 0) console.log(`\n${precisionText(proven as MutantProof[])}`);

  const defects = proofs
    .map((proof, index) => (isWhole(proof, index) ? defectsOf(proof, UNOBSERVED) : wrongFailuresOf(proof)))
    .filter((ofOne) => ofOne.length > 0);
  const problems = [
    ...unsound,
    ...defects.flat(),
    ...differencesFromRecord(ofMutants, recorded),
    ...(name === undefined && !options.variants ? gapsOf(suite, MUTANTS, VARIANTS, UNOBSERVED) : []),
    // What is stale even in a new record is what the defects name: survivors, and trials that fail a variant.
    ...(options.variants || options.update ? [] : stalenessOf(recorded, trials, MUTANTS).problems),
    ...(options.variants ? [] : unguarded(recorded, trials)),
  ];
  if (problems.length > 0) console.log(['', ...problems].join('\n'));
  console.log(`\n${proofs.length - defects.length} passed, ${problems.length} failed`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Returns the mutants and variants to judge, and the trials to play with them. */
function tasksOf(
  options: ProofOptions,
  recorded: RecordedTrials,
  trials: ReturnType<typeof digested>,
  stale: ReturnType<typeof stalenessOf>,
): ProofTask[] {
  const named = ({ id }: { readonly id: string }) => isNamed(options, id);
  const variants = VARIANTS.filter(named).map(({ id }) => ({ id }));
  if (options.variants) return variants;
  const first = firstFailing(recorded, trials);
  if (options.quick)
    return MUTANTS.filter(named).map((mutant) => {
      const key = first(mutant);
      // A mutant that no trial of its rule is known to fail is judged by all trials, so that it is named if it survives.
      return key === undefined ? { id: mutant.id } : { id: mutant.id, trials: [key] };
    });
  if (!options.update) return [...MUTANTS.filter(named).map(({ id }) => ({ id })), ...variants];
  const isAsked = (id: string) =>
    options.all ?? ((options.rule !== undefined || options.mutant !== undefined) && isNamed(options, id));
  // A mutant that survived has probably been changed since.
  const isNew = (mutant: Mutant) => stale.mutants.includes(mutant.id) || first(mutant) === undefined;
  const judgedWhole = new Set(MUTANTS.filter(isNew).map(({ id }) => id));
  return [...MUTANTS, ...VARIANTS].flatMap(({ id }) => {
    if (isAsked(id) || judgedWhole.has(id)) return [{ id }];
    return stale.trials.length === 0 ? [] : [{ id, trials: stale.trials }];
  });
}

/** Tells whether a mutant or a variant is among those that the options name; without such an option, all are. */
function isNamed({ rule, mutant }: ProofOptions, id: string): boolean {
  if (mutant !== undefined) return id === mutant;
  return rule === undefined || id.startsWith(`${rule}/`);
}

async function judged(tasks: readonly ProofTask[], jobs: number): Promise<Proof[]> {
  const progress = new ProgressLine(process.stderr);
  const worker = join(__dirname, 'judging/worker.js');
  const proofs = await runInWorkers<ProofTask, Proof>(worker, tasks, jobs, (ended) =>
    progress.show(`${ended} of ${tasks.length}`),
  );
  progress.end();
  return proofs;
}

function recordedTrials(): RecordedTrials {
  const isWritten = existsSync(join(PACKAGE_ROOT, KNOWN_MISTAKES_FILE));
  return isWritten ? readRecordedTrials(PACKAGE_ROOT) : new Map();
}

/** Returns a sentence for each trial that the reference fails. Such a trial would fail with every mutant. */
async function failuresOfReference(suite: Suite, tasks: readonly ProofTask[]): Promise<string[]> {
  const few = new Set(tasks.flatMap(({ trials = [] }) => trials));
  const isWhole = tasks.some(({ trials }) => trials === undefined);
  const played = suite.trials.filter(({ key }) => isWhole || few.has(key));
  const session = await openInProcessSession(createReference);
  const outcomes = await playScripts([session], played, { scriptOf: readScripts() });
  return outcomes
    .filter(({ kind }) => kind !== 'passed' && kind !== 'not-applicable')
    .map(({ trial, problem }) => `${trial.key}: the reference itself fails: ${problem?.message ?? ''}`);
}

function jobsOf(text: string): number {
  const jobs = Number(text);
  if (Number.isInteger(jobs) && jobs > 0) return jobs;
  throw new InvalidArgumentError('It is the number of threads: 1 or more.');
}
