import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';
import { judgeChange, type Judgement, type JudgeOptions } from './judge';
import type { Sources } from './port';

const suite = readSuite(PACKAGE_ROOT);

/** A change to judge. */
export interface JudgeTask extends JudgeOptions {
  readonly id: string;
  readonly sources: Sources;
  /** The keys of the trials to play, in this order. */
  readonly trials: readonly string[];
}

/** Judges a change. Threads of the worker pool call it. */
export default async function judge({ id, sources, trials, ...options }: JudgeTask): Promise<Judgement> {
  const trialOf = new Map(suite.trials.map((trial) => [trial.key, trial]));
  return judgeChange(
    id,
    sources,
    trials.map((key) => trialOf.get(key)!),
    options,
  );
}
