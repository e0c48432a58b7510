import { deepStrictEqual } from 'node:assert/strict';
import { it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { cellText } from '../../proof/states/cells';
import { holesIn, listFindings, readOpenCells } from '../../proof/states/open-cells';
import { playedCells } from '../../proof/states/played-cells';
import { readSuite } from '../../suite';

it('the list of open cells and the scenarios of level spec account for all pairs of state and operation', async () => {
  const suite = readSuite(PACKAGE_ROOT);
  const cells = await playedCells(suite);
  const entries = readOpenCells(PACKAGE_ROOT);
  const ids = suite.silentPoints.map(({ id }) => id);
  deepStrictEqual(listFindings(entries, cells, ids), []);
  deepStrictEqual(holesIn(cells, entries).map(cellText), []);
});
