import { fillBlocks } from '../conformance-page/fill-blocks';
import { readDocComments } from './doc-comments';
import { documentedProtocol, type DocumentedProtocol } from './documented-protocol';
import { protocolSchema } from './protocol-schema';
import { errorTable, methodTable, valueTable } from './tables';

/** The page, relative to the package's root. */
export const ADAPTER_PAGE = 'adapter/README.md';

/**
 * Returns the page with updated generated blocks.
 *
 * @param page the current text of the page
 * @throws SuiteDefect when a generated block is missing from the page, or the page has an unknown block
 */
export function adapterPage(page: string, { methods, values }: DocumentedProtocol): string {
  const blocks = new Map([
    ['methods', methodTable(methods.filter(({ level }) => level === undefined))],
    ['methods of level crystal', methodTable(methods.filter(({ level }) => level === 'crystal'))],
    ['values', valueTable(values)],
    ['errors', errorTable()],
  ]);
  return fillBlocks(page, blocks, ADAPTER_PAGE);
}

/** Returns the published schema of the protocol, with the doc comments in the source. */
export function readProtocolSchema(packageRoot: string): ReturnType<typeof protocolSchema> {
  return protocolSchema(documentedProtocol(readDocComments(packageRoot)));
}
