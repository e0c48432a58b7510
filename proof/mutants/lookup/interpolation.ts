import { argumentsBecome, lookups, finding, textsBecome } from '../../changes/lookups';
import { kwargsBecome, mapValues, paramsBecome, placeholdersOf, valuesBecome } from '../../changes/values';
import { mutantsOf, type Mutant, eachOf } from '../mutant';
import { fillingFirst, fillingNames } from '../../changes/filling';
import { isCounted } from '../../changes/plurals';
import { BySubject, nameText } from '../../changes/surfaces';
import { type Change } from '../../changes/reference-with';
import { CHANGED_TEXTS } from '../changed-texts';

/** Mistakes in filling placeholders with the values of `params` and of named arguments. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('INTERP-01', {
    'replaces only placeholders whose names are in lower-case letters': lookups((lookup) => (params) => {
      const values = Object.entries(params.params ?? {}).filter(([name]) => /^[a-z_]+$/.test(name));
      return lookup({ ...params, params: Object.fromEntries(values) });
    }),
    'replaces braces without a percent sign beside a placeholder': textsBecome((text, params) => {
      const values = Object.entries(params.params ?? {});
      return values.reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
    }),
    'groups the digits of an Int': valuesBecome((value) =>
      typeof value === 'number' ? value.toLocaleString('en') : value,
    ),
    'replaces only the first placeholder': fillingFirst,
    'replaces a placeholder that is repeated only three times': fillingNames(3),
    'replaces the placeholders of only the first value': paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).slice(0, 1)),
    ),
    'replaces only nine placeholders': paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).slice(0, 9)),
    ),
    'replaces a placeholder with the value of a name that is only its beginning': fillingBy((name, other) =>
      name.startsWith(other),
    ),
    'treats an empty String as no value': paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '' && value !== null)),
    ),
    'replaces %{count} with an empty text when no count is given': argumentsBecome((params) =>
      isCounted(params) ? params : { ...params, params: { ...params.params, count: '' } },
    ),
    'ignores values that are numbers': paramsBecome((params) =>
      Object.fromEntries(Object.entries(params).filter(([, value]) => typeof value === 'string')),
    ),
    'reads Strings of digits as numbers': paramsBecome((params) =>
      mapValues(params, (value) =>
        typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      ),
    ),
    'returns the text of a key with the values of its first lookup': (reference) => {
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
    'reads Strings of decimal numbers as Floats': valuesBecome((value) =>
      typeof value === 'string' && /^\d+(?:\.\d+|e\d+)$/.test(value) ? String(Number(value)) : value,
    ),
    'replaces a placeholder with the first value whose name begins with its own': fillingBy((name, other) =>
      other.startsWith(name),
    ),
    'treats percent signs as directives of printf when values are given': textsBecome((text, params) =>
      params.params ? text.replaceAll('%d', '0').replaceAll('% ', '%') : text,
    ),
    'treats the Strings "false" and "null" as no value': valuesBecome((value) =>
      value === 'false' || value === 'null' ? '' : value,
    ),
    'treats the String "0" as no value': valuesBecome((value) => (value === '0' ? '' : value)),
    'returns an Int for a text that is only a placeholder': textsBecome((text, params) => {
      const value = Object.values(params.params ?? {}).find((one) => String(one) === text);
      return (value ?? text) as string;
    }),
  }),
  ...mutantsOf('INTERP-02', {
    'prefers `params` of an earlier lookup to named arguments': (reference) => {
      let last: NonNullable<Parameters<typeof reference.t>[0]['params']> = {};
      return lookups((lookup) => (params) => {
        last = { ...last, ...params.params };
        return lookup({ ...params, params: last });
      })(reference);
    },
    'ignores named arguments': argumentsBecome(({ kwargs: _, ...params }) => params),
    'uses only the first named argument': kwargsBecome((kwargs) =>
      Object.fromEntries(Object.entries(kwargs).slice(0, 1)),
    ),
    'leaves out named arguments that are false': kwargsBecome((kwargs) =>
      Object.fromEntries(Object.entries(kwargs).filter(([, value]) => value)),
    ),
    'replaces only one placeholder for each named argument': lookups((lookup) => async (params) => {
      const values = Object.entries(params.kwargs ?? {});
      if (values.length !== 1) return lookup(params);
      const text = await lookup({ ...params, kwargs: {} });
      return values.reduce((filled, [name, value]) => filled.replace(`%{${name}}`, String(value)), text);
    }),
    'reads Strings of digits in named arguments as numbers': kwargsBecome((kwargs) =>
      mapValues(kwargs, (value) =>
        typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? String(Number(value)) : value,
      ),
    ),
    'ignores named arguments where nil is given as `params`': argumentsBecome(({ kwargs, ...params }) =>
      params.params === null || kwargs === undefined ? params : { ...params, kwargs },
    ),
    'ignores named arguments beside other arguments': argumentsBecome(({ kwargs, ...params }) =>
      params.scope || params.params || kwargs === undefined ? params : { ...params, kwargs },
    ),
  }),
  ...mutantsOf('INTERP-03', {
    'treats a dollar sign in a value as a reference to the replaced text': valueTextsBecome((text) =>
      text.replaceAll('$&', '%{name}').replaceAll('$1', '').replaceAll('$$', '$'),
    ),
    'treats a dollar sign and a quotation mark in a value as the text around the placeholder':
      valueTextsBecome((text) => text.replace(/\$[`']/g, '')),
    'treats a dollar sign and a name in a value as a reference to a named group': valueTextsBecome((text) =>
      text.replace(/\$(?:\{\w+\}|<\w+>)/g, ''),
    ),
    'drops a sign such as : or # before a name in a value': valueTextsBecome((text) =>
      text.replace(/[:#@](?=\w)/g, ''),
    ),
    'resolves escapes in a value': valueTextsBecome((text) =>
      text.replaceAll('\\n', '\n').replaceAll('\\t', '\t'),
    ),
    'treats a backslash and a digit in a value as a reference to a group': valueTextsBecome((text) =>
      text.replace(/\\[0-9]/g, ''),
    ),
    'replaces two backslashes in a value with one': valueTextsBecome((text) => text.replaceAll('\\\\', '\\')),
    'treats percent signs in a filled text as directives of printf': valueTextsBecome((text) =>
      text.replaceAll('%%', '%').replace(/%[sd]/g, ''),
    ),
    'escapes markup': valueTextsBecome((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    'trims values': valueTextsBecome((text) => text.trim()),
    'drops braces in a value': valuesBecome((value) =>
      typeof value === 'string' ? value.replace(/[{}]/g, '') : value,
    ),
    ...eachOf(CHANGED_TEXTS, valueTextsBecome),
  }),
];

/** Changes the text that fills a placeholder. */
function valueTextsBecome(change: (text: string) => string): Change {
  return valuesBecome((value) => (typeof value === 'string' ? change(value) : value));
}

/** Fills each placeholder with the first value in `params` whose name is taken for its own. */
function fillingBy(isTaken: (placeholder: string, name: string) => boolean): Change {
  return lookups((lookup, reference) => async (params) => {
    const given = Object.entries(params.params ?? {});
    const values = (await placeholdersOf(reference, params)).flatMap((placeholder) =>
      given
        .filter(([name]) => isTaken(placeholder, name))
        .slice(0, 1)
        .map(([, value]) => [placeholder, value]),
    );
    return lookup({ ...params, params: { ...params.params, ...Object.fromEntries(values) } });
  });
}
