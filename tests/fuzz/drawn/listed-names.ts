import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS } from '../../../adapter/contract/values';
import { KEYWORD_SETS, requireListed, SYMBOLS, UsedNames } from '../../play/used-names';
import type { PlayedAlone } from '../scenarios';

/** Tests that random scenarios of a level use only listed names. */
export function testListedNames(level: string, played: readonly PlayedAlone[]): void {
  test(`random scenarios of level ${level} use only listed Symbols and sets of named arguments`, () => {
    const used = new UsedNames();
    for (const { calls } of played) used.take(calls);
    requireListed(used);
  });
}

/** Tests the lists of names. */
export function testListsOfNames(): void {
  test('the lists of the contract match the protocol, and adapter/README.md shows them', () => {
    assert.deepEqual(LISTED_SYMBOLS, SYMBOLS);
    assert.deepEqual(LISTED_KEYWORD_SETS, KEYWORD_SETS);
    // Lines are broken where they become too long.
    const page = readFileSync(join(PACKAGE_ROOT, 'adapter/README.md'), 'utf8').replaceAll(/\n +/g, ' ');
    for (const [place, symbols] of [
      ['locales', SYMBOLS.locales],
      ['formats', SYMBOLS.formats],
      ['keys and parts of scopes', SYMBOLS.keys],
    ] as const) {
      const line = `- ${place}: ${symbols.map((symbol) => `\`${symbol}\``).join(' ')}\n`;
      assert.ok(page.includes(line), line);
    }
    assert.ok(page.includes('- named arguments: `name`; `first` and `last`; `name` and `place`; `locale`\n'));
  });
}
