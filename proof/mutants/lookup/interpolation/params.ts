import { fillingFirst } from '../../../changes/filling';
import { inLocale } from '../../../changes/locales';
import { finding, lookups } from '../../../changes/lookups';
import { isCounted } from '../../../changes/plurals';
import { BySubject, defaultLocaleOf, nameText } from '../../../changes/surfaces';
import { mapValues, paramsBecome, placeholdersOf } from '../../../changes/values';
import { mutant, type Mutant } from '../../mutant';

/** Mistakes in filling placeholders with the values of params. */
export const mutants: readonly Mutant[] = [
  mutant(
    'INTERP-01',
    'fills only placeholders with names of lower-case letters',
    'The pattern of a name is what the examples have.',
    lookups((lookup) => (params) => {
      const values = Object.entries(params.params ?? {}).filter(([name]) => /^[a-z_]+$/.test(name));
      return lookup({ ...params, params: Object.fromEntries(values) });
    }),
  ),
  mutant(
    'INTERP-01',
    'fills braces without a percent sign beside a placeholder',
    'The percent sign is optional in the pattern.',
    lookups((lookup) => async (params) => {
      const text = await lookup(params);
      const values = Object.entries(params.params ?? {});
      return values.reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
    }),
  ),
  mutant('INTERP-01', 'fills the first placeholder alone', 'replace does that in JavaScript.', fillingFirst),
  mutant(
    'INTERP-01',
    'fills the first name alone',
    'The loop over the values returns after one.',
    paramsBecome((params) => Object.fromEntries(Object.entries(params).slice(0, 1))),
  ),
  mutant(
    'INTERP-01',
    'takes a name for one that begins like it',
    'The pattern for a name does not look at where it ends.',
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
  ),
  mutant(
    'INTERP-01',
    'leaves zero out',
    'Zero is false in many languages.',
    paramsBecome((params) => mapValues(params, (value) => (value === 0 ? '' : value))),
  ),
  mutant(
    'INTERP-01',
    'takes an empty String for no value',
    'An empty String is false in many languages.',
    paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '' && value !== null)),
    ),
  ),
  mutant(
    'INTERP-01',
    'has the count that was not given in the place of a param',
    'The count is put among the values, whatever it is.',
    lookups(
      (lookup) => (params) =>
        lookup(isCounted(params) ? params : { ...params, params: { ...params.params, count: '' } }),
    ),
  ),
  mutant(
    'INTERP-01',
    'takes numbers for no values',
    'Values are Strings.',
    paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).filter(([, value]) => typeof value === 'string')),
    ),
  ),
  mutant(
    'INTERP-01',
    'reads Strings of digits as numbers',
    'The values come through YAML once more.',
    paramsBecome((params) =>
      mapValues(params, (value) =>
        typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      ),
    ),
  ),
  mutant(
    'INTERP-01',
    'gives the text of the lookup before',
    'The text is remembered by its key, with the values of the first lookup in it.',
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
  ),
  mutant(
    'INTERP-01',
    'fills the text of the default locale',
    'Texts with placeholders are prepared by key, and the locale that came first has them.',
    lookups((lookup, reference) => async (params) => {
      if (!params.params) return lookup(params);
      return inLocale(reference, params, await defaultLocaleOf(reference, params), () => lookup(params));
    }),
  ),
  mutant(
    'INTERP-01',
    'takes percent signs for directives once there are values',
    'The text is passed to printf, with the values.',
    lookups((lookup) => async (params) => {
      const text = await lookup(params);
      return params.params ? text.replaceAll('%d', '0').replaceAll('% ', '%') : text;
    }),
  ),
];
