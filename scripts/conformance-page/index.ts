import type { Sources } from './sources';
import { accidentsBlock, contradictionsBlock } from './differences';
import { fillBlocks } from './fill-blocks';
import { mutationBlock } from './proof';
import { countsBlock, rulesBlock } from './rules';
import { sectionsBlock } from './sections';
import { silentPointsBlock } from './silent-points';

/** The page, relative to the package's root. */
export const CONFORMANCE_PAGE = 'CONFORMANCE.md';

/**
 * The page as it is to be: what is written by hand stays, the generated blocks are made anew.
 *
 * @param page the page as it is
 * @throws SuiteDefect when its blocks are not those that are generated
 */
export function conformancePage(
  page: string,
  { suite, document, contradictions, accidents, mutation }: Sources,
): string {
  const blocks = new Map([
    ['counts', countsBlock(suite.features)],
    ['rules', rulesBlock(suite.features)],
    ['sections', sectionsBlock(document)],
    ['silent points', silentPointsBlock(suite.silentPoints, suite.rules)],
    ['contradictions', contradictionsBlock(contradictions)],
    ['accidents', accidentsBlock(accidents)],
    ['mutation', mutationBlock(mutation)],
  ]);
  return fillBlocks(page, blocks, CONFORMANCE_PAGE);
}
