import { readData } from '../../suite/read-data';

/** Mutations that survive, for one reason. */
export interface Explained {
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

/** The lists, relative to the package's root. */
export const LISTS = {
  /** Mutations that change nothing that any port could show. */
  equivalents: 'proof/equivalent-mutants.yaml',
  /** Mutations that a port could show, and that no feature detects. */
  gaps: 'proof/mutation-gaps.yaml',
  /** Code that no operation of a port can reach, whose mutations are not judged. */
  beyond: 'proof/beyond-the-interface.yaml',
} as const;

const TEXT = { type: 'string', minLength: 1 };
const MUTATION = {
  type: 'object',
  properties: { code: TEXT, becomes: TEXT },
  required: ['code', 'becomes'],
  additionalProperties: false,
};
const PLACES = { type: 'array', minItems: 1, items: TEXT };

/**
 * Reads a list of mutations that survive.
 *
 * @throws SuiteDefect when the file is anything else
 */
export function readExplained(packageRoot: string, file: string): readonly Explained[] {
  // Code that is not judged is named by its places alone.
  const mutations = file === LISTS.beyond ? false : { type: 'array', minItems: 1, items: MUTATION };
  return readData(packageRoot, file, {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      properties: { file: TEXT, why: { type: 'string', minLength: 10 }, mutations, places: PLACES },
      required: ['file', 'why'],
      anyOf: [{ required: ['mutations'] }, { required: ['places'] }],
      additionalProperties: false,
    },
  });
}

/** Returns the places that a list names. */
export function placesIn(list: readonly Explained[]): Place[] {
  return list.flatMap(({ file, places = [] }) => places.map((code) => ({ file, code })));
}
