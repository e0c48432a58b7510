/** Quotes a word for a POSIX shell. */
export function shellQuote(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  // These characters have a meaning inside double quotes. Without them, double quotes are easier to read.
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}
