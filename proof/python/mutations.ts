import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readData } from '../../suite/read-data';
import { TEXT } from '../../suite/read-list';
import type { Change } from './change';
import { LIBRARY, PORT } from './port';

const PROGRAM = join(PACKAGE_ROOT, 'proof/python/mutations.py');
const EQUIVALENTS = 'proof/python/equivalent-mutations.yaml';
/** Enough for all mutations: each line has the source of a whole file. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** The sample of mutations to judge. */
export interface Sample {
  readonly seed: string;
  readonly count: number;
  /** Selects the ids that contain one of these texts. An empty list selects all. */
  readonly only: readonly string[];
}

/** A line of the output of mutations.py. */
interface Mutation {
  readonly id: string;
  readonly file: string;
  readonly in: string;
  readonly function: string | null;
  readonly code: string;
  readonly becomes: string;
  readonly source: string;
}

/** Mutations that no trial can notice, for one reason. */
interface Equivalents {
  readonly file: string;
  /** The function or the class; an empty text for the module. */
  readonly in: string;
  readonly why: string;
  readonly mutations: readonly { readonly code: string; readonly becomes: string }[];
}

const SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    required: ['file', 'in', 'why', 'mutations'],
    additionalProperties: false,
    properties: {
      file: TEXT,
      in: { type: 'string' },
      why: TEXT,
      mutations: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['code', 'becomes'],
          additionalProperties: false,
          properties: { code: TEXT, becomes: { type: 'string' } },
        },
      },
    },
  },
};

/** Returns a random sample of the mutations of the port's library. The same seed gives the same sample. */
export function sampledMutations({ seed, count, only }: Sample): Change[] {
  const args = [PROGRAM, join(PORT, LIBRARY), seed, String(count), ...only];
  const output = execFileSync('python3', args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
  const reasons = readEquivalents();
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => changeOf(JSON.parse(line) as Mutation, reasons));
}

/** Returns the reasons of the mutations that are listed as equivalent, by their keys. */
function readEquivalents(): Map<string, string> {
  const listed = readData<Equivalents[]>(PACKAGE_ROOT, EQUIVALENTS, SCHEMA);
  return new Map(
    listed.flatMap(({ why, mutations, ...place }) =>
      mutations.map((mutation) => [keyOf({ ...place, ...mutation }), why]),
    ),
  );
}

function changeOf(mutation: Mutation, reasons: ReadonlyMap<string, string>): Change {
  const { id, file, code, becomes, source } = mutation;
  const unnoticed = reasons.get(keyOf(mutation));
  return {
    id,
    sources: { [`${LIBRARY}/${file}`]: source },
    place: mutation.function,
    ...(unnoticed !== undefined && { unnoticed }),
    shown: [`in: ${mutation.in}`, `- ${code}`, `+ ${becomes}`],
    described: { kind: 'mutation', id, file, in: mutation.in, code, becomes },
  };
}

function keyOf({
  file,
  in: name,
  code,
  becomes,
}: Pick<Mutation, 'file' | 'in' | 'code' | 'becomes'>): string {
  // Versions of Python write different quotation marks inside formatted texts.
  return [file, name, code, becomes].join('\n').replaceAll('"', "'");
}
