import { readData } from './read-data';
import type { Section, Sentence } from './suite';

/** The path of the list of sections, relative to the package's root. */
export const DOCUMENT_FILE = 'features/document.yaml';

/** A list of texts that is not empty. */
const texts = { type: 'array', items: { type: 'string' }, minItems: 1 };
/** A list of ids, empty if it is left out. */
const ids = { type: 'array', items: { type: 'string' }, uniqueItems: true, default: [] };

const SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    required: ['section', 'title', 'sentences'],
    additionalProperties: false,
    properties: {
      section: { type: 'string', pattern: '^[1-9](\\.[1-9])*$' },
      title: { type: 'string', minLength: 1 },
      sentences: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['says'],
          additionalProperties: false,
          properties: { says: { type: 'string', minLength: 1 }, rules: ids, silent: ids },
        },
      },
      tables: {
        type: 'array',
        default: [],
        items: {
          type: 'object',
          required: ['title', 'columns', 'rows'],
          additionalProperties: false,
          properties: {
            title: { type: 'string', minLength: 1 },
            columns: texts,
            rows: { type: 'array', minItems: 1, items: texts },
          },
        },
      },
    },
  },
};

/**
 * Reads the sections of the document and their sentences.
 *
 * @throws SuiteDefect when the file is not a list of sections
 */
export function readDocument(packageRoot: string): Section[] {
  return readData(packageRoot, DOCUMENT_FILE, SCHEMA);
}

/** A sentence of the document from which a rule comes, in our words, with the number of its section. */
export type Statement = Pick<Section, 'section'> & Pick<Sentence, 'says'>;

/** Returns the sentences that a rule comes from, in the order of the document. */
export function statementsOf(rule: string, document: readonly Section[]): Statement[] {
  return document.flatMap(({ section, sentences }) =>
    sentences.filter(({ rules }) => rules.includes(rule)).map(({ says }) => ({ section, says })),
  );
}

/**
 * Returns, for each rule's id, the numbers of the sections that the rule comes from. The sections are in the order of
 * the document.
 */
export function sectionsByRule(document: readonly Section[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const { section, sentences } of document) {
    for (const id of new Set(sentences.flatMap(({ rules }) => rules))) {
      sections.set(id, [...(sections.get(id) ?? []), section]);
    }
  }
  return sections;
}
