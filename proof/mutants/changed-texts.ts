/** Changes of white space and letters that nobody sees, by what they do. */
export const CHANGED_TEXTS: Readonly<Record<string, (text: string) => string>> = {
  'replaces ligatures and similar characters with plain letters': (text) => text.normalize('NFKC'),
  'merges several spaces into one': (text) => text.replace(/ {2,}/g, ' '),
  'decomposes letters and accents': (text) => text.normalize('NFD'),
};
