import { InvalidTranslations } from '../errors';
import { notAnInteger } from '../translations/check-translations';
import { FolderLoader } from './folder-loader';

/** `I18n::Loader::JSON`: reads the `.json` files of a folder, of the same structure as the YAML files (section 2.3). */
export class JSONLoader extends FolderLoader {
  protected override readonly extensions = ['.json'];

  protected override parse(text: string): unknown {
    const value = parseJson(text);
    checkTokens(text);
    return value;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    throw new InvalidTranslations(`not JSON: ${message}`, placeOfError(text, message), { cause: error });
  }
}

/** The tokens that matter in text that is JSON: braces, strings (with the colon after a key) and numbers. */
const TOKEN = /[{}]|"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[-+.\deE]*/g;

/**
 * Refuses what `JSON.parse` passes over in silence: a key that stands twice in a map, and a number that is no integer
 * or loses digits.
 */
function checkTokens(text: string): void {
  const maps: Set<string>[] = [];
  for (const { 0: token, 1: colon, index } of text.matchAll(TOKEN)) {
    if (token === '{') maps.push(new Set());
    else if (token === '}') maps.pop();
    else if (colon !== undefined)
      checkKey(text, maps.at(-1)!, JSON.parse(token.slice(0, -colon.length)), index);
    else if (!token.startsWith('"')) checkNumber(text, token, index);
  }
}

function checkKey(text: string, keys: Set<string>, key: string, index: number): void {
  if (keys.has(key))
    throw new InvalidTranslations(
      `the key ${JSON.stringify(key)} stands twice in its map`,
      placeAt(text, index),
    );
  keys.add(key);
}

function checkNumber(text: string, token: string, index: number): void {
  if (/^-?\d+$/.test(token) && Number.isSafeInteger(Number(token))) return;
  throw new InvalidTranslations(notAnInteger(token), placeAt(text, index));
}

function placeOfError(text: string, message: string) {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return placeAt(text, Number(position));
  return message.includes('end of JSON') ? placeAt(text, text.length) : {};
}

function placeAt(text: string, index: number) {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
