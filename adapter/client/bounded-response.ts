import { boundedValue } from './bounded-value';

/** The levels of blocks inside blocks whose responses are read one by one. */
const MAX_BLOCKS = 100;

/**
 * Returns a message of a port so that all of it takes little memory and little room in reports. Each text and each value
 * is cut, those in the responses of a block one by one. Fields that the protocol does not have are left out.
 *
 * Every message passes through here before anything else reads it, so nothing else needs to expect large values.
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

/** Reads the result of a call. It may be that of `with_locale`, which has the responses of a block. */
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
    // An array stays one, whatever it holds, because only an object can be data.
    data: (data) => {
      if (isObject(data)) return readFields(data, { type: boundedValue });
      return Array.isArray(data) ? [boundedValue(data)] : boundedValue(data);
    },
  });
}

/** Returns an object with those fields of another one that are to be read, and that it has. */
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
