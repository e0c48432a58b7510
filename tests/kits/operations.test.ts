import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DEFINITIONS } from '../../adapter/contract/methods';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS } from '../../adapter/contract/values';
import { KIT_NAMES, type KitName } from '../../runner/init/kits';
import { kitFolder } from '../../runner/init/write-kit';
import { requireNone } from '../none';

/** Returns the code of a kit. */
function codeOf(kit: KitName): string {
  return readdirSync(kitFolder(kit), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:cr|go|java|mjs|php|py|rb|ts)$/.test(file))
    .map((file) => readFileSync(join(kitFolder(kit), file), 'utf8'))
    .join('\n');
}

for (const kit of KIT_NAMES) {
  test(`the starter kit for ${kit} has a place for each operation of level spec`, () => {
    const code = codeOf(kit);
    const lacking = Object.entries(DEFINITIONS).filter(
      ([operation, { method, level }]) =>
        level !== 'crystal' &&
        !['"', "'"].some((quote) => code.includes(`${quote}${method}${quote}`)) &&
        !new RegExp(`%w\\[[^\\]]*(?<=[\\[ ])${method}(?=[\\] ])`).test(code) &&
        !new RegExp(`(?:async |  )${operation}[(:]`).test(code),
    );
    assert.deepEqual(
      lacking.map(([, { method }]) => method),
      [],
      `ports/kits/${kit} lacks operations`,
    );
  });
}

test('the kit for Crystal has the symbols and the named arguments of the scenarios, because it needs literals', () => {
  const code = codeOf('crystal');
  const texts = [...Object.values(LISTED_SYMBOLS), ...LISTED_KEYWORD_SETS].flat();
  requireNone(texts.filter((text) => !code.includes(`"${text}"`)));
});

test('the kit for JavaScript has the comments of that for TypeScript that say what to fill in', () => {
  const code = codeOf('javascript');
  assert.doesNotMatch(code, /Promise<|TypeScript|\.ts\b/);
  const notes = (text: string): number => text.match(/Fill in:/g)?.length ?? 0;
  assert.equal(notes(code), notes(codeOf('typescript')));
});
