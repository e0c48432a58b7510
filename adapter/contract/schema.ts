declare const VALUE: unique symbol;
const OPTIONAL = Symbol('optional');
const NAMED = Symbol('named');

/**
 * A JSON Schema together with the type of the values that it describes. Only the compiler sees that type: at run time,
 * no schema has the property `VALUE`.
 *
 * The keywords are those of JSON Schema 2020-12. Other properties have symbols as names, so that they do not appear in
 * the schema's JSON.
 */
export interface Schema<Value> {
  readonly [keyword: string]: unknown;
  readonly [VALUE]?: Value;
  readonly [NAMED]?: { readonly name: string; readonly schema: Schema<unknown> };
}

/** The schema of a field that may be absent. */
export interface OptionalSchema<Value> extends Schema<Value> {
  readonly [OPTIONAL]: true;
}

/** The type of the values that a schema describes. */
export type TypeOf<Described> = Described extends Schema<infer Value> ? Value : never;

/** The schemas of an object's fields, keyed by field name. */
export interface Fields {
  readonly [name: string]: Schema<unknown>;
}

/** The type of an object with the given fields. The mapped types keep the doc comments of the fields. */
type ObjectOf<Described extends Fields> = Flat<
  {
    readonly [
      Name in keyof Described as Described[Name] extends OptionalSchema<unknown> ? never : Name
    ]: TypeOf<Described[Name]>;
  } & {
    readonly [
      Name in keyof Described as Described[Name] extends OptionalSchema<unknown> ? Name : never
    ]?: TypeOf<Described[Name]>;
  }
>;

/** The given object type as a single list of fields, which editors display more clearly than an intersection. */
type Flat<Value> = Value extends infer Same ? { readonly [Name in keyof Same]: Same[Name] } : never;

interface Primitives {
  readonly string: string;
  readonly integer: number;
  readonly boolean: boolean;
  readonly null: null;
  readonly object: object;
}

/** Describes values of the given JSON types. */
export function primitive<const Type extends keyof Primitives>(...types: Type[]): Schema<Primitives[Type]> {
  return { type: types.length === 1 ? types[0] : types };
}

/** Any string. */
export const string = primitive('string');
/** Any integer. */
export const integer = primitive('integer');
/** Any 32-bit integer. */
export const int32: Schema<number> = { ...integer, minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
/** Any value that JSON can express. */
export const anything: Schema<unknown> = {};

/** Describes strings that match a regular expression. */
export function pattern(expression: string): Schema<string> {
  return { type: 'string', pattern: expression };
}

/** Describes exactly one value. */
export function literal<const Value>(value: Value): Schema<Value> {
  return { const: value };
}

/** Describes values that equal one of the given values. */
export function literals<const Value>(...values: Value[]): Schema<Value> {
  return { enum: values };
}

/** Describes arrays. */
export function array<Item>(items: Schema<Item>): Schema<readonly Item[]> {
  return { type: 'array', items };
}

/** Describes objects whose fields may have any name. */
export function map<Value>(values: Schema<Value>): Schema<{ readonly [name: string]: Value }> {
  return { type: 'object', additionalProperties: values };
}

/** Describes values that match at least one of the given schemas. */
export function anyOf<Alternatives extends Schema<unknown>[]>(
  ...alternatives: Alternatives
): Schema<TypeOf<Alternatives[number]>> {
  return { anyOf: alternatives };
}

/** Describes a value, or null, which means the same as an absent field. */
export function nullable<Value>(schema: Schema<Value>): Schema<Value | null> {
  return anyOf(primitive('null'), schema);
}

/** Describes a field that may be absent. */
export function optional<Value>(schema: Schema<Value>): OptionalSchema<Value> {
  return { ...schema, [OPTIONAL]: true };
}

/** Describes objects with the given fields and possibly others. */
export function openObject<const Described extends Fields>(fields: Described): Schema<ObjectOf<Described>> {
  const required = Object.keys(fields).filter((name) => !(OPTIONAL in fields[name]!));
  return { type: 'object', properties: fields, ...(required.length > 0 && { required }) };
}

/** Describes objects with the given fields and no others. */
export function object<const Described extends Fields>(fields: Described): Schema<ObjectOf<Described>> {
  const { properties, ...open } = openObject(fields);
  return { ...open, ...(Object.keys(fields).length > 0 && { properties }), additionalProperties: false };
}

/** Describes objects that have exactly one of the named fields. */
export function exactlyOneOf<Value, const Name extends keyof Value>(
  schema: Schema<Value>,
  ...names: Name[]
): Schema<OneOf<Value, Name>> {
  return typed({ ...schema, oneOf: names.map((name) => ({ required: [name] })) });
}

type OneOf<Value, Names extends keyof Value> = {
  readonly [Name in Names]-?: Flat<Omit<Value, Names> & Required<Pick<Value, Name>>>;
}[Names];

/** Adds a description to a schema. */
export function described<Value>(description: string, schema: Schema<Value>): Schema<Value> {
  return { description, ...schema };
}

/** Adds a title to a schema. In messages, the title describes the values that match the schema. */
export function titled<Value>(title: string, schema: Schema<Value>): Schema<Value> {
  return { title, ...schema };
}

/** Gives a schema a more precise value type than the schema itself can express. */
export function typed<Value>(schema: Schema<unknown>): Schema<Value> {
  return schema as Schema<Value>;
}

/**
 * Names a schema, so that other schemas can refer to it by that name. The schema may refer to itself with {@link
 * reference}.
 */
export function named<Value>(name: string, schema: Schema<Value>, ...examples: Value[]): Schema<Value> {
  const definition = { name, schema: { ...schema, ...(examples.length > 0 && { examples }) } };
  return typed({ ...reference(name), [NAMED]: definition });
}

/** Refers to the schema with the given name. */
export function reference(name: string): Schema<unknown> {
  return { $ref: `#/$defs/${name}` };
}

/** Returns all the named schemas in a value, keyed by name, including those inside other named schemas. */
export function definitionsIn(
  value: unknown,
  found = new Map<string, Schema<unknown>>(),
): ReadonlyMap<string, Schema<unknown>> {
  if (typeof value !== 'object' || value === null) return found;
  const definition = (value as Schema<unknown>)[NAMED];
  if (definition !== undefined && !found.has(definition.name)) {
    found.set(definition.name, definition.schema);
    definitionsIn(definition.schema, found);
  }
  for (const part of Object.values(value)) definitionsIn(part, found);
  return found;
}
