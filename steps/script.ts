import type { Method } from '../adapter/contract/adapter';
import { ErrorCode } from '../adapter/contract/errors';
import {
  anyOf,
  anything,
  array,
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
  typed,
  type TypeOf,
} from '../adapter/contract/schema';
import { Inexpressible } from '../adapter/contract/values';

const Files = described(
  'The text of each file, by its path in the folder that {dir} stands for.',
  map(string),
);
/** The files of a script: the text of each, by its path in the folder that {@link FOLDER} stands for. */
export type Files = TypeOf<typeof Files>;

const OtherTexts = object({
  path: described(
    'Matches the path that was looked up, or its end, in any notation, case-insensitively.',
    string,
  ),
  text: described("Matches the texts of the scenario's translations, empty texts and numbers.", string),
});
/**
 * Regular expressions for texts that cannot state that a translation is missing. The whole text must match one of the
 * expressions.
 */
export type OtherTexts = TypeOf<typeof OtherTexts>;

/** Allows the index of the step that states an expectation; only the expectations for calls in blocks have none. */
const stated = { step: optional(integer) };

const SameOutcome = object({
  ...stated,
  predicate: literal('same outcome'),
  call: described('The index of the other call in the script, or in the block.', integer),
  missing: optional(
    described(
      'Present if the call may raise MissingTranslation where the other one finds nothing.',
      OtherTexts,
    ),
  ),
});
/** The expectation that a call returns the same result as another call, or raises an error with the same code. */
export type SameOutcome = TypeOf<typeof SameOutcome>;

/** The expectations for the calls in the block of `with_locale`. */
export interface BlockOutcomes {
  readonly step?: number;
  readonly predicate: 'block';
  readonly calls: readonly Expectation[];
  /** Whether `with_locale` may also raise an error with code 3, because its block raises one (SILENT-28). */
  readonly mayRaise?: true;
}

const Expectation = named(
  'expectation',
  anyOf(
    object({ ...stated, result: described('Exactly the result.', anything) }),
    object({ ...stated, error: object({ code: integer, message: optional(string) }) }),
    // The call raises no error.
    object({ ...stated, predicate: literal('succeeds') }),
    // The call returns a text or raises an error, in time.
    object({ ...stated, predicate: literal('ends') }),
    object({ ...stated, predicate: literal('field'), field: string, result: anything }),
    // The result is an array with these locales in any order.
    object({
      ...stated,
      predicate: literal('locales'),
      locales: array(string),
      others: described(
        'Whether the result may have other locales, or any locale twice.',
        primitive('boolean'),
      ),
    }),
    // A lookup that finds nothing may also return an empty text or the path.
    object({ ...stated, predicate: literals('states missing', 'finds nothing'), not: OtherTexts }),
    SameOutcome,
    typed<BlockOutcomes>(
      object({
        ...stated,
        predicate: literal('block'),
        calls: array(reference('expectation')),
        mayRaise: optional(described('Whether an error with code 3 is right too.', literal(true))),
      }),
    ),
    // `with_locale` returns the value of its block. The value is neither nil nor one of these locales.
    object({ ...stated, predicate: literal('block value'), locales: array(string) }),
  ),
);
/** The expected outcome of a call: a result or an error in the form of the adapter protocol, or a predicate. */
export type Expectation = TypeOf<typeof Expectation>;

/** An expectation, and the index of the step that states it. */
export type StatedExpectation = Expectation & { readonly step: number };

const ScriptCall = object({
  step: described('The index of the step that makes the call.', integer),
  method: described('A method of the adapter protocol.', typed<Method>(string)),
  params: described(
    "The method's params; {dir} in the path of a loader stands for a folder.",
    primitive('object'),
  ),
  name: optional(described('The name of the operation in messages, if it is not the method.', string)),
  recording: optional(
    described('The recording that the call replays, and its number there: `lookups-17, call 3`.', string),
  ),
  files: optional(
    described('The files to write before the call, after all earlier calls have ended.', Files),
  ),
  fresh: optional(described('The call begins in a fresh state.', literal(true))),
  needs: optional(
    described('The kinds of values without which a language leaves this call out.', array(Inexpressible)),
  ),
  expect: array(typed<StatedExpectation>(Expectation)),
});
/** One call of the adapter protocol. */
export type ScriptCall = TypeOf<typeof ScriptCall>;

/** The fields of {@link Script}. */
export const SCRIPT_FIELDS = {
  needs: described('The kinds of values without which the trial does not apply.', array(Inexpressible)),
  calls: array(ScriptCall),
  repeats: optional(
    described(
      'Present if texts, keys or names contain `<ab repeated 3 times>`, which stands for `ababab`.',
      literal(true),
    ),
  ),
};

const Script = object(SCRIPT_FIELDS);
/** A trial as data: the calls that it makes, in order, and what the outcome of each must be. */
export type Script = TypeOf<typeof Script>;

/** The placeholder for the folder that contains a script's files. */
export const FOLDER = '{dir}';

/**
 * The error codes that a scenario can expect: those of the errors in section 7 of the document, and the code for any
 * other error.
 */
export const EXPECTED_ERRORS = {
  InvalidLocale: ErrorCode.InvalidLocale,
  MissingTranslation: ErrorCode.MissingTranslation,
  'another error': ErrorCode.Other,
} as const;

/** The name of an error that a scenario can expect. */
export type ErrorName = keyof typeof EXPECTED_ERRORS;

/** Returns the name with which a scenario expects an error of this code; undefined if it can expect none. */
export function errorNameOf(code: number): ErrorName | undefined {
  const names = Object.keys(EXPECTED_ERRORS) as ErrorName[];
  return names.find((name) => EXPECTED_ERRORS[name] === code);
}

/** The words that, in a table of a block's results, stand for a lookup that finds nothing. */
export const NOTHING = 'no translation';
