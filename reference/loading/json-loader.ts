import { InvalidTranslations, type TranslationsPlace } from '../errors';
import { checkTranslations, notAnInteger } from '../translations/check-translations';
import type { TranslationsHash } from '../translations/translations-hash';
import { FolderLoader } from './folder-loader';

// Keeps LOAD-03, LOAD-04.
/** Reads all `.json` files in a folder and its subfolders. If a key occurs twice in a map, its last value is used. */
export class JSONLoader extends FolderLoader {
  // Keeps FILES-03.
  protected override readonly extensions = ['.json'];

  protected override parse(text: string): TranslationsHash {
    const translations = checkTranslations(parseJSON(text));
    // Most files have no value that looks like such a number. Looking for one exactly takes 20 times as long.
    if (/:\s*-?\d+[.eE]/.test(text)) checkNumbers(text);
    return translations;
  }
}

function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /at position (\d+)/.exec(message)?.[1];
    const place = position === undefined ? {} : placeAt(text, Number(position));
    throw new InvalidTranslations(`not JSON: ${message}`, place, { cause: error });
  }
}

// Keeps FILES-05.
/** Refuses numbers with a fraction or an exponent, such as 1.0. `JSON.parse` makes an integer of some of them. */
function checkNumbers(text: string): void {
  let isInText = false;
  for (const { 0: token, index } of text.matchAll(/\\.|"|-?\d[-+.\deE]*/g)) {
    if (token === '"') isInText = !isInText;
    else if (!isInText && /[.eE]/.test(token))
      throw new InvalidTranslations(notAnInteger(token), placeAt(text, index));
  }
}

/** Returns the line and column of the character at an index in a text. */
function placeAt(text: string, index: number): TranslationsPlace {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
