/**
 * Characters that are unsafe to print: control characters other than newline and tab, characters that change the
 * writing direction, and unpaired surrogates.
 */
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * The beginnings of commands that services take from the output of a job: GitHub `::error::` at the start of a line,
 * even an indented one, and `##[error]` anywhere; Azure Pipelines `##vso[…]`, and TeamCity `##teamcity[…]`.
 */
const COMMAND = /(?<=^\s*):(?=:)|#(?=#\w*\[)/gmu;

/**
 * Makes text from a port safe to print. Unsafe characters, and the first one of a command to a service that runs the
 * suite, are written as escapes such as `\u001b`.
 */
export function safeText(text: string): string {
  return text.replace(UNSAFE, escapeOf).replace(COMMAND, escapeOf);
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Makes text from a port safe to print in one line. */
export function safeLine(text: string): string {
  return safeText(text).replaceAll('\n', ' ');
}

/** Returns a text with at most this many characters, with `…` in place of the others. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and attributes of XML. */
export function escapeMarkup(text: string): string {
  return safeText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Escapes text for a line or a table cell of Markdown, in which only the parts between backticks are markup: they are
 * code. A text after the beginning of a line cannot begin a list, a heading or a quotation, so those characters are
 * escaped only where they come first.
 */
export function markdownText(text: string): string {
  const entity = (character: string): string => `&#${character.charCodeAt(0)};`;
  return safeText(text)
    .replace(/\s+/g, ' ')
    .split(/(`[^`|]+`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/&/g, '&amp;')
            .replace(/</g, '&lt;')
            // The colon of an address or of an emoji, and what marks emphasis, code, a link, a cell, a user or an issue.
            .replace(/[\\`*_[\]#|~@]|:(?=\/\/|\w+:)|^(?:[+>-]|\d+(?=[.)]))/g, (found) =>
              Array.from(found, entity).join(''),
            ),
    )
    .join('');
}

/** Returns any text as a fenced code block. */
export function markdownCode(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${safeText(text)}\n${fence}`;
}

/** Quotes a word for the shell of the platform: `cmd.exe` on Windows, a POSIX shell elsewhere. */
export function shellQuote(word: string, platform = process.platform): string {
  return platform === 'win32' ? windowsQuote(word) : posixQuote(word);
}

function posixQuote(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  // These characters have a meaning inside double quotes. Without them, double quotes are easier to read.
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}

function windowsQuote(word: string): string {
  if (/^[\w@~+:./\\-]+$/.test(word)) return word;
  // A program takes a backslash as such, unless a double quote follows.
  return `"${word.replace(/(\\*)"/g, '$1$1\\"').replace(/\\+$/, '$&$&')}"`;
}
