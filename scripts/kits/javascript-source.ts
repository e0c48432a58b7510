import { transformSync } from 'amaro';
import { format, resolveConfig } from 'prettier';

/** A declaration of a type, with the comment above it and the empty line below it. */
const TYPE_DECLARATION = /^(?:\/\/.*|\/\*\*.*\*\/)\n(?:export )?type .*;\n\n/gm;
/** The type of the function that makes the adapter, which editors read from a comment as well. */
const ADAPTER = 'export default function createAdapter()';
const ADAPTER_TYPE = "/** @returns {Partial<import('i18n-conformance/adapter').Adapter>} */";

/**
 * Returns the source of the starter kit for JavaScript that corresponds to one for TypeScript: without types, and with
 * the names of the files and of the language replaced.
 *
 * @param file the path of the source, for its format
 */
export async function javascriptOf(typescript: string, file: string): Promise<string> {
  const { code } = transformSync(typescript.replaceAll(TYPE_DECLARATION, ''), { mode: 'strip-only' });
  const source = code
    .replace(ADAPTER, `${ADAPTER_TYPE}\n${ADAPTER}`)
    .replaceAll('./values.js', './values.mjs')
    .replaceAll('TypeScript', 'JavaScript');
  return format(source, { ...(await resolveConfig(file)), parser: 'babel' });
}
