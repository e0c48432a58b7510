import { chainOf, DAYS, MONTHS } from '../catalogs.mjs';
import { flatten } from './flatten.mjs';

/**
 * The bound: each line written by hand, for what the line needs and nothing else. A lookup is one access to a map, and a
 * text with variables is a closure that was made beforehand.
 */
export const bound = {
  lookup: {
    create({ translations }, { locale }) {
      const texts = textsOf(translations[locale]);
      return ({ key, values }) => {
        const text = texts.get(key);
        return typeof text === 'string' ? text : text(values);
      };
    },
  },
  plural: {
    create({ translations }, { locale }) {
      const forms = formsOf(translations[locale]);
      const category = CATEGORY[locale];
      return ({ key, count }) => forms.get(key)[category(count)](count);
    },
  },
  scope: {
    create({ translations }, { locale }) {
      const texts = textsOf(translations[locale]);
      return ({ key, scope }) => texts.get(`${partsOf(scope)}.${key}`);
    },
  },
  missing: {
    create({ translations }, { locale }) {
      const texts = textsOf(translations[locale]);
      return ({ key }) => texts.get(key) ?? `missing translation: ${locale}.${key}`;
    },
  },
  fallback: {
    create(catalog, { locale }) {
      const chain = chainOf(catalog);
      const [first, second, third] = [locale, 'de', 'en'].map((name) => textsOf(chain[name]));
      return ({ key }) => first.get(key) ?? second.get(key) ?? third.get(key);
    },
  },
  switch: {
    create({ translations }) {
      const locales = localesOf(translations);
      let texts = locales.get('en');
      const activate = (locale) => {
        texts = available(locales, locale);
      };
      return ({ locale, key }) => {
        activate(locale);
        return texts.get(key);
      };
    },
  },
  block: {
    create({ translations }) {
      const locales = localesOf(translations);
      let texts = locales.get('en');
      const withLocale = (locale, block) => {
        const previous = texts;
        texts = available(locales, locale);
        try {
          return block();
        } finally {
          texts = previous;
        }
      };
      return ({ locale, key }) => withLocale(locale, () => texts.get(key));
    },
  },
  number: {
    create() {
      return ({ number }) => {
        const digits = number.toFixed(2);
        const end = digits.length - 3;
        let start = end % 3 || 3;
        let text = digits.slice(0, start);
        for (; start < end; start += 3) text += `,${digits.slice(start, start + 3)}`;
        return text + digits.slice(end);
      };
    },
  },
  date: {
    create() {
      return ({ year, month, day }) =>
        `${DAYS[dayOfWeek(year, month, day)]}, ${MONTHS[month - 1]} ${day}, ${year}`;
    },
  },
  time: {
    create() {
      const days = DAYS.map((name) => name.slice(0, 3));
      const months = MONTHS.map((name) => name.slice(0, 3));
      return ({ moment }) => {
        const time = new Date(moment);
        const date = `${months[time.getMonth()]} ${twoDigits(time.getDate())}, ${time.getFullYear()}`;
        const clock = [time.getHours(), time.getMinutes(), time.getSeconds()];
        return `${days[time.getDay()]}, ${date}, ${twoDigits(clock[0])}:${twoDigits(clock[1])}:${twoDigits(clock[2])}`;
      };
    },
  },
};

function localesOf(translations) {
  return new Map(Object.entries(translations).map(([locale, map]) => [locale, textsOf(map)]));
}

/** Returns the texts of a locale. Section 3 of the document requires an error for one that is not available. */
function available(locales, locale) {
  const texts = locales.get(locale);
  if (texts === undefined) throw new Error(`${locale} is not a valid locale`);
  return texts;
}

function textsOf(map) {
  return new Map([...flatten(map)].map(([path, text]) => [path, compile(text)]));
}

function compile(text) {
  const parts = String(text).split(/%\{(\w+)\}/);
  if (parts.length === 1) return text;
  const [a, name, b, place, c, amount, d] = parts;
  if (parts.length === 3) return (values) => a + values[name] + b;
  return (values) => a + values[name] + b + values[place] + c + values[amount] + d;
}

function formsOf(map) {
  const forms = new Map();
  for (const [path, text] of flatten(map)) {
    const [, key, category] = /^(.*)\.(.*)$/.exec(path);
    const [before, , after] = String(text).split(/%\{(\w+)\}/);
    if (!forms.has(key)) forms.set(key, {});
    forms.get(key)[category] = (count) => before + count + after;
  }
  return forms;
}

function partsOf(scope) {
  if (typeof scope === 'string') return scope;
  return typeof scope === 'symbol' ? scope.description : `${scope[0]}.${scope[1]}`;
}

const CATEGORY = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  ru(count) {
    const ten = count % 10;
    const hundred = count % 100;
    if (ten === 1 && hundred !== 11) return 'one';
    if (ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14)) return 'few';
    return 'many';
  },
  ar(count) {
    if (count === 0) return 'zero';
    if (count <= 2) return count === 1 ? 'one' : 'two';
    const hundred = count % 100;
    if (hundred >= 3 && hundred <= 10) return 'few';
    return hundred >= 11 ? 'many' : 'other';
  },
};

const MONTH_OFFSETS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/** The day of the week, 0 for Sunday, of a year after 0. */
function dayOfWeek(year, month, day) {
  const from = month < 3 ? year - 1 : year;
  const leapDays = ((from / 4) | 0) - ((from / 100) | 0) + ((from / 400) | 0);
  return (from + leapDays + MONTH_OFFSETS[month - 1] + day) % 7;
}

function twoDigits(value) {
  return value < 10 ? `0${value}` : `${value}`;
}
