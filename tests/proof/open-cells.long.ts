import { deepStrictEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { holesIn, listFindings, playedCells, readOpenCells } from '../../proof/states/cells';
import { readSuite } from '../../suite/read';

test('the list of open cells and the scenarios of level spec account for all pairs', async () => {
  const suite = readSuite(PACKAGE_ROOT);
  const cells = await playedCells(suite);
  const entries = readOpenCells(PACKAGE_ROOT);
  const ids = suite.silentPoints.map(({ id }) => id);
  deepStrictEqual(listFindings(entries, cells, ids), []);
  deepStrictEqual(holesIn(cells, entries), []);
});
