import { readData } from '../../suite/read/read-data';
import { TEXT } from '../../suite/read/read-list';
import { SURFACES } from '../../suite/read';
import { VERDICT_NAMES, type Verdict } from '../../runner/verdict/verdict';
import type { LibraryVerdicts } from './verdicts';

/** The path of the generated file with the verdicts on all libraries, relative to the package's root. */
export const RESULTS_FILE = 'ports/results.json';

/** The verdicts on libraries, by the name of the library's folder in `ports/`. */
export type Results = ReadonlyMap<string, LibraryVerdicts>;

/** The content of the file. */
interface ResultsData {
  readonly libraries: Readonly<Record<string, Omit<LibraryVerdicts, 'verdicts'>>>;
  /** The verdict of each library, by the id of the rule. */
  readonly rules: Readonly<Record<string, Readonly<Record<string, Verdict>>>>;
}

const LIBRARY_SCHEMA = {
  type: 'object',
  required: ['version', 'language', 'surfaces'],
  additionalProperties: false,
  properties: {
    version: TEXT,
    language: TEXT,
    surfaces: { type: 'array', items: { enum: SURFACES } },
  },
};

const SCHEMA = {
  type: 'object',
  required: ['libraries', 'rules'],
  additionalProperties: false,
  properties: {
    libraries: { type: 'object', additionalProperties: LIBRARY_SCHEMA },
    rules: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { enum: VERDICT_NAMES } },
    },
  },
};

/**
 * Reads the recorded verdicts on all libraries.
 *
 * @throws SuiteDefect when the file is not what `npm run ports -- --update` writes
 */
export function readResults(packageRoot: string): Results {
  const { libraries, rules } = readData<ResultsData>(packageRoot, RESULTS_FILE, SCHEMA);
  return new Map(
    Object.entries(libraries).map(([name, library]) => {
      const verdicts = Object.entries(rules).flatMap(([id, { [name]: verdict }]): [string, Verdict][] =>
        verdict === undefined ? [] : [[id, verdict]],
      );
      return [name, { ...library, verdicts: new Map(verdicts) }];
    }),
  );
}

/**
 * Returns results as the text of their file: JSON, with a line for each library and for each rule.
 *
 * @param rules the ids of the suite's rules. Verdicts on other rules are left out
 */
export function resultsText(results: Results, rules: readonly string[]): string {
  const names = [...results.keys()].sort();
  const libraries = names.map((name): [string, object] => {
    const { version, language, surfaces } = results.get(name)!;
    return [name, { version, language, surfaces }];
  });
  const verdicts = [...rules].sort().map((id): [string, object] => {
    const ofRule = names.map((name) => [name, results.get(name)!.verdicts.get(id)] as const);
    return [id, Object.fromEntries(ofRule.filter(([, verdict]) => verdict !== undefined))];
  });
  return `{\n${blockOf('libraries', libraries)},\n${blockOf('rules', verdicts)}\n}\n`;
}

/** Returns a field that is an object with each of its own fields on one line. */
function blockOf(name: string, fields: readonly (readonly [string, object])[]): string {
  const lines = fields.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
}
