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
