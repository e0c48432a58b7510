import type { WrittenCall } from '../messages';

/** A field for a text of a call. */
interface Field {
  readonly name: Exclude<keyof WrittenCall, 'translations' | 'params' | 'operation'>;
  readonly label: string;
  readonly hint: string;
  /** The operations that have the field. */
  readonly of: 'all' | 'lookup' | 'localize';
}

/** The fields of all operations. */
export const FIELDS: readonly Field[] = [
  { name: 'locale', label: 'Active locale', hint: 'one that the translations have', of: 'all' },
  { name: 'key', label: 'Key', hint: 'a path such as menu.file', of: 'lookup' },
  { name: 'count', label: 'Count', hint: 'chooses the plural form', of: 'lookup' },
  { name: 'scope', label: 'Scope', hint: 'comes before the key', of: 'lookup' },
  { name: 'default', label: 'Default', hint: 'for a missing translation', of: 'lookup' },
  {
    name: 'object',
    label: 'Number, date or time',
    hint: '1234.5, 2020-12-13, or 2020-12-13T21:11:08-05:00',
    of: 'localize',
  },
  { name: 'format', label: 'Format', hint: 'a name such as :short, or a pattern such as %Y', of: 'localize' },
];

/** The call with which the playground begins. */
export const FIRST_CALL: WrittenCall = {
  translations: `en:
  greeting: Hello, %{name}!
  letters:
    one: One letter
    other: "%{count} letters"
fr:
  greeting: Bonjour, %{name} !
  i18n:
    number:
      formats:
        default: { delimiter: " ", separator: "," }`,
  locale: 'fr',
  operation: 'translate',
  key: 'greeting',
  count: '',
  scope: '',
  default: '',
  params: 'name: Ana',
  object: '1234567.5',
  format: '',
};
