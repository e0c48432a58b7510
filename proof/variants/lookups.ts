import type { Adapter, TranslateParams } from '../../adapter/contract/adapter';
import { OperationError } from '../../adapter/contract/errors';
import { Template } from '../../reference/lookup/template';
import type { Change } from '../changes/reference-with';
import { activations } from '../changes/locales';
import { argumentsBecome, found, lookups, textsBecome, type Translate } from '../changes/lookups';
import { overriding } from '../changes/overriding';
import { isCounted, numberOf } from '../changes/plurals';
import { isFloat, placeholdersOf, valuesBecome } from '../changes/values';
import { nameText } from '../changes/surfaces';
import { variant, variantsOf, type Variant } from './variant';

/** Variants that differ where a translation is missing, and in filling placeholders. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-29', {
    'writes "translation missing" instead of "missing translation"': [
      'Other libraries do the same.',
      saying((path) => `translation missing: ${path}`),
    ],
    'says "translation missing" and no more': [
      'The key seems to belong in a log.',
      saying(() => 'translation missing'),
    ],
    'puts the locale in quotes in the message of InvalidLocale': [
      'The document does not show the text of the error.',
      activations((activate) => async (params) => {
        try {
          return await activate(params);
        } catch (thrown) {
          throw reworded(thrown, `"${nameText(params.locale)}" is not available`);
        }
      }),
    ],
  }),
  ...variantsOf('SILENT-30', {
    'ignores the default': [
      'The document does not show the effect of `default`.',
      argumentsBecome(({ default: _, ...params }) => params),
    ],
    'raises an error in spite of a default': [
      'The document says that `translate!` raises an error when no translation is found.',
      ({ translateOrThrow, tOrThrow }) => ({
        translateOrThrow: ({ default: _, ...params }) => translateOrThrow(params),
        tOrThrow: ({ default: _, ...params }) => tOrThrow(params),
      }),
    ],
    'leaves the placeholders of a default unchanged': [
      'A default is treated as a value, not as a text of the catalog.',
      (reference) =>
        lookups((lookup) => async (params) => {
          const { default: fallback, ...rest } = params;
          if (fallback === undefined || fallback === null) return lookup(params);
          return (
            (await found(reference, rest)) ?? String(typeof fallback === 'object' ? fallback.float : fallback)
          );
        })(reference),
    ],
    'looks a default up as a key first': [
      'In other libraries, a default may be the name of another translation.',
      lookups((lookup, reference) => async (params) => {
        const { default: fallback, ...rest } = params;
        if (typeof fallback !== 'string' || (await found(reference, rest)) !== undefined)
          return lookup(params);
        return (await found(reference, { ...rest, key: fallback })) ?? lookup(params);
      }),
    ],
  }),
  ...variantsOf('SILENT-31', {
    'prefers named arguments to `params`': [
      'Named arguments seem more explicit than a hash.',
      argumentsBecome((params) =>
        params.params && params.kwargs
          ? { ...params, params: { ...params.params, ...params.kwargs } }
          : params,
      ),
    ],
    'uses named arguments only without `params`': [
      'The hash of the named arguments is only the default value of `params`.',
      lookups((lookup) => (params) => {
        const { kwargs: _, ...rest } = params;
        return lookup(params.params ? rest : params);
      }),
    ],
    'uses `params` only without named arguments': [
      'The named arguments are more explicit, so they take precedence as a whole.',
      lookups((lookup) => (params) => {
        const hasBoth = Object.keys(params.kwargs ?? {}).length > 0 && params.params;
        return lookup(hasBoth ? { ...params, params: null } : params);
      }),
    ],
    'replaces %{count} with the param called `count`': [
      'The count is added to `params` only if it has no value of that name.',
      textsBecome((text, params) => {
        const value = params.params?.['count'];
        if (!isCounted(params) || value === undefined) return text;
        return text.replaceAll(String(numberOf(params.count)), String(value));
      }),
    ],
  }),
  ...variantsOf('SILENT-32', {
    'removes a placeholder without a value': [
      'A missing value is treated as an empty one.',
      lookups((lookup, reference) => async (params) => {
        const names = await namesWithoutValue(reference, params);
        if (names.length === 0) return lookup(params);
        const empty = Object.fromEntries(names.map((name) => [name, '']));
        return lookup({ ...params, params: { ...params.params, ...empty } });
      }),
    ],
    'raises an error when a placeholder has no value': [
      'A missing value is treated as a mistake of the caller.',
      lookups((lookup, reference) => async (params) => {
        const [name] = await namesWithoutValue(reference, params);
        if (name === undefined) return lookup(params);
        throw new OperationError(3, 'MissingInterpolation', `no value for ${name}`);
      }),
    ],
  }),
  variant(
    'SILENT-33',
    'fills the placeholders of a value',
    'A value may itself be a text of the catalog.',
    overriding(Template.prototype, {
      fill: (original) =>
        function (this: Template, given) {
          return original.call(new Template(original.call(this, given)), given);
        },
    }),
  ),
  ...variantsOf('SILENT-34', {
    'capitalizes booleans': [
      'The host language writes booleans in capitals.',
      valuesBecome((value) => (value === true ? 'True' : value === false ? 'False' : value)),
    ],
    'writes every Float without an exponent': [
      'Texts are for people, who do not read exponents.',
      valuesBecome((value) => (isFloat(value) ? inDigits(Number(value.float)) : value)),
    ],
    'leaves the placeholder of a nil value unchanged': [
      'The value nil is treated as no value.',
      valuesBecome((value, name) => (value === null ? `%{${name}}` : value)),
    ],
    'writes nil by its name': [
      'The host language writes nil by its name.',
      valuesBecome((value) => (value === null ? 'nil' : value)),
    ],
  }),
];

/** The digits of a number, as far as a fixed number of decimals shows them. */
function inDigits(number: number): string {
  return Number.isInteger(number) ? BigInt(number).toString() : number.toFixed(20).replace(/0+$/, '');
}

/** The names of the placeholders that a lookup has no value for. */
async function namesWithoutValue(reference: Adapter, params: TranslateParams): Promise<readonly string[]> {
  const values = { ...params.params, ...params.kwargs };
  return (await placeholdersOf(reference, params)).filter((name) => !Object.hasOwn(values, name));
}

/** Changes the text of a missing translation, and that of its error. */
function saying(text: (path: string) => string): Change {
  const pathOf = (message: string) => message.replace('missing translation: ', '');
  const plain =
    (lookup: Translate, strict: Translate): Translate =>
    async (params) => {
      const given = await lookup(params);
      return strict(params).then(
        () => given,
        () => text(pathOf(given)),
      );
    };
  const strict =
    (lookup: Translate): Translate =>
    async (params) => {
      try {
        return await lookup(params);
      } catch (thrown) {
        throw reworded(thrown, text(pathOf(String((thrown as Error).message))));
      }
    };
  return ({ translate, t, translateOrThrow, tOrThrow }) => ({
    translate: plain(translate, translateOrThrow),
    t: plain(t, tOrThrow),
    translateOrThrow: strict(translateOrThrow),
    tOrThrow: strict(tOrThrow),
  });
}

function reworded(thrown: unknown, message: string): unknown {
  return thrown instanceof OperationError ? new OperationError(thrown.code, thrown.type, message) : thrown;
}
