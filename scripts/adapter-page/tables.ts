import { markdownTable } from 'markdown-table';
import { ERROR_MEANINGS, ErrorCode } from '../../adapter/contract/errors';
import type { Schema } from '../../adapter/contract/schema';
import { nameOf, type DocumentedMethod, type DocumentedValue } from './documented-protocol';

/** Params with a longer text are written once, and not again for an alias. */
const MAX_REPEATED = 40;

/** Returns the table of methods, with one row for each method. */
export function methodTable(methods: readonly DocumentedMethod[]): string {
  return markdownTable([
    ['method', 'meaning', 'params', 'result'],
    ...methods.map(({ method, doc, params, result }, index) => {
      const text = paramsText(params);
      const before = methods[index - 1];
      const isRepeated =
        text.length > MAX_REPEATED && before !== undefined && paramsText(before.params) === text;
      return [code(method), doc, isRepeated ? `as \`${before.method}\`` : text, resultText(result)];
    }),
  ]);
}

/** Returns the table of the named values that have examples. */
export function valueTable(values: readonly DocumentedValue[]): string {
  return markdownTable([
    ['value', 'meaning', 'examples'],
    ...values.flatMap(({ name, schema: { examples }, doc }) =>
      Array.isArray(examples)
        ? [[name, doc, examples.map((example) => code(JSON.stringify(example))).join(' ')]]
        : [],
    ),
  ]);
}

/** Returns the table of error codes. */
export function errorTable(): string {
  const names = Object.keys(ErrorCode) as (keyof typeof ErrorCode)[];
  return markdownTable([
    ['code', 'meaning'],
    ...names.map((name) => [String(ErrorCode[name]), ERROR_MEANINGS[name]]),
  ]);
}

function paramsText(schema: Schema<unknown>): string {
  const name = nameOf(schema);
  return name === undefined ? fieldsText(schema) : `a ${name}`;
}

function resultText(schema: Schema<unknown>): string {
  const { description, enum: values, items, properties, type } = schema;
  if (typeof description === 'string') return description;
  if (nameOf(schema) === 'text-or-nil') return 'a string';
  if (Array.isArray(values)) return values.map((value) => code(String(value))).join(', ');
  if (items !== undefined) return 'an array of strings';
  return properties === undefined ? [type].flat().join(' or ') : fieldsText(schema);
}

/** Returns the fields of an object. A question mark follows each optional field. */
function fieldsText({ properties = {}, required = [], oneOf = [] }: Schema<unknown>): string {
  const alternatives = (oneOf as readonly { readonly required: readonly string[] }[]).flatMap(
    (one) => one.required,
  );
  const fields = Object.entries(properties as Readonly<Record<string, Schema<unknown>>>)
    .filter(([name]) => !alternatives.includes(name))
    .map(([name, field]) => {
      const isRequired = (required as readonly string[]).includes(name);
      return `${code(name)}${isRequired ? '' : '?'}${'const' in field ? `: ${String(field['const'])}` : ''}`;
    });
  return [...fields, ...(alternatives.length > 0 ? [alternatives.map(code).join(' or ')] : [])].join(', ');
}

function code(text: string): string {
  return `\`${text}\``;
}
