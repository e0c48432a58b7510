/** The name of the method that Node's `console.log` calls to describe an object. */
export const inspection: unique symbol = Symbol.for('nodejs.util.inspect.custom') as never;

/** Formats a value as `console.log` does. */
export type Inspect = (value: unknown, options: unknown) => string;
