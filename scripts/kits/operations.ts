import { definitionsIn, type Schema } from '../../adapter/contract/schema';
import { METHODS, type Method } from '../../adapter/contract/adapter';
import { nameOf, type DocumentedProtocol } from '../adapter-page/documented-protocol';
import { fieldLines, typeText } from './type-text';

/** An operation in the form in which the generated block of a starter kit shows it. */
export interface KitOperation {
  /** The name of the method in the protocol, such as `translate!`. */
  readonly method: Method;
  /** The name of the operation in TypeScript, such as `translateOrThrow`. */
  readonly operation: string;
  readonly doc: string;
  /** A line for each field of the params. */
  readonly params: readonly string[];
  readonly result: string;
  /** Whether only scenarios of level `crystal` call the operation. */
  readonly isOfCrystal: boolean;
}

/** The methods that every kit already answers, because each session needs them. */
const ANSWERED: ReadonlySet<string> = new Set(['initialize', 'reset', 'shutdown']);

/** Returns the operations that the author of a port must fill in, in the order of the contract. */
export function kitOperations({ methods }: DocumentedProtocol): KitOperation[] {
  return methods
    .filter(({ method }) => !ANSWERED.has(method))
    .map(({ method, doc, params, result, level }) => ({
      method: method as Method,
      operation: METHODS[method as Method],
      doc,
      params: fieldLines(resolved(params)),
      result: resultText(result),
      isOfCrystal: level === 'crystal',
    }));
}

/** Returns the values of which params consist, each with an example. */
export function kitValues({ values }: DocumentedProtocol): string[] {
  return values.flatMap(({ name, schema: { examples } }) =>
    Array.isArray(examples)
      ? [`${name}: ${examples.map((example) => JSON.stringify(example)).join(' or ')}`]
      : [],
  );
}

/** Returns the schema that a reference names, or the schema itself. */
function resolved(schema: Schema<unknown>): Schema<unknown> {
  const name = nameOf(schema);
  return name === undefined ? schema : definitionsIn(schema).get(name)!;
}

function resultText(result: Schema<unknown>): string {
  const { properties, title, description } = result;
  if (typeof description === 'string' && typeof title !== 'string') return description;
  if (typeof title === 'string') return title;
  return properties === undefined ? typeText(result) : `an object with ${fieldLines(result).join('; ')}`;
}
