import { readData } from '../../suite/read-data';

/** The reason why mutations survive. The list says what each kind means. */
export type Kind = 'equivalent' | 'gap' | 'beyond';

/** Mutations that survive, for one reason. */
export interface Explained {
  readonly kind: Kind;
  readonly file: string;
  readonly why: string;
  /** The code before and after each mutation, each on one line. */
  readonly mutations?: readonly { readonly code: string; readonly becomes: string }[];
  /** The beginnings of code in which all that survives does so for this reason. Each stands once in the file. */
  readonly places?: readonly string[];
}

/** A part of the reference. */
export interface Place {
  readonly file: string;
  /** The beginning of the code, which stands once in the file. */
  readonly code: string;
}

/** The list of mutations that survive, relative to the package's root. */
export const SURVIVORS_FILE = 'proof/mutation-survivors.yaml';

const TEXT = { type: 'string', minLength: 1 };
const MUTATION = {
  type: 'object',
  properties: { code: TEXT, becomes: TEXT },
  required: ['code', 'becomes'],
  additionalProperties: false,
};
const PLACES = { type: 'array', minItems: 1, items: TEXT };

/**
 * Reads the list of mutations that survive.
 *
 * @throws SuiteDefect when the file is anything else
 */
export function readExplained(packageRoot: string): readonly Explained[] {
  return readData(packageRoot, SURVIVORS_FILE, {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      properties: {
        kind: { enum: ['equivalent', 'gap', 'beyond'] satisfies Kind[] },
        file: TEXT,
        why: { type: 'string', minLength: 10 },
        mutations: { type: 'array', minItems: 1, items: MUTATION },
        places: PLACES,
      },
      required: ['kind', 'file', 'why'],
      anyOf: [{ required: ['mutations'] }, { required: ['places'] }],
      // Code that is not judged is named by its places alone.
      not: { properties: { kind: { const: 'beyond' } }, required: ['mutations'] },
      additionalProperties: false,
    },
  });
}

/** Returns the places that a list names. */
export function placesIn(list: readonly Explained[]): Place[] {
  return list.flatMap(({ file, places = [] }) => places.map((code) => ({ file, code })));
}
