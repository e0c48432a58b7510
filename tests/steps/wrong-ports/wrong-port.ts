import type { Method } from '../../../adapter/contract/adapter';
import { type ErrorCode, OperationError } from '../../../adapter/contract/errors';
import type { Surface } from '../../../suite/read';
import type { StepText } from '../compiled';

/** The params of a call. */
export type Params = Readonly<Record<string, unknown>>;

/** How a port responds to a call: with the params, and a function that asks the reference. */
export type Trick = (params: Params, right: (params?: Params) => Promise<unknown>) => unknown;

/** Says the same, whatever it is asked. */
export function says(value: unknown): Trick {
  return () => value;
}

/** Raises an error. */
export function raises(code: ErrorCode, message = 'no'): Trick {
  return () => {
    throw new OperationError(code, 'AnError', message);
  };
}

/** Changes or, with undefined, forgets some arguments. */
export function asks(changed: Params): Trick {
  return (params, right) => {
    const all = Object.entries({ ...params, ...changed });
    return right(Object.fromEntries(all.filter(([, value]) => value !== undefined)));
  };
}

/** Does nothing, and says so. */
export const skips = says(null);

/**
 * Plays steps that the reference keeps, on a port that is wrong in one method. It must end at a step, which is the last
 * one unless given.
 */
export type Fails = (
  surface: Surface,
  steps: readonly StepText[],
  method: Method,
  trick: Trick,
  step?: number,
) => void;

/** Texts of two locales, with placeholders, plural forms and nested keys. */
export const TEXTS = `en: { a: A text, b: { c: Inner }, n: "%{name}!", i: { one: One, other: "%{count} of %{count}" } }
fr: { a: Bonjour }`;
/** The step that gives the surface under test these texts. */
export const GIVEN: StepText = ['the translations', TEXTS];
/** The step that gives another catalog texts of its own. */
export const OTHER: StepText = [
  'another catalog with the translations',
  'en: { a: Other }\nfr: { a: Salut }',
];
/** The step that gives the module texts of its own. */
export const MODULE: StepText = ['the module has the translations', 'en: { a: Main }\nfr: { a: Principal }'];
/** Named arguments. */
export const ANN = [['name', 'Ann']];
