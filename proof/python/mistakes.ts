import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { SuiteDefect } from '../../suite';
import { readList, TEXT } from '../../suite/read-list';
import type { Change } from './change';
import { LIBRARY, sourceOf } from './port';

const FOLDER = 'proof/python/mistakes';

/** A mistake that the author of a port could make, as a change of the port in Python. */
export interface Mistake {
  readonly id: string;
  /** A sentence on the changed port that begins with a verb in the third person. */
  readonly title: string;
  /** The section of the document that it is about. */
  readonly section: string;
  /** The sentence of the document that it breaks; empty where the document is silent. */
  readonly sentence: string;
  /** The different behaviour of 0.2.2, and the recording; empty where the document decides. */
  readonly silent: string;
  /** The rules that hold the sentence; one of them is expected to fail. */
  readonly rules: readonly string[];
  /** The reason why no trial notices it; empty where one must. */
  readonly unnoticed: string;
  readonly changes: readonly Replacement[];
}

/** A part of a file of the library that is replaced. */
interface Replacement {
  readonly file: string;
  /** The original lines, which the file has exactly once. */
  readonly find: string;
  readonly replace: string;
}

const OPTIONAL = { type: 'string', default: '' };
const REPLACEMENT = {
  type: 'object',
  required: ['file', 'find', 'replace'],
  additionalProperties: false,
  properties: { file: TEXT, find: TEXT, replace: { type: 'string' } },
};

/**
 * Reads the catalogue of mistakes, in the order of the document's sections.
 *
 * @throws SuiteDefect when a file is not such a list, or an id is used twice
 */
export function readMistakes(): Mistake[] {
  const files = readdirSync(join(PACKAGE_ROOT, FOLDER)).sort();
  const mistakes = files.flatMap((file) =>
    readList<Mistake>(PACKAGE_ROOT, `${FOLDER}/${file}`, {
      id: { type: 'string', pattern: '^[a-z0-9-]+$' },
      title: { type: 'string', pattern: '^[A-Z][a-z]+s ' },
      section: { type: 'string', pattern: '^[1-9](\\.[1-9])*$' },
      sentence: OPTIONAL,
      silent: OPTIONAL,
      rules: { type: 'array', items: TEXT, default: [] },
      unnoticed: OPTIONAL,
      changes: { type: 'array', minItems: 1, items: REPLACEMENT },
    }),
  );
  const ids = mistakes.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0)
    throw new SuiteDefect(repeated.map((id) => `${FOLDER}: ${id} is listed in two files`));
  return mistakes;
}

/**
 * Returns the change that a mistake is.
 *
 * @throws SuiteDefect when the port no longer has the lines that it replaces, or has them twice
 */
export function changeOf({ changes, unnoticed, ...mistake }: Mistake): Change {
  const { id, title, section, sentence, silent, rules } = mistake;
  const sources: Record<string, string> = {};
  for (const { file, find, replace } of changes) {
    const path = `${LIBRARY}/${file}`;
    const source = sources[path] ?? sourceOf(path);
    const parts = source.split(find);
    if (parts.length !== 2) {
      const often = parts.length === 1 ? 'not at all' : `${parts.length - 1} times`;
      throw new SuiteDefect([
        `${FOLDER}: ${id}: ports/python/${path} must have these lines once, and has them ${often}:\n${find}`,
      ]);
    }
    sources[path] = parts.join(replace);
  }
  return {
    id,
    sources,
    place: null,
    ...(unnoticed !== '' && { unnoticed }),
    rules,
    shown: [title, sentence === '' ? `silent: ${silent}` : `${section}: ${sentence}`],
    described: {
      kind: 'mistake',
      id,
      title,
      section,
      ...(sentence === '' ? { silent } : { sentence }),
      rules,
    },
  };
}
