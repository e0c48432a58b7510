import * as errors from '../../adapter/contract/errors';
import * as messages from '../../adapter/contract/messages';
import { DEFINITIONS, type Definition } from '../../adapter/contract/methods';
import type { Schema } from '../../adapter/contract/schema';
import { PROTOCOL_SCHEMA } from '../../adapter/contract/protocol-schema';
import * as values from '../../adapter/contract/values';
import { SuiteDefect } from '../../suite/read';

/** The definition of a method, with its doc comment. */
export interface DocumentedMethod extends Definition<string, unknown, unknown> {
  readonly doc: string;
}

/** A named schema of the protocol, with the doc comment of the schema's constant. */
export interface DocumentedValue {
  readonly name: string;
  readonly schema: Schema<unknown>;
  readonly doc: string;
}

/** The methods and values of the protocol, with their doc comments. */
export interface DocumentedProtocol {
  readonly methods: readonly DocumentedMethod[];
  readonly values: readonly DocumentedValue[];
}

/**
 * Returns the definitions of the protocol with their doc comments.
 *
 * @param comments the doc comments, by the names of the described methods and schemas
 * @throws SuiteDefect when a method or a named schema has no doc comment
 */
export function documentedProtocol(comments: ReadonlyMap<string, string>): DocumentedProtocol {
  // The constants are sorted as in the source, because a module's exports may have another order.
  const positions = new Map([...comments.keys()].map((name, index) => [name, index]));
  const constants = Object.entries<object>({ ...errors, ...messages, ...values })
    .flatMap(([constant, schema]) => {
      const name = nameOf(schema as Schema<unknown>);
      return name === undefined ? [] : [{ constant, name, schema: PROTOCOL_SCHEMA.$defs[name]! }];
    })
    .sort((one, other) => (positions.get(one.constant) ?? 0) - (positions.get(other.constant) ?? 0));
  const names = [...Object.keys(DEFINITIONS), ...constants.map(({ constant }) => constant)];
  const undocumented = names.filter((name) => !comments.has(name));
  if (undocumented.length > 0) {
    throw new SuiteDefect(undocumented.map((name) => `adapter/contract: ${name} has no doc comment`));
  }
  return {
    methods: Object.entries(DEFINITIONS).map(([name, method]) => ({ ...method, doc: comments.get(name)! })),
    values: constants.map(({ constant, name, schema }) => ({ name, schema, doc: comments.get(constant)! })),
  };
}

/** Returns the name that a schema refers to; undefined if the schema is not a reference. */
export function nameOf({ $ref }: Schema<unknown>): string | undefined {
  return typeof $ref === 'string' ? $ref.slice('#/$defs/'.length) : undefined;
}
