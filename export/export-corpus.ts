import { SUITE } from '../adapter/contract/package';
import type { Level, Suite, Trial } from '../suite';
import type { Corpus, CorpusTrial, LeftOutTrial } from './corpus';
import { recordTrial } from './record-trial';

/**
 * Converts trials to data.
 *
 * @param trials the trials to convert, all of which are part of this level
 * @throws SuiteDefect when a step cannot be played
 */
export async function exportCorpus(suite: Suite, level: Level, trials: readonly Trial[]): Promise<Corpus> {
  const rules = new Map(suite.rules.map((rule) => [rule.id, rule]));
  const written: CorpusTrial[] = [];
  const leftOut: LeftOutTrial[] = [];
  for (const trial of trials) {
    const { id, surface } = trial;
    const { sentence, level: itsLevel, sections } = rules.get(trial.rule)!;
    const recorded = await recordTrial(trial);
    if ('reason' in recorded) leftOut.push({ id, surface, reason: recorded.reason });
    else written.push({ id, surface, rule: trial.rule, sentence, level: itsLevel, sections, ...recorded });
  }
  return { format: 1, suite: SUITE, level, trials: written, leftOut };
}
