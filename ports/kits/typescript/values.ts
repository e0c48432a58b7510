// Converts the values of the adapter protocol. There is nothing to fill in here.

import type { LocalizableValue, Name, Scalar, TranslateParams } from 'i18n-conformance/adapter';

/**
 * Returns the text of a name: libraries in TypeScript take no symbols for names.
 * A format that is an object is the name of a format, and never a pattern.
 */
export function nameOf(name: Name): string {
  return typeof name === 'string' ? name : name.symbol;
}

function scalarOf(value: Scalar): unknown {
  return typeof value === 'object' && value !== null ? Number(value.float) : value;
}

function scalarsOf(values: Readonly<Record<string, Scalar>> | null | undefined): object {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, scalarOf(value)]));
}

/** Returns the options of a call: its named arguments, and those of the options of the document that are given. */
export function optionsOf(params: Partial<TranslateParams>): object {
  const { count, scope, default: fallback } = params;
  return {
    ...scalarsOf(params.kwargs),
    ...(params.params === undefined ? {} : { params: params.params && scalarsOf(params.params) }),
    ...(count === undefined ? {} : { count: scalarOf(count) }),
    ...(scope === undefined
      ? {}
      : {
          scope:
            scope && (typeof scope === 'string' || 'symbol' in scope ? nameOf(scope) : scope.map(nameOf)),
        }),
    ...(fallback === undefined ? {} : { default: scalarOf(fallback) }),
  };
}

/** Returns an object to localize: a number, a bigint, a Date, or a date as `[year, month, day]`. */
export function localizableOf(value: LocalizableValue): unknown {
  if ('integer' in value) {
    const number = Number(value.integer);
    return Number.isSafeInteger(number) ? number : BigInt(value.integer);
  }
  if ('float' in value) return Number(value.float);
  return 'date' in value ? value.date : new Date(value.time);
}
