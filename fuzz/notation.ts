import { CORE_SCHEMA, dump } from 'js-yaml';
import { nameOf } from '../steps/notation';
import type { Sentence } from './sentence';

/** Nested maps as the features write them in a doc string: the first key of each line by itself, the rest in flow. */
export function yamlText(value: unknown, blockLevels = 1): string {
  return dump(value, { flowLevel: blockLevels, lineWidth: -1, noRefs: true, schema: CORE_SCHEMA }).trimEnd();
}

/** A value as a cell of a table holds it. */
export function cellOf(value: unknown): string {
  return yamlText(value, 0);
}

/** The Strings of an enumeration: `"en", "fr" and "de"`. */
export function namesText(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}

/** The sentence that states a text: in quotes, or in YAML where quotes would change it. */
export function textSentence(text: string): Sentence {
  return isQuotable(text)
    ? { keyword: 'Then', text: `the translation is "${text}"` }
    : { keyword: 'Then', text: 'the translation is, in YAML', docString: JSON.stringify(text) };
}

/** Whether a text is between double quotes what it is without: no quote, no line break, no backslash at an end. */
export function isQuotable(text: string): boolean {
  return /^(?:[^"\\\n\r]|\\[^"'\\\n\r])*$/.test(text);
}

/** The text of a name in the notation of the features. */
export function textOfName(notation: string): string {
  const name = nameOf(notation);
  return typeof name === 'string' ? name : name.symbol;
}
