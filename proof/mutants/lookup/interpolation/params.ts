import { fillingFirst } from '../../../changes/filling';
import { argumentsBecome, finding, lookups, textsBecome } from '../../../changes/lookups';
import { isCounted } from '../../../changes/plurals';
import { BySubject, nameText, subjectOf } from '../../../changes/surfaces';
import { mapValues, paramsBecome, placeholdersOf, valuesBecome } from '../../../changes/values';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in filling placeholders with the values of params. */
export const mutants: readonly Mutant[] = mutantsOf('INTERP-01', {
  'replaces only placeholders whose names are in lower-case letters': [
    'The regular expression for names fits only those in the examples.',
    lookups((lookup) => (params) => {
      const values = Object.entries(params.params ?? {}).filter(([name]) => /^[a-z_]+$/.test(name));
      return lookup({ ...params, params: Object.fromEntries(values) });
    }),
  ],
  'replaces braces without a percent sign beside a placeholder': [
    'The percent sign is optional in the regular expression for placeholders.',
    textsBecome((text, params) => {
      const values = Object.entries(params.params ?? {});
      return values.reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
    }),
  ],
  'groups the digits of an Int': [
    'Numbers are localized before they are inserted.',
    valuesBecome((value) => (typeof value === 'number' ? value.toLocaleString('en') : value)),
  ],
  'replaces only the first placeholder': [
    'In JavaScript, `replace` with a String replaces only the first match.',
    fillingFirst,
  ],
  'replaces the placeholders of only the first value': [
    'The loop over the values returns after the first one.',
    paramsBecome((params) => Object.fromEntries(Object.entries(params).slice(0, 1))),
  ],
  'replaces only nine placeholders': [
    'The groups of a replacement are numbered with one digit.',
    paramsBecome((params) => Object.fromEntries(Object.entries(params).slice(0, 9))),
  ],
  'replaces a placeholder with the value of a name that is only its beginning': [
    'The regular expression for a placeholder does not check where the name ends.',
    lookups((lookup, reference) => async (params) => {
      const given = Object.entries(params.params ?? {});
      const values = (await placeholdersOf(reference, params)).flatMap((name) =>
        given
          .filter(([other]) => name.startsWith(other))
          .slice(0, 1)
          .map(([, value]) => [name, value]),
      );
      return lookup({ ...params, params: { ...params.params, ...Object.fromEntries(values) } });
    }),
  ],
  'writes the value 0 as an empty text': [
    'Zero is false in many languages.',
    paramsBecome((params) => mapValues(params, (value) => (value === 0 ? '' : value))),
  ],
  'treats an empty String as no value': [
    'An empty String is false in many languages.',
    paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '' && value !== null)),
    ),
  ],
  'replaces %{count} with an empty text when no count is given': [
    'The count is added to the values, even if it is nil.',
    argumentsBecome((params) =>
      isCounted(params) ? params : { ...params, params: { ...params.params, count: '' } },
    ),
  ],
  'ignores values that are numbers': [
    'The author expected only Strings as values.',
    paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).filter(([, value]) => typeof value === 'string')),
    ),
  ],
  'reads Strings of digits as numbers': [
    'The values are parsed as YAML.',
    paramsBecome((params) =>
      mapValues(params, (value) =>
        typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      ),
    ),
  ],
  'returns the text of the previous lookup': [
    'The text is cached by its key, with the values of the first lookup already inserted.',
    (reference) => {
      const texts = new BySubject<Map<string, string | undefined>>();
      return finding((find) => async (params) => {
        const known = texts.get(params) ?? new Map<string, string | undefined>();
        texts.set(params, known);
        const key = nameText(params.key);
        if (!params.params) return find(params);
        if (!known.has(key)) known.set(key, await find(params));
        return known.get(key);
      })(reference);
    },
  ],
  'treats percent signs as directives of printf when values are given': [
    'The text is passed to printf, with the values.',
    textsBecome((text, params) => (params.params ? text.replaceAll('%d', '0').replaceAll('% ', '%') : text)),
  ],
  'writes an Int with the digits of a 32-bit float': [
    'All numbers are stored as floats of 32 bits.',
    valuesBecome((value) => (typeof value === 'number' ? Math.fround(value) : value)),
  ],
  'groups the digits of an Int in the way of the active locale': [
    'In some languages, numbers are formatted in the locale unless the author says otherwise.',
    lookups((lookup, reference) => async (params) => {
      const locale = await reference.locale({ subject: subjectOf(params) });
      if (!params.params || locale === 'en') return lookup(params);
      const values = mapValues(params.params, (value) =>
        typeof value === 'number' ? value.toLocaleString(locale) : value,
      );
      return lookup({ ...params, params: values });
    }),
  ],
  'treats the Strings "false" and "null" as no value': [
    'Values come from forms, as Strings.',
    valuesBecome((value) => (value === 'false' || value === 'null' ? '' : value)),
  ],
  'treats the String "0" as no value': [
    'In PHP, the String "0" is false.',
    valuesBecome((value) => (value === '0' ? '' : value)),
  ],
  'returns an Int for a text that is only a placeholder': [
    'A text without other characters is replaced by the value itself.',
    textsBecome((text, params) => {
      const value = Object.values(params.params ?? {}).find((one) => String(one) === text);
      return (value ?? text) as string;
    }),
  ],
});
