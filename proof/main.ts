import { Command, InvalidArgumentError, Option } from 'commander';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import createReference from '../ports/reference';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { ProgressLine } from '../runner/console/terminal';
import {
  KNOWN_MISTAKES_FILE,
  knownMistakesText,
  readFailingTrials,
  readSuite,
  type FailingTrials,
  type Suite,
  type Trial,
} from '../suite';
import type { MutantProof, Proof } from './judging/proof';
import { openInProcessSession } from '../adapter/client/in-process-session';
import { playAll } from '../play';
import type { ProofTask } from './judging/worker';
import { runInWorkers } from './judging/worker-pool';
import { MUTANTS } from './mutants';
import { defectsOf, gapsOf, shortagesOf } from './report/defects';
import { precisionText } from './report/precision';
import { differencesFromRecord, quickTrials, updatedRecord } from './report/recorded-trials';
import { tableOf } from './report/table';
import { UNOBSERVED, VARIANTS } from './variants';

interface ProofOptions {
  readonly rule?: string;
  readonly mutant?: string;
  readonly jobs: number;
  readonly verbose?: true;
  readonly quick?: boolean;
  readonly variants?: boolean;
  readonly update?: true;
}

const program = new Command('npm run proof --')
  .description('Shows that the suite fails every mutant of the reference, and no variant of it.')
  .option('--rule <id>', 'prove the mutants of one rule, or the variants of one silent point')
  .option('--mutant <id>', 'prove one mutant or variant')
  .option('--jobs <number>', 'how many processes share the work', jobsOf, Math.min(4, availableParallelism()))
  .option(
    '--quick',
    'judge each mutant by a trial that it is known to fail, and leave out the variants and the precision',
  )
  .addOption(new Option('--variants', 'judge the variants alone').conflicts(['quick', 'update']))
  .option('--update', `write the trials that each mutant fails to ${KNOWN_MISTAKES_FILE}`)
  .option('--verbose', 'list each mutant and each variant')
  .action(prove);

void program.parseAsync();

async function prove({
  rule,
  mutant,
  jobs,
  verbose,
  update,
  quick: isQuick = false,
  variants: isVariants = false,
}: ProofOptions): Promise<void> {
  const suite = readSuite(PACKAGE_ROOT);
  const recorded = recordedTrials(suite);
  const isNamed = ({ id }: { readonly id: string }) =>
    mutant === undefined ? rule === undefined || id.startsWith(`${rule}/`) : id === mutant;
  // What is recorded of these mutants is read by the trials that rules have had so far.
  const isSelected = (one: { readonly id: string }) =>
    isNamed(one) || (update === true && recorded.outdated.has(one.id));
  const quickly = isQuick ? quickTrials(suite.trials, recorded.failing) : () => [];
  const tasks: ProofTask[] = [
    ...(isVariants ? [] : MUTANTS).map((one) => ({ id: one.id, enough: quickly(one) })),
    ...(isQuick ? [] : VARIANTS).map(({ id }) => ({ id })),
  ].filter(isSelected);
  if (tasks.length === 0)
    program.error(`nothing is called ${mutant ?? rule}: --verbose lists what there is`, { exitCode: 2 });

  const isWhole = rule === undefined && mutant === undefined;
  const rules = MUTANTS.filter(isSelected).map((selected) => selected.rule);
  const played = new Set(tasks.flatMap(({ enough = [] }) => enough));
  const concerned = suite.trials.filter(
    (trial) => (isWhole || rules.includes(trial.rule)) && (!isQuick || played.has(trial.key)),
  );
  const unsound = await failuresOfReference(concerned);
  const progress = new ProgressLine(process.stderr);
  const worker = join(__dirname, 'judging/worker.js');
  const proofs = await runInWorkers<ProofTask, Proof>(worker, tasks, jobs, (ended) =>
    progress.show(`${ended} of ${tasks.length}`),
  );
  progress.end();
  for (const line of tableOf(suite, proofs, verbose ?? false)) console.log(line);

  const specRules = new Set(suite.rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
  const proven = proofs.filter(
    (proof): proof is MutantProof => proof.kind === 'mutant' && specRules.has(proof.rule),
  );
  if (!isQuick && proven.length > 0) console.log(`\n${precisionText(proven)}`);
  const failed = proofs.filter((proof) => defectsOf(proof, UNOBSERVED).length > 0);
  const ofMutants = proofs.filter((proof) => proof.kind === 'mutant');
  if (update) record(suite, ofMutants, recorded);
  const stale = differencesFromRecord(ofMutants, recordedTrials(suite).failing);
  const gaps = isWhole
    ? gapsOf(suite, MUTANTS, VARIANTS, UNOBSERVED)
    : shortagesOf(
        suite.rules.filter(({ id }) => id === rule),
        MUTANTS,
      );
  const defects = [...unsound, ...failed.flatMap((proof) => defectsOf(proof, UNOBSERVED)), ...gaps, ...stale];
  if (defects.length > 0) console.log(['', ...defects].join('\n'));
  const count = failed.length + unsound.length + gaps.length + stale.length;
  console.log(`\n${proofs.length - failed.length} passed, ${count} failed`);
  process.exitCode = count === 0 ? 0 : 1;
}

/** Writes the trials that mutants fail. Those of other mutants stay as they are. */
function record(suite: Suite, proofs: readonly MutantProof[], recorded: FailingTrials): void {
  const complete = proofs.filter(({ played }) => played === undefined);
  const ids = MUTANTS.map(({ id }) => id);
  const failing = updatedRecord(ids, complete, recorded.failing);
  const digests = complete.flatMap(({ id, outcome }) =>
    outcome === undefined ? [] : [[id, outcome] as const],
  );
  const outcomes = new Map([...recorded.outcomes, ...digests]);
  writeFileSync(
    join(PACKAGE_ROOT, KNOWN_MISTAKES_FILE),
    knownMistakesText(suite.trials, { failing, outcomes }),
  );
}

function recordedTrials({ trials }: Suite): FailingTrials {
  const isWritten = existsSync(join(PACKAGE_ROOT, KNOWN_MISTAKES_FILE));
  return isWritten
    ? readFailingTrials(PACKAGE_ROOT, trials)
    : { failing: new Map(), outdated: new Set(), outcomes: new Map() };
}

/** A mutant that fails where the reference fails as well would be caught by nothing of its own. */
async function failuresOfReference(trials: readonly Trial[]): Promise<string[]> {
  const outcomes = await playAll(await openInProcessSession(createReference), trials);
  return outcomes
    .filter(({ kind }) => kind !== 'passed' && kind !== 'not-applicable')
    .map(({ trial, problem }) => `${trial.key}: the reference itself fails: ${problem?.message ?? ''}`);
}

function jobsOf(text: string): number {
  const jobs = Number(text);
  if (Number.isInteger(jobs) && jobs > 0) return jobs;
  throw new InvalidArgumentError('It is the number of processes: 1 or more.');
}
