import { InvalidTranslations, type TranslationsPlace } from '../errors';
import { notAnInteger } from '../translations/check-translations';
import type { TranslationMap, TranslationsHash } from '../translations/translations-hash';
import { FolderLoader } from './folder-loader';

// Keeps LOAD-03, LOAD-04.
/**
 * Reads all `.json` files in a folder and its subfolders. They have the same structure as YAML files: locales, then
 * keys, then texts. If a key occurs twice in a map, its last value is used.
 */
export class JSONLoader extends FolderLoader {
  // Keeps FILES-03.
  protected override readonly extensions = ['.json'];

  protected override parse(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch (error) {
      const { message } = error as SyntaxError;
      throw new InvalidTranslations(`not JSON: ${message}`, placeOfError(text, message), { cause: error });
    }
  }

  // Keeps FILES-05.
  /** Refuses numbers with a fraction or an exponent, such as 1.0. `JSON.parse` makes an integer of some of them. */
  protected override checkText(text: string, translations: TranslationsHash): void {
    // Most files have no numbers.
    if (!hasNumber(translations)) return;
    let isInText = false;
    for (const { 0: token, index } of text.matchAll(/\\.|"|-?\d[-+.\deE]*/g)) {
      if (token === '"') isInText = !isInText;
      else if (!isInText && /[.eE]/.test(token))
        throw new InvalidTranslations(notAnInteger(token), placeAt(text, index));
    }
  }
}

function hasNumber(map: TranslationMap): boolean {
  // This loop takes half the time of one over `Object.values`.
  for (const key in map) {
    const value = map[key];
    if (typeof value === 'number') return true;
    if (typeof value === 'object' && value !== null && hasNumber(value as TranslationMap)) return true;
  }
  return false;
}

/** Returns the place that the message of `JSON.parse` names, if it names one. */
function placeOfError(text: string, message: string): TranslationsPlace {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return placeAt(text, Number(position));
  return message.includes('end of JSON') ? placeAt(text, text.length) : {};
}

/** Returns the line and column of the character at an index in a text. */
function placeAt(text: string, index: number): TranslationsPlace {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
