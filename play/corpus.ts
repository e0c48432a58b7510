import { SUITE } from '../adapter/contract/package';
import type { Script } from '../steps/script';
import type { Level, Suite, Surface, Trial } from '../suite';

/** The scripts of trials as one document, for other test frameworks. `corpus.schema.json` describes it. */
export interface Corpus {
  /** The version of the format: 2. */
  readonly format: 2;
  readonly suite: { readonly name: string; readonly version: string };
  readonly level: Level;
  readonly trials: readonly CorpusTrial[];
}

/** The script of a trial, and what it is about. */
export interface CorpusTrial extends Script {
  /** The id of the scenario. */
  readonly id: string;
  readonly surface: Surface;
  /** The id of the scenario's rule. The next fields are the rule's sentence, level and sections. */
  readonly rule: string;
  readonly sentence: string;
  readonly level: Level;
  readonly sections: readonly string[];
}

/**
 * Returns the scripts of trials with what their rules say.
 *
 * @param level the level of which all trials are part
 */
export function corpusOf(
  suite: Suite,
  level: Level,
  trials: readonly Trial[],
  scriptOf: (trial: Trial) => Script,
): Corpus {
  const rules = new Map(suite.rules.map((rule) => [rule.id, rule]));
  return {
    format: 2,
    suite: SUITE,
    level,
    trials: trials.map((trial) => {
      const { id, surface, rule } = trial;
      const { sentence, level: its, sections } = rules.get(rule)!;
      return { id, surface, rule, sentence, level: its, sections, ...scriptOf(trial) };
    }),
  };
}
