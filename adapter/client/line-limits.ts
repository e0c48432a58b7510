import { AdapterFault } from '../contract/errors';

/** The minimum length, in characters, of a line that is checked. Shorter valid JSON cannot exceed the limits below. */
const MIN_LENGTH = 20_000;
/**
 * The maximum nesting depth of a line of JSON, and the maximum number of values in it. The number is limited
 * because each value takes memory and processor time; a scenario expects at most 60.
 */
const MAX_LEVELS = 10_000;
const MAX_VALUES = 50_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/**
 * Requires that a line of JSON can be parsed in a limited amount of memory. Does not check whether the JSON is valid.
 *
 * @param call the name of the call that the line answers, for messages
 * @throws AdapterFault when the line has too many levels or values
 */
export function requireParsable(line: string, call: string): void {
  if (line.length < MIN_LENGTH) return;
  let isInText = false;
  let level = 0;
  let values = 0;
  for (let index = 0; index < line.length; index += 1) {
    const code = line.charCodeAt(index);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText && code === BACKSLASH) index += 1;
    else if (!isInText && code === COMMA) values += 1;
    else if (!isInText && OPENING.includes(code)) [level, values] = [level + 1, values + 1];
    else if (!isInText && CLOSING.includes(code)) level -= 1;
    if (level > MAX_LEVELS) throw tooLarge(call, `${MAX_LEVELS} levels`);
    if (values > MAX_VALUES) throw tooLarge(call, `${MAX_VALUES} values`);
  }
}

function tooLarge(call: string, limit: string): AdapterFault {
  return new AdapterFault('wrong-shape', `the adapter answered ${call} with JSON of more than ${limit}`);
}
