import { CORE_SCHEMA, load } from 'js-yaml';
import { SuiteDefect, type SilentPoint } from './suite';

const FIELDS = ['id', 'title', 'document', 'why', 'original', 'reference'] as const;

/**
 * Reads the list of points on which the document is silent.
 *
 * @param source the YAML text: a list of maps with the fields of {@link SilentPoint}, each a text
 * @param file its path relative to the package's root
 * @throws SuiteDefect when it is anything else, or uses an id twice
 */
export function readSilentPoints(source: string, file: string): SilentPoint[] {
  const list: unknown = load(source, { schema: CORE_SCHEMA, filename: file });
  if (!Array.isArray(list)) throw new SuiteDefect([`${file}:1: this is not a list of silent points`]);
  const points = list.map((entry: unknown, index) => readSilentPoint(entry, `${file}: entry ${index + 1}`));
  const twice = points.find(({ id }, index) => points.findIndex((other) => other.id === id) !== index);
  if (twice) throw new SuiteDefect([`${file}: ${twice.id} is listed twice`]);
  return points;
}

function readSilentPoint(entry: unknown, place: string): SilentPoint {
  const fields = FIELDS.map((field) => {
    const value: unknown = typeof entry === 'object' && entry !== null && Reflect.get(entry, field);
    if (typeof value !== 'string') throw new SuiteDefect([`${place} has no text for "${field}"`]);
    return [field, value.trim()];
  });
  return Object.fromEntries(fields) as Record<(typeof FIELDS)[number], string>;
}
