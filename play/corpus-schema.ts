import {
  anyOf,
  anything,
  array,
  definitionsIn,
  described,
  integer,
  literal,
  literals,
  map,
  named,
  object,
  optional,
  primitive,
  reference,
  string,
} from '../adapter/contract/schema';
import { Inexpressible } from '../adapter/contract/values';
import { SURFACES } from '../suite';

const level = literals('spec', 'crystal');
const files = described(
  'The text of each file, by its path in the folder that {dir} stands for.',
  map(string),
);
const not = object({
  path: described('Matches the path that was looked up, or its end, case-insensitively.', string),
  text: described("Matches the texts of the scenario's translations, empty texts and numbers.", string),
});

/** Allows the index of the step that states an expectation; only the expectations for calls in blocks have none. */
const stated = { step: optional(integer) };

const expectation = named(
  'expectation',
  anyOf(
    object({ ...stated, result: described('Exactly the result.', anything) }),
    object({ ...stated, error: object({ code: integer, message: optional(string) }) }),
    object({
      ...stated,
      predicate: literal('succeeds'),
      type: optional(described('The JSON type of the result.', string)),
    }),
    object({ ...stated, predicate: literal('field'), field: string, result: anything }),
    object({
      ...stated,
      predicate: literal('locales'),
      locales: array(string),
      others: described(
        'Whether the result may have other locales, or any locale twice.',
        primitive('boolean'),
      ),
    }),
    object({ ...stated, predicate: literals('states missing', 'finds nothing'), not }),
    object({
      ...stated,
      predicate: literal('same outcome'),
      call: described('The index of the other call in the script, or in the block.', integer),
      missing: optional(
        described('Present if the call may raise MissingTranslation where the other one finds nothing.', not),
      ),
    }),
    object({
      ...stated,
      predicate: literal('block'),
      calls: array(reference('expectation')),
      mayRaise: optional(described('Whether an error with code 3 is right too.', literal(true))),
    }),
    object({ ...stated, predicate: literal('block value'), locales: array(string) }),
  ),
);

const call = object({
  step: described('The index of the step that makes the call.', integer),
  method: described('A method of the adapter protocol.', string),
  params: described(
    "The method's params; {dir} in the path of a loader stands for a folder.",
    primitive('object'),
  ),
  name: optional(described('The name of the operation in messages.', string)),
  recording: optional(described('The recording that the call replays, and its number there.', string)),
  files: optional(described('The files to write before the call.', files)),
  fresh: optional(described('The call begins in a fresh state.', literal(true))),
  needs: optional(
    described('The kinds of values without which a language leaves this call out.', array(Inexpressible)),
  ),
  expect: array(expectation),
});

const corpus = object({
  format: literal(2),
  suite: object({ name: string, version: string }),
  level,
  trials: array(
    object({
      id: string,
      surface: literals(...SURFACES),
      rule: string,
      sentence: described("The rule's sentence.", string),
      level,
      sections: array(string),
      needs: described('The kinds of values without which the trial does not apply.', array(Inexpressible)),
      calls: array(call),
    }),
  ),
});

/** The JSON Schema of the file that `export` writes. */
export const CORPUS_SCHEMA: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenarios of i18n-conformance as data',
  ...corpus,
  $defs: Object.fromEntries(definitionsIn(corpus)),
};
