import { parseData } from '../../suite/read-data';
import type { PublishedIds } from './published-ids';

/** The path of the file with the published ids, relative to the package's root. */
export const PUBLISHED_FILE = 'features/index.json';

const text = { type: 'string' };

const schema = {
  type: 'object',
  required: ['rules', 'retired'],
  additionalProperties: false,
  properties: {
    rules: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['sentence', 'scenarios'],
        additionalProperties: false,
        properties: { sentence: text, scenarios: { type: 'array', items: text } },
      },
    },
    retired: { type: 'object', additionalProperties: text },
  },
};

/**
 * Parses the text of the file.
 *
 * @throws SuiteDefect when the text does not contain published ids
 */
export function parsePublishedIds(source: string): PublishedIds {
  return source === '' ? { rules: {}, retired: {} } : parseData(source, PUBLISHED_FILE, schema);
}

/** Returns the text of the file for these ids. */
export function formatPublishedIds(ids: PublishedIds): string {
  return `${JSON.stringify(ids, null, 2)}\n`;
}
