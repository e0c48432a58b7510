import type { Sources } from './sources';
import { documentBlock } from './document';
import { accidentsBlock, contradictionsBlock, readingsBlock, silentPointsBlock } from './entries';
import { fillBlocks } from './fill-blocks';
import { librariesBlock } from './libraries';
import { countsBlock, rulesBlock } from './rules';

/** The path of the generated page, relative to the package's root. */
export const CONFORMANCE_PAGE = 'CONFORMANCE.md';

/**
 * Returns CONFORMANCE.md with its generated blocks brought up to date. The rest of the page is left unchanged.
 *
 * @param page the current text of the page
 * @throws SuiteDefect when a block is unknown, missing or repeated, or lacks its opening or closing comment
 */
export function conformancePage(
  page: string,
  { suite, readings, contradictions, accidents, libraries }: Sources,
): string {
  const blocks = new Map([
    ['counts', countsBlock(suite)],
    ['document', documentBlock(suite.document)],
    ['rules', rulesBlock(suite.features)],
    ['silent points', silentPointsBlock(suite.silentPoints, suite.rules)],
    ['readings', readingsBlock(readings)],
    ['contradictions', contradictionsBlock(contradictions)],
    ['accidents', accidentsBlock(accidents)],
    ['libraries', librariesBlock(libraries, suite)],
  ]);
  return fillBlocks(page, blocks, CONFORMANCE_PAGE);
}
