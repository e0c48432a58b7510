/**
 * Converts the texts of a locale to phrases of Polyglot, in which the forms of a plural are one text. The forms stay
 * phrases of their own as well.
 */
export function toPhrases(texts) {
  return Object.fromEntries(Object.entries(texts ?? {}).flatMap(([key, text]) => phrasesOf(key, text)));
}

function phrasesOf(key, text) {
  if (typeof text !== 'object' || text === null || Array.isArray(text)) return [[key, text]];
  if (typeof text.one !== 'string' || typeof text.other !== 'string') return [[key, toPhrases(text)]];
  const forms = Object.entries(text).map(([form, phrase]) => [`${key}.${form}`, phrase]);
  return [[key, `${text.one} |||| ${text.other}`], ...forms];
}
