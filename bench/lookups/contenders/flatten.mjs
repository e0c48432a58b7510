/** Yields the dotted path and the text of each leaf of nested translations. */
export function* flatten(map, prefix = '') {
  for (const [key, value] of Object.entries(map)) {
    if (typeof value === 'object') yield* flatten(value, `${prefix}${key}.`);
    else yield [`${prefix}${key}`, value];
  }
}

/** Yields the dotted path of each key of `catalogs.mjs`, and its text, or the texts of its plural forms by category. */
export function* keysAndTexts({ i18n: _, ...sections }, prefix = '') {
  for (const [key, value] of Object.entries(sections)) {
    const path = `${prefix}${key}`;
    if (typeof value === 'string' || key.startsWith('plural_')) yield [path, value];
    else yield* keysAndTexts(value, `${path}.`);
  }
}
