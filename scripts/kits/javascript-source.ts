import { transformSync } from 'amaro';
import { format, resolveConfig } from 'prettier';

/** A declaration of a type, with the comment above it and the empty line below it. */
const TYPE_DECLARATION = /^(?:\/\/.*|\/\*\*.*\*\/)\n(?:export )?type .*;\n\n/gm;
/** The type of the function that creates the adapter, as a comment that editors read. */
const ADAPTER = 'export default function createAdapter()';
const ADAPTER_TYPE = "/** @returns {Partial<import('i18n-conformance/adapter').Adapter>} */";

/**
 * Converts a source of the TypeScript kit to the corresponding source of the JavaScript kit. Removes the types, and
 * replaces the names of the files and of the language.
 *
 * @param file the path of the source, which determines how the source is formatted
 */
export async function javascriptOf(typescript: string, file: string): Promise<string> {
  const { code } = transformSync(typescript.replaceAll(TYPE_DECLARATION, ''), { mode: 'strip-only' });
  const source = code
    .replace(ADAPTER, `${ADAPTER_TYPE}\n${ADAPTER}`)
    .replaceAll('./values.js', './values.mjs')
    .replaceAll('TypeScript', 'JavaScript');
  return format(source, { ...(await resolveConfig(file)), parser: 'babel' });
}
