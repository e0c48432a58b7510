import { SUITE } from '../../adapter/contract/package';
import {
  array,
  definitionsIn,
  described,
  literal,
  literals,
  object,
  string,
  type TypeOf,
} from '../../adapter/contract/schema';
import { SCRIPT_FIELDS, type Script } from '../../steps/script';
import { LEVELS, SURFACES, type Level, type Suite, type Trial } from '../read';

const LevelName = literals(...LEVELS);

const Corpus = object({
  format: literal(2),
  suite: object({ name: string, version: string }),
  level: LevelName,
  trials: array(
    object({
      id: described('The id of the scenario.', string),
      surface: literals(...SURFACES),
      rule: described("The id of the scenario's rule.", string),
      sentence: described("The rule's sentence.", string),
      level: LevelName,
      sections: array(string),
      ...SCRIPT_FIELDS,
    }),
  ),
});
/** The scripts of trials and the sentences of their rules as one document, for other test frameworks. */
export type Corpus = TypeOf<typeof Corpus>;

/** The JSON Schema of the file that `export` writes. */
export const CORPUS_SCHEMA: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenarios of i18n-conformance as data',
  ...Corpus,
  $defs: Object.fromEntries(definitionsIn(Corpus)),
};

/**
 * Returns the corpus of trials.
 *
 * @param level the level at which the trials were selected
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
      const { sentence, level: ruleLevel, sections } = rules.get(rule)!;
      return { id, surface, rule, sentence, level: ruleLevel, sections, ...scriptOf(trial) };
    }),
  };
}
