import { KITS } from '../../../runner/init/kits';
import { descriptionLines, type KitLanguage } from '../language';
import type { KitOperation } from '../operations';

/** The starter kit for JavaScript. */
export const JAVASCRIPT: KitLanguage = {
  ...KITS.javascript,
  adapter: 'adapter.mjs',
  files: [
    ['adapter.mjs', 'the operations, which you fill in'],
    ['values.mjs', 'converts the values of the protocol; nothing to fill in'],
  ],
  fillIn: fillInText('js', ''),
  // The sources have no generated blocks: they are generated completely from the sources for TypeScript.
  blocks: () => ({}),
};

/** The starter kit for TypeScript. */
export const TYPESCRIPT: KitLanguage = {
  ...KITS.typescript,
  adapter: 'adapter.ts',
  files: [
    ['adapter.ts', 'the operations, which you fill in'],
    ['values.ts', 'converts the values of the protocol; nothing to fill in'],
  ],
  fillIn: fillInText('ts', ': readonly CallResponse[]'),
  blocks: (operations) => ({
    'adapter.ts': new Map([
      ['operations', operations.flatMap((one, index) => [...(index > 0 ? [''] : []), ...placeOf(one)])],
    ]),
  }),
};

function fillInText(fence: string, type: string): string {
  const typeNote = type === '' ? '' : ' Its params and result have types, which your editor shows.';
  return `An operation is an asynchronous function.${typeNote}
If your library is called \`yourlib\` and has catalogs, these operations may look like this:

\`\`\`${fence}
async newCatalog({ catalog, default_locale = 'en', available_locales, fallbacks }) {
  if (available_locales || fallbacks) throw unsupported('no available locales and no fallbacks');
  catalogs.set(catalog, new yourlib.Catalog(default_locale));
  return null;
},

async inject(params) {
  if ('loader' in params) throw unsupported('no loaders');
  return answer(() => subjectOf(params).add(params.translations));
},

async translate(params) {
  const options = { ...scalarsOf(params.params), ...scalarsOf(params.kwargs) };
  if (params.scope != null) options${type === '' ? '.scope' : "['scope']"} = scopeOf(params.scope);
  if (params.count != null) options${type === '' ? '.count' : "['count']"} = scalarOf(params.count);
  if (params.default !== undefined) options${type === '' ? '.default' : "['default']"} = scalarOf(params.default);
  return answer(() => subjectOf(params).translate(nameOf(params.key), options));
},

async withLocale(params) {
  return answer(async () => {
    let block${type} = [];
    const value = await subjectOf(params).withLocale(nameOf(params.locale), async () => {
      block = await runBlock(adapter, params.block);
      return 'block';
    });
    return { block, value };
  });
},
\`\`\`

Import \`runBlock\`${type === '' ? '' : ' and the type `CallResponse`'} from \`i18n-conformance/adapter\`, and \`nameOf\`, \`scopeOf\`, \`scalarOf\` and \`scalarsOf\` from
\`${type === '' ? './values.mjs' : './values.js'}\`. Name the library's errors in \`answer\`.${type === '' ? '' : ' In `Library`, replace `unknown` with the type of its catalogs.'} If the
library has a module, return that in \`subjectOf\`.`;
}

function placeOf(operation: KitOperation): string[] {
  return [
    '/**',
    ...descriptionLines(operation, 100).map((line) => ` * ${line}`.trimEnd()),
    ' */',
    `async ${operation.operation}(${operation.params.length > 0 ? '_params' : ''}) {`,
    `  throw unsupported('no such operation: ${operation.method}');`,
    '},',
  ];
}
