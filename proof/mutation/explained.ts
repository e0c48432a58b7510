import { readData } from '../../suite/read-data';

const KINDS = ['beyond', 'equivalent', 'gap'] as const;

/** The reason why mutations survive. The list says what each kind means. */
export type Kind = (typeof KINDS)[number];

/** A mutation that survives, or a place in which all that survive do so for the same reason. */
export interface Explained {
  readonly kind: Kind;
  readonly why: string;
  readonly file: string;
  /** The code before the mutation, on one line; of a place, its beginning, which stands once in the file. */
  readonly code: string;
  /** The code after the mutation; undefined for a place. */
  readonly becomes?: string;
}

/** The list of mutations that survive, relative to the package's root. */
export const SURVIVORS_FILE = 'proof/mutation-survivors.yaml';

const TEXT = { type: 'string', minLength: 1 };
const MUTATIONS = {
  type: 'object',
  properties: { code: TEXT, becomes: { anyOf: [TEXT, { type: 'array', minItems: 2, items: TEXT }] } },
  required: ['code', 'becomes'],
  additionalProperties: false,
};

/** Explained code by file, beside the reason. */
type Entry = { readonly why: string } & {
  readonly [file: string]: readonly (
    string | { readonly code: string; readonly becomes: string | string[] }
  )[];
};

/**
 * Reads the list of mutations that survive.
 *
 * @throws SuiteDefect when the file is anything else
 */
export function readExplained(packageRoot: string): readonly Explained[] {
  // Code that is not judged is named by its places alone.
  const entries = (...forms: object[]) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { why: { type: 'string', minLength: 10 } },
      required: ['why'],
      minProperties: 2,
      additionalProperties: { type: 'array', minItems: 1, items: { anyOf: forms } },
    },
  });
  const lists = readData<Readonly<Record<Kind, readonly Entry[]>>>(packageRoot, SURVIVORS_FILE, {
    type: 'object',
    properties: {
      beyond: entries(TEXT),
      equivalent: entries(TEXT, MUTATIONS),
      gap: entries(TEXT, MUTATIONS),
    },
    required: [...KINDS],
    additionalProperties: false,
  });
  return KINDS.flatMap((kind) => lists[kind].flatMap((entry) => explainedIn(kind, entry)));
}

function explainedIn(kind: Kind, { why, ...files }: Entry): Explained[] {
  return Object.entries(files).flatMap(([file, items]) =>
    items.flatMap((item) => {
      if (typeof item === 'string') return { kind, why, file, code: item };
      return [item.becomes].flat().map((becomes) => ({ kind, why, file, code: item.code, becomes }));
    }),
  );
}
