import { InvalidTranslations } from '../errors';
import { LIMITS, notAnInteger } from '../translations/check-translations';
import { FolderLoader } from './folder-loader';
import { jsonNodes, type JsonNode } from './json-nodes';
import { mayHideFaults } from './json-scan';
import { indexOfPath, placeAt } from './source-nodes';

// Keeps LOAD-03, LOAD-04.
/**
 * Reads all `.json` files in a folder and its subfolders. They have the same structure as YAML files: locales, then
 * keys, then texts.
 */
export class JSONLoader extends FolderLoader {
  // Keeps FILES-03.
  protected override readonly extensions = ['.json'];

  protected override parse(text: string): unknown {
    const value = parseJson(text);
    if (mayHideFaults(text, value)) new JsonCheck(text).check();
    return value;
  }

  protected override indexOf(path: readonly string[], text: string): number {
    return indexOfPath(jsonNodes(text), path);
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

/** A map that is being read. It has the keys found so far, and tells whether the next node in the map is a key. */
interface OpenMap {
  readonly keys: Set<string>;
  isKeyNext: boolean;
}

// Keeps FILES-05.
/**
 * Finds what `JSON.parse` accepts but translations cannot contain: a key that occurs twice in a map, and a number that
 * is not an integer or would lose digits. The text must be valid JSON.
 */
class JsonCheck {
  /** The maps and arrays that contain the next node, outermost first. An array is represented by undefined. */
  private readonly open: (OpenMap | undefined)[] = [];

  constructor(private readonly text: string) {}

  check(): void {
    for (const node of jsonNodes(this.text)) {
      // `checkTranslations` will refuse deeper nesting with an error that names the key.
      if (this.open.length > LIMITS.depth) break;
      if (node.kind === 'end') this.open.pop();
      else if (!this.isKey(node)) this.checkValue(node);
    }
  }

  private isKey(node: JsonNode): boolean {
    const map = this.open.at(-1);
    if (map === undefined) return false;
    const isKey = map.isKeyNext;
    map.isKeyNext = !isKey;
    if (isKey) this.checkKey(node, map.keys);
    return isKey;
  }

  private checkKey({ text, index }: JsonNode, keys: Set<string>): void {
    if (keys.has(text)) this.refuse(`the key ${JSON.stringify(text)} stands twice in its map`, index);
    keys.add(text);
  }

  private checkValue({ kind, token, index }: JsonNode): void {
    if (kind === 'map') this.open.push({ keys: new Set(), isKeyNext: true });
    else if (kind === 'array') this.open.push(undefined);
    else if (/^[-\d]/.test(token)) this.checkNumber(token, index);
  }

  private checkNumber(token: string, index: number): void {
    const isExact = /^-?\d+$/.test(token) && Number.isSafeInteger(Number(token));
    if (!isExact) this.refuse(notAnInteger(token), index);
  }

  private refuse(reason: string, index: number): never {
    throw new InvalidTranslations(reason, placeAt(this.text, index));
  }
}

function placeOfError(text: string, message: string) {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return placeAt(text, Number(position));
  return message.includes('end of JSON') ? placeAt(text, text.length) : {};
}
