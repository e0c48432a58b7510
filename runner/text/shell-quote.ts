/** A word as a POSIX shell reads it back. */
export function shellQuote(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  // Inside double quotes a shell still reads these four; a command with none of them stays readable.
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}
