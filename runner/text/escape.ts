/**
 * Matches characters that are unsafe to print: control characters other than newline and tab, line separators,
 * characters that change the writing direction, unpaired surrogates, U+FFFE and U+FFFF.
 */
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff\p{Bidi_Control}\p{Surrogate}]/gu;

/**
 * Matches the first character of a command that a CI service would read from a job's output. GitHub reads `::error::`
 * at the start of a line, even an indented one, and `##[error]` anywhere. Azure Pipelines reads `##vso[…]`, and
 * TeamCity reads `##teamcity[…]`.
 */
const COMMAND = /^([^\S\n]*):(?=:)|#(?=#\w*\[)/gmu;

/**
 * Makes text from a port safe to print. Unsafe characters, and the first character of anything that a CI service would
 * take for a command, are written as escape sequences such as `\u001b`.
 */
export function safeText(text: string): string {
  return text
    .replace(UNSAFE, escapeOf)
    .replace(COMMAND, (found, blanks = '') => `${blanks}${escapeOf(found.slice(blanks.length))}`);
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Makes text from a port safe to print on one line. */
export function safeLine(text: string): string {
  return safeText(text).replaceAll('\n', ' ');
}

/** Truncates a text that is longer than the given number of characters, and appends `…`. */
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

/** Escapes text for use in XML and HTML elements and attributes. */
export function escapeMarkup(text: string): string {
  return safeText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Escapes text for use in a line or table cell of Markdown. Parts between backticks remain code unless they contain
 * `|`; all other markup is escaped. Characters that begin a list or a quotation are escaped only at the start of the
 * text.
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
            // Matches the characters that mark emphasis, code, links, table cells, users and issues, and those that
            // begin a list or a quotation. Also matches the colon in a URL, the first colon of `:emoji:`, and the
            // first dot of `www.`.
            .replace(/[\\`*_[\]#|~@]|:(?=\/\/|\w+:)|(?<=www)\.|^(?:[+>-]|\d+(?=[.)]))/gi, (found) =>
              Array.from(found, entity).join(''),
            )
            // GitHub links users and e-mail addresses even if they are written with an entity, but not over a space,
            // which has no width here.
            .replaceAll('&#64;', '&#64;&#8203;'),
    )
    .join('');
}

/** Returns a text as a fenced code block. The fence is longer than any run of backticks in the text. */
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
  // The shell interprets the characters below even inside double quotes, so a word with one of them is put in single
  // quotes. Other words are put in double quotes, inside which a single quote needs no escaping.
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}

function windowsQuote(word: string): string {
  if (/^[\w@~+:./\\-]+$/.test(word)) return word;
  // Programs take backslashes literally, unless a double quote follows them.
  return `"${word.replace(/(\\*)"/g, '$1$1\\"').replace(/\\+$/, '$&$&')}"`;
}
