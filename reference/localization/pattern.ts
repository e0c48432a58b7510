import { BoundedCache } from '../bounded-cache';
import { InvalidFormat } from '../errors';
import type { CivilTime } from './civil-time';
import { DIRECTIVES } from './directives';
import type { LocaleNames } from './locale-names';

/** A pattern of percent directives, ready to write times (section 2.5). */
export type Pattern = (time: CivilTime, names: LocaleNames) => string;

// Keeps PATTERN-02, PATTERN-03, DIRECTIVE-01, DIRECTIVE-06.
/** The directives that write a name of the locale; `%^a` and its like write it in capitals. */
const NAMES: { readonly [directive: string]: Pattern } = {
  a: (time, names) => names.abbreviatedDays.at(time.dayOfWeek - 1),
  A: (time, names) => names.days.at(time.dayOfWeek - 1),
  b: (time, names) => names.abbreviatedMonths.at(time.month - 1),
  B: (time, names) => names.months.at(time.month - 1),
  p: (time, names) => names.halfDay(halfOf(time)).toUpperCase(),
  P: (time, names) => names.halfDay(halfOf(time)).toLowerCase(),
};
const NAME = /(%\^?[aAbBpP])/;

const directives = Object.keys(DIRECTIVES).map((directive) => directive.replace('^', '\\^'));
const letters = directives.filter((directive) => directive.length === 1).join('');
const longer = directives.filter((directive) => directive.length > 1).join('|');
/** A class of characters, so that a long pattern does not try every directive at every percent sign. */
const DIRECTIVE = new RegExp(`%(?:[${letters}]|${longer})`, 'g');
/** Matches the beginning of a directive that the text does not complete. */
const UNFINISHED = /^%(?:::?|[-_^369])?$/;

const compiled = new BoundedCache(compile);

// Keeps PATTERN-01.
/**
 * Prepares a pattern. What is no directive stands for itself, such as `%q`.
 *
 * @throws InvalidFormat when the pattern ends in the middle of a directive
 */
export function compilePattern(pattern: string): Pattern {
  return compiled.get(pattern);
}

function compile(pattern: string): Pattern {
  const parts = pattern.split(NAME);
  const texts = parts.map((part, index) => (isName(index) ? [writerOfName(part)] : writersOf(part)));
  const isCutShort = texts.slice(0, -1).includes(UNFINISHED_TEXT);
  if (isCutShort) return compileInTwo(parts);
  const writers = finished(texts, pattern);
  return (time, names) => {
    let text = '';
    for (const write of writers) text += typeof write === 'string' ? write : write(time, names);
    return text;
  };
}

/**
 * Names are put in before the other directives are read, as 0.2.2 does. It shows only where a name cuts a directive
 * short: `%%a` on a Monday is `%Mon`, and `%M` are the minutes.
 */
function compileInTwo(parts: readonly string[]): Pattern {
  return (time, names) => {
    const text = parts
      .map((part, index) => (isName(index) ? writerOfName(part)(time, names) : part))
      .join('');
    return finished([writersOf(text)], text)
      .map((write) => (typeof write === 'string' ? write : write(time, names)))
      .join('');
  };
}

/** Tells whether a part is a name directive: `split` by a captured separator gives texts and separators by turns. */
function isName(index: number): boolean {
  return index % 2 === 1;
}

// Keeps DIRECTIVE-01, DIRECTIVE-10.
function writerOfName(directive: string): Pattern {
  const write = NAMES[directive.at(-1)!]!;
  if (!directive.startsWith('%^')) return write;
  // 0.2.2 takes `%^p` and `%^P` for names as well, and writes nothing for them.
  if (/[pP]$/.test(directive)) return () => '';
  return (time, names) => write(time, names).toUpperCase();
}

/** Text that stands for itself, or what writes a part of a time. */
type Writer = string | Pattern;

/** The mark of a text that ends in the middle of a directive. */
const UNFINISHED_TEXT: readonly Writer[] = [];

// Keeps DIRECTIVE-07.
/** Returns the writers of a text without names, or {@link UNFINISHED_TEXT}. */
function writersOf(text: string): readonly Writer[] {
  const writers: Writer[] = [];
  let from = 0;
  for (const { 0: directive, index } of text.matchAll(DIRECTIVE)) {
    if (index > from) writers.push(text.slice(from, index));
    writers.push(DIRECTIVES[directive.slice(1)]!);
    from = index + directive.length;
  }
  const rest = text.slice(from);
  if (UNFINISHED.test(rest.slice(rest.lastIndexOf('%')))) return UNFINISHED_TEXT;
  return rest === '' ? writers : [...writers, rest];
}

// Keeps DIRECTIVE-08.
function finished(texts: readonly (readonly Writer[])[], pattern: string): Writer[] {
  if (texts.includes(UNFINISHED_TEXT)) {
    throw new InvalidFormat(pattern, 'ends in the middle of a directive; write %% for a percent sign');
  }
  return texts.flat();
}

function halfOf(time: CivilTime): 'am' | 'pm' {
  return time.hour < 12 ? 'am' : 'pm';
}
