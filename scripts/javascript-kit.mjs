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

/**
 * Removes the types from a source. TypeScript's own output would lack the empty lines, and esbuild's the comments,
 * which say what to fill in. Only the forms that the kit uses are removed; the kit's tests run the result.
 */
function withoutTypes(text) {
  const source = typescript.createSourceFile('kit.ts', text, typescript.ScriptTarget.Latest, true);
  const removed = [];
  const visit = (node) => {
    const { type, typeParameters, typeArguments } = node;
    if (typescript.isTypeAliasDeclaration(node) || node.importClause?.isTypeOnly) {
      // With the comment that describes the type, and not with those in front of it.
      removed.push([Math.max(node.pos, text.lastIndexOf('\n\n', node.getStart())), node.end]);
    } else if (typescript.isImportSpecifier(node) && node.isTypeOnly) {
      // With the comma in front.
      removed.push([node.pos - 1, node.end]);
    } else {
      if (typescript.isAsExpression(node)) removed.push([node.expression.end, node.end]);
      // With the colon in front.
      else if (type !== undefined) removed.push([type.pos - 1, type.end]);
      for (const list of [typeParameters, typeArguments]) {
        // With the angle brackets.
        if (list !== undefined) removed.push([list.pos - 1, list.end + 1]);
      }
      typescript.forEachChild(node, visit);
    }
  };
  visit(source);
  // Types in removed types are removed with these.
  return removed
    .filter((one) => !removed.some((other) => other !== one && other[0] <= one[0] && one[1] <= other[1]))
    .sort(([one], [other]) => other - one)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text);
}
