import { paramsBecome, kwargsBecome } from '../../changes/values';
import { type Change } from '../../changes/reference-with';
import { mutantsOf, type Mutant } from '../mutant';
import { OperationError } from '../../../adapter/contract/errors';
import { injectedBecome } from '../../changes/loading';
import { found, lookups, textsBecome } from '../../changes/lookups';
import { mapLeaves } from '../../changes/translations';
import { type TranslateParams } from '../../../adapter/contract/adapter';
import { type Scalar } from '../../../adapter/contract/values';
import { inLocale, unlessRefused } from '../../changes/locales';

/** Mistakes in the names of placeholders, in the text around them, and in what params are used for. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('INTERP-04', {
    'accepts only ASCII letters, digits and underscores in a name': knowing(/^[A-Za-z0-9_]+$/),
    'treats digits in a name as the position of a value': knowing(/^\D+$/),
    'treats a name with a capital at its start as a constant': knowing(/^[^A-Z]/),
    'treats a name with an underscore at its start as private': knowing(/^(?!_[a-z])/),
    'reads quotation marks and backslashes in a name as those of a notation': knowing(/^[^'"\\]+$/),
    'ignores values whose names every object inherits, such as `constructor`': keeping(
      (name) => !(name in {}),
    ),
    'ignores values whose names are those of methods': keeping(
      (name) => !['items', 'keys', 'values', 'get', 'length', 'class', '__class__'].includes(name),
    ),
  }),
  ...mutantsOf('INTERP-05', {
    'replaces notations of printf': filling((name) => [`%<${name}>s`, `%(${name})s`]),
    'replaces names after a colon': filling((name) => [`:${name}`]),
    'replaces names after a dollar sign or an at sign': filling((name) => [`$${name}`, `@${name}`]),
    'replaces names in doubled braces': filling((name) => [`{{${name}}}`]),
    'replaces names in braces with a sign before them': filling((name) => [`\${${name}}`, `#{${name}}`]),
    'replaces names in braces with spaces around them': filling((name) => [`{ ${name} }`, `% {${name}}`]),
    'replaces the tags of ERB templates': filling((name) => [`<%= ${name} %>`]),
    'replaces numbered placeholders, such as {0}': filling(() => ['{0}', '%1$s']),
    'treats two percent signs as an escape': written((text, value) =>
      text.replace(/%?%\{name\}/g, (all) => (all.startsWith('%%') ? all.slice(1) : value)),
    ),
    'treats a backslash as an escape': written((text, value) =>
      text.replace(/\\?%\{name\}/g, (all) => (all.startsWith('\\') ? all.slice(1) : value)),
    ),
    'treats the letter after a placeholder as a directive': written((text, value) =>
      text.replace(/%\{name\}[sd]?/g, value),
    ),
    'drops a sign such as # before a placeholder': written((text, value) =>
      text.replace(/[#$]?%\{name\}/g, value),
    ),
    'drops braces around a placeholder': written((text, value) =>
      text.replace(/\{%\{name\}\}|%\{name\}/g, value),
    ),
    'replaces the name of a value wherever it occurs in a text': written((text, value) =>
      text.replaceAll('%{name}', value).replaceAll('name', value),
    ),
    'reads apostrophes as quotation marks': textsBecome((text, params) =>
      params.params ? text.replace(/''|'(?=\{)|(?<=\})'/g, (all) => (all === "''" ? "'" : '')) : text,
    ),
    'leaves a placeholder after a letter or a digit unchanged': [
      injectedBecome((translations) =>
        mapLeaves(translations, (leaf) =>
          typeof leaf === 'string' ? leaf.replace(/(?<=[\p{L}\p{N}_])%\{/gu, '%\0{') : leaf,
        ),
      ),
      textsBecome((text) => text.replaceAll('%\0{', '%{')),
    ],
  }),
  ...mutantsOf('INTERP-06', {
    'uses a param called `locale` as the locale of the lookup': lookups(
      (lookup, reference) => async (params) => {
        const locale = params.params?.['locale'];
        if (locale === undefined) return lookup(params);
        return inLocale(reference, params, String(locale), () => lookup(params));
      },
    ),
    'activates the locale in a param called `locale`': textsBecome(async (text, params, reference) => {
      const locale = params.params?.['locale'];
      if (locale !== undefined)
        await unlessRefused(reference.activate({ ...params, locale: String(locale) }));
      return text;
    }),
    'uses a param called `scope` as the scope': withParam('scope', (scope) => ({ scope: String(scope) })),
    'uses a param called `default` as the default': withParam('default', (value) => ({ default: value })),
    'uses a param called `count` as the count': withParam('count', (count) => ({ count: Number(count) })),
    'uses a param called `fallbacks` or `fallback` as the locale of the lookup': lookups(
      (lookup, reference) => async (params) => {
        const locale = params.params?.['fallbacks'] ?? params.params?.['fallback'];
        if (locale === undefined) return lookup(params);
        return inLocale(reference, params, String(locale), () => lookup(params));
      },
    ),
    'ignores params that have the names of arguments': leavingOut(
      'locale',
      'scope',
      'default',
      'count',
      'key',
      'params',
    ),
    "ignores params that have the names of another library's options": leavingOut(
      'raise',
      'throw',
      'fallbacks',
      'default_value',
      'format',
      'object',
      'separator',
      'context',
    ),
    'ignores params that have the names of options of a third library': leavingOut(
      'fallback',
      'lang',
      'n',
      'domain',
      'resolve',
      'cascade',
      'exception_handler',
      'deep_interpolation',
    ),
    'refuses params that have the names of its own parameters': lookups((lookup) => (params) => {
      const taken = Object.keys(params.params ?? {}).find((name) =>
        ['self', 'key', 'params', 'kwargs', 'options'].includes(name),
      );
      if (taken === undefined) return lookup(params);
      throw new OperationError(3, 'TypeError', `got multiple values for argument '${taken}'`);
    }),
    'does not insert a named argument called `locale`': kwargsBecome(({ locale: _, ...kwargs }) => kwargs),
  }),
];

/** Makes lookups know only the values whose name matches. */
function knowing(name: RegExp): Change {
  return keeping((given) => name.test(given));
}

function keeping(isKept: (name: string) => boolean): Change {
  return paramsBecome((params) =>
    Object.fromEntries(Object.entries(params).filter(([name]) => isKept(name))),
  );
}

/** Makes lookups fill other notations of a name with its value. */
function filling(notations: (name: string) => readonly string[]): Change {
  return lookups((lookup) => async (params) => {
    const values = Object.entries(params.params ?? {});
    return values.reduce(
      (text, [name, value]) =>
        notations(name).reduce((filled, notation) => filled.replaceAll(notation, () => String(value)), text),
      await lookup(params),
    );
  });
}

/** Changes how a text is filled with the value of `name`. */
function written(fill: (text: string, value: string) => string): Change {
  return lookups((lookup, reference) => async (params) => {
    const value = params.params?.['name'];
    const text = await found(reference, { ...params, params: null });
    return value === undefined || text === undefined ? lookup(params) : fill(text, String(value));
  });
}

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
