import * as messages from '@cucumber/messages';
import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compiledFile, PACKAGE_ROOT } from '../../adapter/contract/package';

/** The folder of the code that runs in the browser. */
export const BROWSER = join(PACKAGE_ROOT, 'site/playground/browser');

const FILES = join(BROWSER, 'stand-ins/fs.ts');
const OTHERS = join(BROWSER, 'stand-ins/node.ts');

/** The modules that stand in for those of Node in the page. A module of Node without a stand-in makes the build fail. */
export const STAND_INS: Readonly<Record<string, string>> = {
  'node:crypto': OTHERS,
  'node:fs': FILES,
  'node:fs/promises': FILES,
  'node:os': OTHERS,
  'node:process': OTHERS,
  'node:path': join(PACKAGE_ROOT, 'site/node_modules/path-browserify/index.js'),
  'node:util': OTHERS,
};

/** Validates with the validators that the build generated. */
const VALIDATION_CODE = `
  import * as validators from ${JSON.stringify(compiledFile('adapter/contract/validators.js'))};
  export function validatorOf(name) { return validators[name]; }`;

/** The plugin of esbuild that replaces other code which needs Node, and leaves out unused code. */
export const WITHOUT_NODE: Plugin = {
  name: 'without Node',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^@cucumber\/messages$/ }, ({ path }) => ({ path, namespace: 'messages' }));
    onLoad({ filter: /.*/, namespace: 'messages' }, () => ({
      contents: messagesCode(),
      resolveDir: PACKAGE_ROOT,
    }));
    // Reading the suite requires Ajv, but the engine needs only the types of the suite.
    onResolve({ filter: /^\.\.?\// }, async ({ path, kind, pluginData, ...importer }) => {
      if (pluginData === 'resolved') return undefined;
      const result = await resolve(path, { ...importer, kind, pluginData: 'resolved' });
      return result.path.startsWith(join(PACKAGE_ROOT, 'suite/read') + sep)
        ? { ...result, sideEffects: false }
        : result;
    });
    // The page cannot read the files of the suite.
    onLoad({ filter: /suite[\\/]read[\\/]read-suite\.ts$/ }, () => ({
      contents: 'export function readSuite() {}',
    }));
    // Ajv compiles schemas with `new Function`, which a content security policy forbids.
    onLoad({ filter: /adapter[\\/]contract[\\/]validation\.ts$/ }, () => ({
      contents: VALIDATION_CODE,
      resolveDir: PACKAGE_ROOT,
    }));
    // Leaves out the other languages of Gherkin, which would be a tenth of the script.
    onLoad({ filter: /gherkin-languages\.json$/ }, ({ path }) => {
      const { en } = JSON.parse(readFileSync(path, 'utf8')) as { readonly en: object };
      return { contents: JSON.stringify({ en }), loader: 'json' };
    });
    // Leaves out Gherkin in Markdown and cucumber's messages, which the parser does not need.
    onLoad({ filter: /(?:GherkinInMarkdownTokenMatcher|generateMessages|makeSourceEnvelope)\.js$/ }, () => ({
      contents: '',
    }));
  },
};

/** Returns the parts of cucumber's messages that its Gherkin parser uses, without the classes for JSON. */
function messagesCode(): string {
  const { PickleStepType, SourceMediaType, StepKeywordType } = messages;
  const enums = Object.entries({ PickleStepType, SourceMediaType, StepKeywordType });
  return [
    `export * as IdGenerator from './node_modules/@cucumber/messages/dist/esm/src/IdGenerator.js';`,
    ...enums.map(([name, values]) => `export const ${name} = ${JSON.stringify(values)};`),
  ].join('\n');
}
