import { InvalidTranslations } from '../errors';
import { notAnInteger } from '../translations/check-translations';
import { FolderLoader } from './folder-loader';

/**
 * `I18n::Loader::JSON`: reads the `.json` files of a folder, of the same structure as the YAML files (section 2.3).
 * Keeps LOAD-03, LOAD-04.
 */
export class JSONLoader extends FolderLoader {
  // Keeps FILES-03.
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

/**
 * Refuses what `JSON.parse` passes over in silence: a key that stands twice in a map, and a number that is no integer
 * or loses digits. The text is known to be JSON.
 * Keeps FILES-05.
 */
function checkTokens(text: string): void {
  const token = /[{}"]|-?\d[-+.\deE]*/g;
  const colon = /\s*:/y;
  const maps: Set<string>[] = [];
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const { 0: start, index } = found;
    if (start === '{') maps.push(new Set());
    else if (start === '}') maps.pop();
    else if (start !== '"') checkNumber(text, start, index);
    else {
      const end = endOfString(text, index);
      token.lastIndex = colon.lastIndex = end;
      if (colon.test(text)) checkKey(text, index, end, maps.at(-1)!);
    }
  }
}

/** Where a string ends: after its closing quote. A regular expression would need a stack as deep as it has escapes. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

function isEscaped(text: string, index: number): boolean {
  let before = index - 1;
  while (text[before] === '\\') before--;
  return (index - before) % 2 === 0;
}

function checkKey(text: string, start: number, end: number, keys: Set<string>): void {
  const key = JSON.parse(text.slice(start, end)) as string;
  if (keys.has(key)) {
    throw new InvalidTranslations(
      `the key ${JSON.stringify(key)} stands twice in its map`,
      placeAt(text, start),
    );
  }
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
