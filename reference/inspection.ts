/** The name of the method by which an object describes itself for `console.log` under Node. */
export const inspection: unique symbol = Symbol.for('nodejs.util.inspect.custom') as never;

/** Writes a value as `console.log` does. */
export type Inspect = (value: unknown, options: unknown) => string;
