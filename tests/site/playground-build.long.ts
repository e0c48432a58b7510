import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { buildPlayground } from '../../site/playground/build';
import { temporaryFolder } from '../runner/command';

const folders = [temporaryFolder(), temporaryFolder()];
before(async () => {
  for (const folder of folders) await buildPlayground(folder);
});

/** Returns the files below a folder, by their paths. */
function filesBelow(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  );
}

test('a page loads under 220 kB compressed, and under 30 kB more for a scenario of another chapter', () => {
  const files = filesBelow(folders[0]!);
  const sizes = new Map(
    [...files].map(([path, content]) => [path, gzipSync(content, { level: 9 }).length] as const),
  );
  const script = sizes.get('playground/playground.js')!;
  assert.ok(script < 220_000, `${script} bytes`);
  for (const [path, size] of sizes) {
    if (/\/(?:scenarios|recordings)\//.test(path)) assert.ok(size < 30_000, `${path}: ${size} bytes`);
  }
  assert.ok(sizes.has('playground/scenarios/LOOKUP.js'));
});

test('the same files are written each time', () => {
  const [one, other] = folders.map(filesBelow);
  assert.deepEqual(one, other);
});

test('the licences of the bundled packages are handed on', () => {
  const licenses = filesBelow(folders[0]!).get('playground/licenses.txt')!.toString();
  for (const name of ['@codemirror/view', '@cucumber/gherkin', 'js-yaml']) {
    assert.match(licenses, new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  }
});
