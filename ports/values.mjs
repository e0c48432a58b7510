import { unsupported } from 'i18n-conformance/adapter';

/** Returns a String or a Symbol of the protocol as a string. */
export function nameOf(name) {
  return name?.symbol ?? name;
}

/** Returns a value for a placeholder, a count or a default as JavaScript has it. */
export function scalarOf(value) {
  return typeof value?.float === 'string' ? Number(value.float) : value;
}

/** Returns values by their names, such as params and named arguments. */
export function scalarsOf(values) {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, scalarOf(value)]));
}

/** Returns `params` and named arguments in one, for a library that takes all values together. */
export function valuesOf({ params, kwargs }) {
  const twice = Object.keys(kwargs ?? {}).find((name) => Object.hasOwn(params ?? {}, name));
  if (twice !== undefined) throw unsupported(`the library takes one value of the name ${twice}`);
  return scalarsOf({ ...params, ...kwargs });
}

/** Returns an option if it was given: null is the same as absent. */
export function option(name, value) {
  return value === undefined || value === null ? {} : { [name]: value };
}
