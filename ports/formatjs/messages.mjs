import { unsupported } from 'i18n-conformance/adapter';

/** The types of the elements that a parsed message consists of. */
const LITERAL = 0;
const ARGUMENT = 1;
const PLURAL = 6;

/**
 * Converts the texts of a locale to messages of FormatJS, by their paths. They are given as they are when parsed, so
 * that nothing in a text but its placeholders is syntax.
 */
export function toMessages(texts, path = []) {
  return Object.fromEntries(
    Object.entries(texts ?? {}).flatMap(([key, text]) => messagesOf([...path, key], text)),
  );
}

function messagesOf(path, text) {
  if (typeof text === 'string') return [[path.join('.'), elementsOf(text)]];
  if (typeof text !== 'object' || text === null || Array.isArray(text))
    throw unsupported('the messages of FormatJS are texts');
  const below = Object.entries(toMessages(text, path));
  return typeof text.one === 'string' && typeof text.other === 'string'
    ? [[path.join('.'), [pluralOf(text)]], ...below]
    : below;
}

function pluralOf(forms) {
  const options = Object.entries(forms).map(([form, text]) => [form, { value: elementsOf(text) }]);
  return {
    type: PLURAL,
    value: 'count',
    options: Object.fromEntries(options),
    offset: 0,
    pluralType: 'cardinal',
  };
}

function elementsOf(text) {
  return String(text)
    .split(/%\{([^}]*)\}/)
    .map((value, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value }));
}
