import { boundedText, boundedValue, type ValueLimits } from './bounded-value';

/**
 * The maximum nesting depth of a block in which the response to each call is truncated separately. The result of a
 * deeper block is truncated as a whole, like any other value.
 */
const MAX_BLOCKS = 100;

/**
 * Returns a shortened copy of a port's message. The copy needs little memory, and little space in reports. Long texts
 * and large values are truncated. In the result of `with_locale`, the response to each call in the block is truncated
 * separately. Fields that are not part of the protocol are omitted.
 *
 * Every message passes through this function before any other code reads it, so no other code needs to handle large
 * values.
 */
export function boundedResponse(message: unknown, level = 0): unknown {
  if (!isObject(message)) return boundedValue(message);
  return readFields(message, {
    jsonrpc: boundedValue,
    id: boundedValue,
    result: (result) => boundedResult(result, level),
    error: boundedError,
  });
}

/** The limits for a text that is the result of a call. The longest one that a scenario expects has 10,666 characters. */
const RESULT_LIMITS: ValueLimits = { characters: 12_000, shown: 1000 };

/** Reads the result of a call. The result of `with_locale` contains the responses to the calls in its block. */
function boundedResult(result: unknown, level: number): unknown {
  if (typeof result === 'string') return boundedText(result, RESULT_LIMITS);
  if (level > MAX_BLOCKS || !isObject(result) || !Array.isArray(result['block'])) return boundedValue(result);
  return readFields(result, {
    block: (responses) =>
      (responses as readonly unknown[]).map((response) => boundedResponse(response, level + 1)),
    value: boundedValue,
  });
}

function boundedError(error: unknown): unknown {
  if (!isObject(error)) return boundedValue(error);
  return readFields(error, {
    code: boundedValue,
    message: boundedValue,
    // An array remains an array so that validation rejects it: `data` must be an object.
    data: (data) => {
      if (isObject(data)) return readFields(data, { type: boundedValue, at: boundedValue });
      return Array.isArray(data) ? [boundedValue(data)] : boundedValue(data);
    },
  });
}

/** Reads the given fields of an object and omits all others. */
function readFields(
  from: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, (value: unknown) => unknown>>,
): object {
  const present: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(fields)) {
    if (Object.hasOwn(from, name)) present[name] = read(from[name]);
  }
  return present;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
