import { fillBlocks } from '../conformance-page/fill-blocks';
import type { DocumentedProtocol } from './documented-protocol';
import { errorTable, methodTable, valueTable } from './tables';

/** The page, relative to the package's root. */
export const ADAPTER_PAGE = 'adapter/README.md';

/**
 * Returns the page with its generated blocks made anew.
 *
 * @param page the page as it is
 * @throws SuiteDefect when its blocks are not those that are generated
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
