import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import typescript from 'typescript';

/** The kit that is converted, and the kit that is written, relative to the root of the package. */
export const TYPESCRIPT_KIT = 'ports/kits/typescript';
export const JAVASCRIPT_KIT = 'dist/ports/kits/javascript';

/** The texts of the TypeScript kit, besides types, that the JavaScript kit has in other words. */
const REPLACEMENTS = [
  ['TypeScript', 'JavaScript'],
  [' Without `any`, the compiler then says where\n// it has other names.', ''],
  ['./values.js', './values.mjs'],
  // Editors read the types of the operations from this comment.
  [
    'export default function createAdapter()',
    "/** @returns {Partial<import('i18n-conformance/adapter').Adapter>} */\nexport default function createAdapter()",
  ],
];

/** Writes the starter kit for JavaScript, which is the kit for TypeScript without types. */
export async function writeJavascriptKit(root) {
  const source = join(root, TYPESCRIPT_KIT);
  rmSync(join(root, JAVASCRIPT_KIT), { recursive: true, force: true });
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const isCode = file.endsWith('.ts');
    const text = readFileSync(file, 'utf8');
    const path = join(root, JAVASCRIPT_KIT, file.slice(source.length + 1).replace(/\.ts$/, '.mjs'));
    const converted = REPLACEMENTS.reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      isCode ? withoutTypes(text) : text,
    );
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      isCode ? await format(converted, { ...(await resolveConfig(source)), parser: 'babel' }) : converted,
    );
  }
}

/** Stands for an empty line, which the compiler would leave out. */
const EMPTY_LINE = '// an empty line';

/** Removes the types from a source. Comments stay, which say what to fill in. */
function withoutTypes(text) {
  const { ESNext } = typescript.ScriptTarget;
  const { outputText } = typescript.transpileModule(text.replace(/^$/gm, `${EMPTY_LINE}\n`), {
    compilerOptions: { target: ESNext, module: ESNext, verbatimModuleSyntax: true },
  });
  return outputText.replace(new RegExp(`^ *${EMPTY_LINE}$`, 'gm'), '');
}
