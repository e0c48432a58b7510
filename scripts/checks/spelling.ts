import { CORE_SCHEMA, load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { SourceFile } from './project-files';

/** The words that the dictionary lacks, by the beginning of the paths of the files that may have them. */
const WORDS_FILE = 'scripts/checks/words.yaml';

/** Parts of a text that have no words: addresses, escapes of strings, checksums, and a letter many times. */
const WITHOUT_WORDS =
  /https?:\/\/\S+|\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|[a-z])|\b[0-9a-f]*\d[0-9a-f]*\b|([a-z])\1{5,}/g;
/** A word, or the name of something in code: `isBuiltin`, `don't`. */
const NAME = /\p{Script=Latin}(?:['’]?\p{Script=Latin})*/gu;
/** The places between the words of a name. */
const BETWEEN = /(?<=\p{Lower})(?=\p{Upper})|(?<=\p{Upper})(?=\p{Upper}\p{Lower})/u;
const MIN_LETTERS = 4;

interface Speller {
  correct(word: string): boolean;
}

/** Finds words that are neither in the dictionary of British English nor in the project's own list. */
export function spellingFindings(sources: readonly SourceFile[]): string[] {
  const speller = createSpeller();
  const list = readFileSync(join(PACKAGE_ROOT, WORDS_FILE), 'utf8');
  const ownWords = Object.entries(
    load(list, { schema: CORE_SCHEMA }) as Readonly<Record<string, string>>,
  ).map(([path, words]) => ({ path, words: new Set(words.split(/\s+/)) }));
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const isCorrect = known.get(word) ?? (speller.correct(word) || speller.correct(word.toLowerCase()));
    known.set(word, isCorrect);
    return isCorrect;
  };
  return sources.flatMap(({ file, source }) => {
    const lists = ownWords.filter(({ path }) => file.startsWith(path));
    return source.split('\n').flatMap((line, index) =>
      wordsIn(line)
        .filter((word) => !lists.some(({ words }) => words.has(word.toLowerCase())) && !isKnown(word))
        .map((word) => `${file}:${index + 1}: unknown word "${word}"`),
    );
  });
}

function wordsIn(line: string): string[] {
  const names = line.replace(WITHOUT_WORDS, ' ').match(NAME) ?? [];
  return names
    .flatMap((name) => name.split(BETWEEN))
    .map((word) => word.replace(/['’]s$/, ''))
    .filter((word) => word.length >= MIN_LETTERS);
}

function createSpeller(): Speller {
  const { resolve } = createRequire(__filename);
  const folder = dirname(resolve('dictionary-en-gb'));
  const nspell = require('nspell') as (affixes: Buffer, words: Buffer) => Speller;
  return nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')));
}
