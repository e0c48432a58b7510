import { CORE_SCHEMA, load } from 'js-yaml';
import { SuiteDefect, type SilentPoint } from './suite';

/**
 * Reads the list of points on which the document is silent.
 *
 * @param source the YAML text: a list of maps with the fields of {@link SilentPoint}
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
  const sections = fieldOf(entry, 'sections');
  if (!Array.isArray(sections) || !sections.every((section) => typeof section === 'string')) {
    throw new SuiteDefect([`${place} has no list of texts for "sections"`]);
  }
  return {
    id: textOf(entry, 'id', place),
    title: textOf(entry, 'title', place),
    sections,
    why: textOf(entry, 'why', place),
    original: textOf(entry, 'original', place),
    reference: textOf(entry, 'reference', place),
  };
}

function textOf(entry: unknown, field: string, place: string): string {
  const value = fieldOf(entry, field);
  if (typeof value !== 'string') throw new SuiteDefect([`${place} has no text for "${field}"`]);
  return value.trim();
}

function fieldOf(entry: unknown, field: string): unknown {
  return typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined;
}
