import { format } from 'd3-format';
import rosettaOf from 'rosetta';
import strftime from 'strftime';
import { PATTERNS } from '../catalogs.mjs';

/** rosetta: lookups and variables in `{{name}}`; it has no plurals. */
export const rosetta = {
  lookup: { create: rosettaIn },
  switch: {
    create(catalog) {
      const translate = rosettaIn(catalog, { locale: 'en' });
      return ({ locale, key }) => translate({ key, locale });
    },
  },
};

/** d3-format: numbers only. */
export const d3Format = {
  number: {
    create() {
      const write = format(',.2f');
      return ({ number }) => write(number);
    },
  },
};

/** strftime: dates and times in English only. */
export const strftimePackage = {
  date: {
    create() {
      return ({ year, month, day }) => strftime(PATTERNS.date, new Date(year, month - 1, day));
    },
  },
  time: {
    create() {
      return ({ moment }) => strftime(PATTERNS.time, new Date(moment));
    },
  },
};

function rosettaIn({ translations }, { locale }) {
  const rosetta = rosettaOf(inBraces(translations));
  rosetta.locale(locale);
  return ({ key, values, locale: other }) => rosetta.t(key, values, other);
}

function inBraces(texts) {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'object' ? inBraces(value) : String(value).replace(/%\{(\w+)\}/g, '{{$1}}'),
    ]),
  );
}
