import type { TranslateParams } from '../../../../adapter/contract/adapter';
import { OperationError } from '../../../../adapter/contract/errors';
import type { Scalar } from '../../../../adapter/contract/values';
import { inLocale, unlessRefused } from '../../../changes/locales';
import { lookups, textsBecome } from '../../../changes/lookups';
import type { Change } from '../../../changes/reference-with';
import { kwargsBecome, paramsBecome } from '../../../changes/values';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in what params are used for. */
export const mutants: readonly Mutant[] = mutantsOf('INTERP-06', {
  'uses a param called `locale` as the locale of the lookup': [
    'Another library has such an argument.',
    lookups((lookup, reference) => async (params) => {
      const locale = params.params?.['locale'];
      if (locale === undefined) return lookup(params);
      return inLocale(reference, params, String(locale), () => lookup(params));
    }),
  ],
  'activates the locale in a param called `locale`': [
    'Another library has an argument for the locale.',
    textsBecome(async (text, params, reference) => {
      const locale = params.params?.['locale'];
      if (locale !== undefined)
        await unlessRefused(reference.activate({ ...params, locale: String(locale) }));
      return text;
    }),
  ],
  'uses a param called `scope` as the scope': [
    'Another library takes values and arguments from one hash.',
    withParam('scope', (scope) => ({ scope: String(scope) })),
  ],
  'uses a param called `default` as the default': [
    'Another library takes values and arguments from one hash.',
    withParam('default', (value) => ({ default: value })),
  ],
  'uses a param called `count` as the count': [
    'Another library takes values and arguments from one hash.',
    withParam('count', (count) => ({ count: Number(count) })),
  ],
  'uses a param called `key` as the key': [
    'The params and the arguments are merged into one map.',
    withParam('key', (key) => ({ key: String(key) })),
  ],
  'uses a param called `fallbacks` or `fallback` as the locale of the lookup': [
    'Another library has an argument for fallbacks.',
    lookups((lookup, reference) => async (params) => {
      const locale = params.params?.['fallbacks'] ?? params.params?.['fallback'];
      if (locale === undefined) return lookup(params);
      return inLocale(reference, params, String(locale), () => lookup(params));
    }),
  ],
  'ignores params that have the names of arguments': [
    'The names of arguments are reserved.',
    leavingOut('locale', 'scope', 'default', 'count', 'key', 'params'),
  ],
  "ignores params that have the names of another library's options": [
    'These names are reserved in the other library.',
    leavingOut('raise', 'throw', 'fallbacks', 'default_value', 'format', 'object', 'separator', 'context'),
  ],
  'refuses params that have the names of its own parameters': [
    'The params are passed on as named arguments, whose names then clash.',
    lookups((lookup) => (params) => {
      const taken = Object.keys(params.params ?? {}).find((name) =>
        ['self', 'key', 'params', 'kwargs', 'options'].includes(name),
      );
      if (taken === undefined) return lookup(params);
      throw new OperationError(3, 'TypeError', `got multiple values for argument '${taken}'`);
    }),
  ],
  'does not insert a named argument called `locale`': [
    'Another library takes such an argument out of the named ones.',
    kwargsBecome(({ locale: _, ...kwargs }) => kwargs),
  ],
});

/** Makes lookups use the value that `params` has for a name as an argument. */
function withParam(name: string, argumentOf: (value: Scalar) => Partial<TranslateParams>): Change {
  return lookups((lookup) => (params) => {
    const value = params.params?.[name];
    return lookup(value === undefined ? params : { ...params, ...argumentOf(value) });
  });
}

function leavingOut(...names: readonly string[]): Change {
  return paramsBecome((params) =>
    Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name))),
  );
}
