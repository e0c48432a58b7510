import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from '../runner/call-command';
import { temporaryFolder } from '../runner/command';
import { reasonToSkip, runTool } from './toolchains';

/** Lets a fiber carry a catalog, as in crystal-i18n. */
const FIBER = 'class Fiber\n  property i18n_catalog : I18n::Catalog?\nend\n';

describe('the starter kit for Crystal', { skip: reasonToSkip('crystal') ?? false }, () => {
  const folder = join(temporaryFolder(), 'kit');

  before(async () => {
    assert.equal((await callCommand(['init', '--language', 'crystal', folder])).status, 0);
    const page = readFileSync(join(folder, 'README.md'), 'utf8');
    // Without Shards: the library is linked, and the compiler builds the adapter alone.
    const library = join(temporaryFolder(), 'library-elsewhere');
    mkdirSync(join(library, 'src'), { recursive: true });
    const source = readFileSync(join(PACKAGE_ROOT, 'tests/kits/fixtures/crystal/i18n.cr'), 'utf8');
    writeFileSync(join(library, 'src/i18n.cr'), `${source}\n${FIBER}`);
    const [, build = ''] = /```sh\n(mkdir -p bin lib\n[^]*?)```/.exec(page) ?? [];
    runTool(folder, 'sh', '-e', '-c', build.replace('../path/to/your/library', library));
  });

  test('answers every call of check, and resets the library that keeps its main catalog in a fiber', async () => {
    const { stdout } = await callCommand(['check', '--verbose', '--command', 'bin/adapter'], folder);
    assert.match(stdout, /^isolates scenarios with reset$/m);
    assert.match(stdout, /^ {2}ok {10}constants/m);
  });

  test('names the version of the library that the suite is about', () => {
    assert.match(readFileSync(join(folder, 'shard.yml'), 'utf8'), /^ {4}version: 0\.2\.2$/m);
  });
});
