import { boundedValue } from './bounded-value';

/**
 * The maximum nesting depth of blocks whose responses are truncated separately. The result of a deeper block is
 * truncated as a whole, like any other value.
 */
const MAX_BLOCKS = 100;

/**
 * Returns a copy of a port's message that takes little memory and little room in reports. Long texts and large values
 * are truncated, separately in each response of a block. Fields that are not part of the protocol are omitted.
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

/** Reads the result of a call. If the call is `with_locale`, the result has the responses of a block. */
function boundedResult(result: unknown, level: number): unknown {
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
    // An array stays an array, so that validation refuses it: `data` must be an object.
    data: (data) => {
      if (isObject(data)) return readFields(data, { type: boundedValue });
      return Array.isArray(data) ? [boundedValue(data)] : boundedValue(data);
    },
  });
}

/** Reads the given fields of an object, and leaves out all its other fields. */
function readFields(
  from: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, (value: unknown) => unknown>>,
): object {
  const present = Object.entries(fields).filter(([name]) => Object.hasOwn(from, name));
  return Object.fromEntries(present.map(([name, read]) => [name, read(from[name])]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
