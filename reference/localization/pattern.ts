import { BoundedCache } from '../bounded-cache';
import { InvalidFormat } from '../errors';
import { dayOfWeek } from './calendar';
import type { CivilTime } from './civil-time';
import { DIRECTIVES, type Directive } from './directives';
import type { LocaleNames } from './locale-names';

/** A pattern of percent directives, ready to write times (section 2.5). */
export type Pattern = (time: CivilTime, names: LocaleNames) => string;

/**
 * The directives that write a name of the locale; `%^a` and its like write it in capitals.
 * Keeps PATTERN-02, PATTERN-03, DIRECTIVE-01, DIRECTIVE-06.
 */
const NAMES: { readonly [directive: string]: Pattern } = {
  a: (time, names) => names.name('date.abbr_day_names', dayOfWeek(time) - 1),
  A: (time, names) => names.name('date.day_names', dayOfWeek(time) - 1),
  b: (time, names) => names.name('date.abbr_month_names', time.month - 1),
  B: (time, names) => names.name('date.month_names', time.month - 1),
  p: (time, names) => names.halfDay(halfOf(time)).toUpperCase(),
  P: (time, names) => names.halfDay(halfOf(time)).toLowerCase(),
};
const NAME = /(%\^?[aAbBpP])/;

const escaped = Object.keys(DIRECTIVES).map((directive) => directive.replace('^', '\\^'));
const DIRECTIVE = new RegExp(`(%(?:${escaped.join('|')}))`);
/** What a directive begins with, where the text ends before the directive does. */
const UNFINISHED = /%(?:::?|[-_^369])?$/;

const compiled = new BoundedCache(compile);

/**
 * Prepares a pattern. What is no directive stands for itself, such as `%q`.
 * Keeps PATTERN-01.
 *
 * @throws InvalidFormat when the pattern ends in the middle of a directive
 */
export function compilePattern(pattern: string): Pattern {
  return compiled.get(pattern);
}

function compile(pattern: string): Pattern {
  const parts = pattern.split(NAME);
  const isCutShort = parts.slice(0, -1).some(isUnfinished);
  if (isCutShort) return compileInTwo(parts);
  const writers = parts.flatMap((part, index) =>
    isName(index) ? [writerOfName(part)] : compileText(part, pattern),
  );
  return (time, names) => {
    let text = '';
    for (const write of writers) text += write(time, names);
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
    return compileText(text, text)
      .map((write) => write(time))
      .join('');
  };
}

/** Whether a part is a name directive: `split` by a captured separator gives texts and separators by turns. */
function isName(index: number): boolean {
  return index % 2 === 1;
}

/** Keeps DIRECTIVE-01. */
function writerOfName(directive: string): Pattern {
  const write = NAMES[directive.at(-1)!]!;
  if (!directive.startsWith('%^')) return write;
  // 0.2.2 takes `%^p` and `%^P` for names as well, and writes nothing for them.
  if (/[pP]$/.test(directive)) return () => '';
  return (time, names) => write(time, names).toUpperCase();
}

/** Keeps DIRECTIVE-07, DIRECTIVE-08. */
function compileText(text: string, pattern: string): Directive[] {
  if (isUnfinished(text)) {
    throw new InvalidFormat(pattern, 'ends in the middle of a directive; write %% for a percent sign');
  }
  return text
    .split(DIRECTIVE)
    .map((part, index) => (index % 2 === 1 ? DIRECTIVES[part.slice(1)]! : () => part));
}

function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text.split(DIRECTIVE).at(-1)!);
}

function halfOf(time: CivilTime): 'am' | 'pm' {
  return time.hour < 12 ? 'am' : 'pm';
}
