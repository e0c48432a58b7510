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
