/** The name of the method that `console.log` calls under Node, which tells an object as people want to see it. */
export const inspection: unique symbol = Symbol.for('nodejs.util.inspect.custom') as never;

/** Writes a value as `console.log` does. */
export type Inspect = (value: unknown, options: unknown) => string;
