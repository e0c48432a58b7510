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

const level = literals(...LEVELS);

const Corpus = object({
  format: literal(2),
  suite: object({ name: string, version: string }),
  level,
  trials: array(
    object({
      id: described('The id of the scenario.', string),
      surface: literals(...SURFACES),
      rule: described("The id of the scenario's rule.", string),
      sentence: described("The rule's sentence.", string),
      level,
      sections: array(string),
      ...SCRIPT_FIELDS,
    }),
  ),
});
/** The scripts of trials as one document, for other test frameworks, with what the rules of the trials say. */
export type Corpus = TypeOf<typeof Corpus>;

/** The JSON Schema of the file that `export` writes. */
export const CORPUS_SCHEMA: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenarios of i18n-conformance as data',
  ...Corpus,
  $defs: Object.fromEntries(definitionsIn(Corpus)),
};

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
      const { sentence, level: ruleLevel, sections } = rules.get(rule)!;
      return { id, surface, rule, sentence, level: ruleLevel, sections, ...scriptOf(trial) };
    }),
  };
}
