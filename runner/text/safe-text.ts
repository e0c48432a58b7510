/**
 * Characters that do something instead of standing for something: control characters besides newline and tab, which
 * a terminal may obey; those that change the direction of writing; and halves of characters, which no file may hold.
 */
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/gu;

/** Text from a port, made safe to show: what a terminal would obey is written out, as `\u001b`. */
export function safeText(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Text from a port, made safe to show in one line. */
export function safeLine(text: string): string {
  return safeText(text).replaceAll('\n', ' ');
}
