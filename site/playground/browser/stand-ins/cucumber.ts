// Stands in for `@cucumber/cucumber` in the page: the step definitions register themselves here, and are matched by the
// same cucumber expressions. The rest of cucumber, which needs Node, plays no part in the engine.
import type * as cucumber from '@cucumber/cucumber';
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';

type Code = (...values: unknown[]) => unknown;

interface Definition {
  readonly keyword: string;
  readonly pattern: string;
  readonly options: object;
  readonly code: Code;
}

type ParameterTypeOptions = Parameters<typeof cucumber.defineParameterType>[0];

const parameterTypes = new ParameterTypeRegistry();
const definitions: Definition[] = [];

/** Registers a parameter type. */
export function defineParameterType({ name, regexp, transformer }: ParameterTypeOptions): void {
  parameterTypes.defineParameterType(new ParameterType(name, regexp, null, transformer, false, false));
}

function define(keyword: string) {
  return (pattern: string, options: object | Code, code?: Code): void => {
    if (typeof options === 'function')
      definitions.push({ keyword, pattern, options: {}, code: options as Code });
    else definitions.push({ keyword, pattern, options, code: code! });
  };
}

/** Registers a step definition. */
export const Given = define('Given');
/** Registers a step definition. */
export const When = define('When');
/** Registers a step definition. */
export const Then = define('Then');

/** The rows of a step's table. */
export class DataTable {
  constructor(private readonly rows: readonly (readonly string[])[]) {}

  /** Returns a copy of all rows. */
  raw(): string[][] {
    return this.rows.map((row) => [...row]);
  }
}

let newId = (): string => '';

/** Collects the step definitions, as cucumber's builder does. */
export const supportCodeLibraryBuilder = {
  reset(_folder: string, idsFrom: () => string): void {
    newId = idsFrom;
  },
  finalize() {
    const stepDefinitions = definitions.map((definition) => ({
      ...definition,
      id: newId(),
      // The file and the line are known where the definitions are files.
      uri: '',
      line: 0,
      expression: new CucumberExpression(definition.pattern, parameterTypes),
    }));
    return { stepDefinitions };
  },
};
