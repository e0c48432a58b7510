import type { Sources } from './sources';
import { accidentsBlock, contradictionsBlock } from './differences';
import { fillBlocks } from './fill-blocks';
import { mutationBlock } from './proof';
import { readingsBlock } from './readings';
import { countsBlock, rulesBlock } from './rules';
import { sectionsBlock } from './sections';
import { silentPointsBlock } from './silent-points';

/** The path of the page, relative to the package's root. */
export const CONFORMANCE_PAGE = 'CONFORMANCE.md';

/**
 * Generates the blocks of the page, and keeps what is written by hand.
 *
 * @param page the current text of the page
 * @throws SuiteDefect when its blocks are not those that are generated
 */
export function conformancePage(
  page: string,
  { suite, document, readings, contradictions, accidents, mutation }: Sources,
): string {
  const blocks = new Map([
    ['counts', countsBlock(suite.features)],
    ['rules', rulesBlock(suite.features)],
    ['sections', sectionsBlock(document)],
    ['silent points', silentPointsBlock(suite.silentPoints, suite.rules)],
    ['readings', readingsBlock(readings)],
    ['contradictions', contradictionsBlock(contradictions)],
    ['accidents', accidentsBlock(accidents)],
    ['mutation', mutationBlock(mutation)],
  ]);
  return fillBlocks(page, blocks, CONFORMANCE_PAGE);
}
