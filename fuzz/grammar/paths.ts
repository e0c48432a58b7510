import * as fc from 'fast-check';
import { LISTED_SYMBOLS } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import { spelled } from './names';

/** Paths for which translations are often given, and paths that lead nowhere. */
const TEXT_PATHS = (
  'greeting farewell simple blank errors error.blank error.username.blank error.username.message ' +
  'error.username.error.blank username.blank username.error.blank menu.open menu.file.open menu.file.close message ' +
  'message.greeting message.username.blank nowhere nowhere.at.all menu.close file.open greeting.file fr.greeting ' +
  'error translation'
).split(' ');

/** Paths of plural forms. */
const GROUP_PATHS = 'items users message message.items message.username.items things menu.items'.split(' ');

/** Paths that lead to no text (SILENT-35), and odd paths (SILENT-36). */
const ODD_PATHS = ['items', 'items.one', 'greeting.0', 'simple.1', 'menu', '', 'menu.', '.greeting'];

/** A path to look up, written as a key, or as a scope and a key. */
export interface WrittenPath {
  readonly key: string;
  readonly scope?: string;
}

/** A path that may lead to a text. */
export function textPath(level: Level): fc.Arbitrary<string> {
  return fc.constantFrom(...TEXT_PATHS, ...(level === 'crystal' ? ODD_PATHS : []));
}

/** A path that may lead to plural forms. */
export function groupPath(level: Level): fc.Arbitrary<string> {
  return fc.constantFrom(...GROUP_PATHS, ...(level === 'crystal' ? ['greeting', 'menu'] : []));
}

/** A path, written as a key alone or as a key with a scope, in any of the notations of a scope. */
export function writtenPath(path: fc.Arbitrary<string>): fc.Arbitrary<WrittenPath> {
  return fc
    .record({
      path,
      split: fc.nat(3),
      isArray: fc.boolean(),
      symbols: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    })
    .map(({ path, split, isArray, symbols: [isKeySymbol, ...areSymbols] }) => {
      const parts = path.split('.');
      const before = parts.slice(0, Math.min(split, parts.length - 1));
      const key = spelledKey(parts.slice(before.length).join('.'), isKeySymbol);
      if (before.length === 0) return { key };
      return { key, scope: isArray ? arrayText(before, areSymbols) : plainText(before, areSymbols) };
    });
}

/** Returns a key, or a part of a scope, as a String or as a Symbol. */
export function spelledKey(name: string, isSymbol: boolean): string {
  return spelled(name, isSymbol, LISTED_SYMBOLS.keys);
}

function arrayText(parts: readonly string[], areSymbols: readonly boolean[]): string {
  return `[${parts.map((part, index) => spelledKey(part, areSymbols[index] ?? false)).join(', ')}]`;
}

function plainText(parts: readonly string[], [isSymbol = false]: readonly boolean[]): string {
  const text = parts.join('.');
  return isSymbol && spelledKey(text, true).startsWith(':') ? `:${text}` : text;
}
