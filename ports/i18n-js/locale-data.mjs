/**
 * Converts translations to those of i18n-js: what the document keeps under `i18n` is at the top there, weeks begin on
 * Sunday, and lists of months begin with a null. All else is stored as it is.
 */
export function toStore(translations) {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, texts]) => [locale, { ...texts, ...dataOf(texts?.i18n) }]),
  );
}

function dataOf({ number, date, time } = {}) {
  return {
    ...(number?.formats?.default && { number: { format: numberFormat(number.formats.default) } }),
    ...(date && { date: { ...date, ...rotatedDays(date), ...shiftedMonths(date) } }),
    ...(time && { time }),
  };
}

/** The names are those of the options of `formatNumber`, which is what `I18n#localize` looks up. */
function numberFormat({ decimal_places: precision, only_significant: stripInsignificantZeros, ...others }) {
  return {
    ...others,
    ...(precision !== undefined && { precision }),
    ...(stripInsignificantZeros !== undefined && { stripInsignificantZeros }),
  };
}

function rotatedDays(date) {
  return converted(date, ['day_names', 'abbr_day_names'], (names) => [
    ...names.slice(-1),
    ...names.slice(0, -1),
  ]);
}

function shiftedMonths(date) {
  return converted(date, ['month_names', 'abbr_month_names'], (names) => [null, ...names]);
}

function converted(date, fields, convert) {
  const lists = fields.filter((field) => Array.isArray(date[field]));
  return Object.fromEntries(lists.map((field) => [field, convert(date[field])]));
}
