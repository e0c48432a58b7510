import { definitionsIn, type Schema } from '../../adapter/contract/schema';
import { METHODS, type Method } from '../../adapter/contract/adapter';
import { nameOf, type DocumentedProtocol } from '../adapter-page/documented-protocol';
import { fieldLines, typeText } from './type-text';

/** An operation as the marked place of a starter kit shows it. */
export interface KitOperation {
  /** Its name on the wire: `translate!`. */
  readonly method: Method;
  /** Its name in TypeScript: `translateOrThrow`. */
  readonly operation: string;
  readonly doc: string;
  /** A line for each field of its params. */
  readonly params: readonly string[];
  readonly result: string;
  /** Whether only scenarios of level `crystal` call it. */
  readonly isOfCrystal: boolean;
}

/** The methods that every kit answers from the start: without them there is no session. */
const ANSWERED: ReadonlySet<string> = new Set(['initialize', 'reset', 'shutdown']);

/** Lists the operations that are to be filled in, in the order of the contract. */
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

/** Returns the values that params are made of, with an example of each. */
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
