import { fillBlocks } from '../conformance-page/fill-blocks';
import type { DocumentedProtocol } from './documented-protocol';
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
