import type { Schema } from '../../adapter/contract/schema';
import { nameOf } from '../adapter-page/documented-protocol';

/** Returns the values that a schema describes, in words: `null or object of scalar`. */
export function typeText(schema: Schema<unknown>): string {
  const { anyOf, enum: values, items, title, type, additionalProperties } = schema;
  const name = nameOf(schema);
  if (name !== undefined) return name;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (Array.isArray(anyOf)) return (anyOf as Schema<unknown>[]).map(typeText).join(' or ');
  if (typeof title === 'string') return title;
  if (items !== undefined) return `array of ${typeText(items as Schema<unknown>)}`;
  if (typeof additionalProperties === 'object' && additionalProperties !== null) {
    return `object of ${typeText(additionalProperties as Schema<unknown>)}`;
  }
  return type === undefined ? 'any value' : [type].flat().join(' or ');
}

/** Returns a line for each field of an object, such as `count?: null or count`. `?` marks optional fields. */
export function fieldLines({ properties = {}, required = [], oneOf = [] }: Schema<unknown>): string[] {
  const alternatives = (oneOf as readonly { readonly required: readonly string[] }[]).flatMap(
    (one) => one.required,
  );
  return Object.entries(properties as Readonly<Record<string, Schema<unknown>>>).map(([name, field]) => {
    const isRequired = (required as readonly string[]).includes(name);
    const others = alternatives.filter((other) => alternatives.includes(name) && other !== name);
    const note = others.length > 0 ? `, unless there is ${others.join(' or ')}` : '';
    return `${name}${isRequired ? '' : '?'}: ${typeText(field)}${note}`;
  });
}
