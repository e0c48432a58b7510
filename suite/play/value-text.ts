import { isUnexpected } from '../../adapter/contract/json-value';

/** The expected and the actual value of a deviation. */
interface ComparedValues {
  readonly expected: unknown;
  readonly inWords?: true;
  readonly actual?: unknown;
}

type ToJson = (value: unknown) => string;

/** Matches expectations in words that begin with the name of a type. */
const TYPE_IN_WORDS = /^(?:an? (?:String|text|array|object|translations hash|plural category)|nil)\b/;
/**
 * Matches the text of an unexpected value if that text is the name of a type, in one or more words. The name of a type
 * is shown with an article, and any other text is shown unchanged.
 */
const TYPE_NAME = /^[A-Za-z][\w:]*( [a-z]+)*$/;

/** Returns the expected value as text for a message. */
export function expectedText({ expected, inWords }: ComparedValues, toJson: ToJson = JSON.stringify): string {
  return inWords ? String(expected) : valueText(expected, toJson);
}

/**
 * Returns the text for a result that differs from the expected one. If the result has the wrong type, the text also
 * names that type, unless the written value already shows it.
 */
export function actualText(
  { expected, inWords, actual }: ComparedValues,
  toJson: ToJson = JSON.stringify,
): string {
  const text = valueText(actual, toJson);
  const type = typeText(actual);
  const isWrongType = inWords ? isOfAnotherType(String(expected), type) : typeText(expected) !== type;
  return type !== undefined && isWrongType ? `${text} (${type})` : text;
}

function valueText(value: unknown, toJson: ToJson): string {
  if (value === null || value === undefined) return 'nil';
  if (!isUnexpected(value)) return toJson(value);
  const { unexpected } = value;
  if (!TYPE_NAME.test(unexpected)) return unexpected;
  return `${/^(?:[aeio]|un)/i.test(unexpected) ? 'an' : 'a'} ${unexpected}`;
}

/** Returns the type of a value, or undefined if the value's text already shows it. */
function typeText(value: unknown): string | undefined {
  if (typeof value === 'number') return 'a number';
  if (typeof value === 'boolean') return 'a boolean';
  if (typeof value !== 'object' || value === null || isUnexpected(value)) return undefined;
  return Array.isArray(value) ? 'an array' : 'an object';
}

function isOfAnotherType(expected: string, type = ''): boolean {
  if (type === 'a number' || type === 'a boolean') return true;
  return TYPE_IN_WORDS.test(expected) && !expected.includes(type);
}
