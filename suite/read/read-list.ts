import { readData } from './read-data';
import { SuiteDefect } from './suite';

/** The schema for a non-empty text. */
export const TEXT = { type: 'string', minLength: 1 };

/** Returns a schema for each of the named fields, all of which are non-empty texts. */
export function texts<Name extends string>(...names: readonly Name[]): Record<Name, object> {
  return Object.fromEntries(names.map((name) => [name, TEXT])) as Record<Name, object>;
}

/**
 * Reads a YAML list in which each entry has an id.
 *
 * @param packageRoot the folder that contains `package.json`
 * @param file the path of the file, relative to that folder
 * @param properties a schema for each field; an entry must have all of these fields and no others
 * @throws SuiteDefect when the file is not a list of such entries, or uses an id twice
 */
export function readList<Entry extends { readonly id: string }>(
  packageRoot: string,
  file: string,
  properties: Readonly<Record<keyof Entry, object>>,
): Entry[] {
  const required = Object.keys(properties);
  const items = { type: 'object', required, additionalProperties: false, properties };
  const entries = readData<Entry[]>(packageRoot, file, { type: 'array', items });
  const ids = entries.map(({ id }) => id);
  const usedAgain = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (usedAgain.length > 0) throw new SuiteDefect(usedAgain.map((id) => `${file}: ${id} is listed twice`));
  return entries;
}
