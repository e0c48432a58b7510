import { SUITE } from '../adapter/contract/package';
import type { Level, Rule, Suite, Trial } from '../suite';
import type { Corpus, CorpusTrial, LeftOutTrial } from './corpus';
import { recordTrial } from './record-trial';

/**
 * Returns trials as data.
 *
 * @param trials trials of the suite, all of them at this level
 * @throws SuiteDefect when a step cannot be played
 */
export async function exportCorpus(suite: Suite, level: Level, trials: readonly Trial[]): Promise<Corpus> {
  const rules = new Map(suite.rules.map((rule) => [rule.id, rule]));
  const written: CorpusTrial[] = [];
  const leftOut: LeftOutTrial[] = [];
  for (const trial of trials) {
    const { id, surface } = trial;
    const recorded = await recordTrial(trial);
    if ('reason' in recorded) leftOut.push({ id, surface, reason: recorded.reason });
    else written.push({ id, surface, ...fieldsOf(rules.get(trial.rule)!), ...recorded });
  }
  return { format: 1, suite: SUITE, level, trials: written, leftOut };
}

function fieldsOf({
  id,
  sentence,
  level,
  sections,
}: Rule): Omit<CorpusTrial, 'id' | 'surface' | keyof Recorded> {
  return { rule: id, sentence, level, sections };
}

type Recorded = Pick<CorpusTrial, 'needs' | 'files' | 'calls'>;
