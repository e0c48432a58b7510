/**
 * The options of a step definition that cannot be prefetched: it makes a call after it waited for an earlier one, or
 * does something besides making calls.
 */
export const SEQUENTIAL = { wrapperOptions: { isSequential: true } } as const;
