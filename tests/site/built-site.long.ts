import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { buildSite, ForeignFolder } from '../../site/output/build-site';
import { textOf } from '../../site/output/html-text';
import { linkFindings } from '../../site/output/links';
import { readRecordedLibraries, ruleVerdicts, tallyOf } from '../../scripts/ports/recorded';
import { readSuite } from '../../suite';
import { PAGES } from './served-site';
import { temporaryFolder } from '../runner/command';

const folder = temporaryFolder();

describe('the built site', () => {
  test('another build gives the same files', async () => {
    const second = join(folder, 'second');
    await buildSite(PACKAGE_ROOT, second);
    const files = filesIn(second);
    // Two builds of the playground are compared beside its other tests.
    assert.deepEqual(
      filesIn(PAGES).filter((file) => !file.startsWith('playground/')),
      files,
    );
    for (const file of files) {
      assert.ok(readFileSync(join(PAGES, file)).equals(readFileSync(join(second, file))), file);
    }
  });

  test('a folder that holds something else is left as it is', async () => {
    const foreign = join(folder, 'foreign');
    mkdirSync(foreign);
    writeFileSync(join(foreign, 'kept.txt'), 'kept');
    await assert.rejects(buildSite(PACKAGE_ROOT, foreign), ForeignFolder);
    assert.deepEqual(readdirSync(foreign), ['kept.txt']);
  });

  test('each rule, scenario and silent point has a place', () => {
    const { rules, silentPoints } = readSuite(PACKAGE_ROOT);
    for (const { id, scenarios } of rules) {
      const page = readFileSync(join(PAGES, `rules/${id}.html`), 'utf8');
      for (const scenario of scenarios) {
        assert.ok(page.includes(` id="${scenario.id.slice(id.length + 1)}"`), scenario.id);
      }
    }
    for (const { id } of silentPoints) {
      assert.match(readFileSync(join(PAGES, `silent/${id}.html`), 'utf8'), new RegExp(id));
    }
  });

  test('a page of a rule and what it loads have less than 100 kB, compressed', () => {
    const sizeOf = (file: string): number => gzipSync(readFileSync(join(PAGES, file))).length;
    const assets = ['site.css', 'site.js', 'icon.svg'].map((name) => sizeOf(`assets/${name}`));
    const shared = assets.reduce((sum, size) => sum + size, 0);
    for (const file of filesIn(PAGES).filter((name) => name.startsWith('rules/'))) {
      assert.ok(shared + sizeOf(file) < 100_000, file);
    }
  });

  const pageOf = (path: string): string => readFileSync(join(PAGES, path), 'utf8');

  test('each sentence links to its rules, and each of these to the sentence', () => {
    const { document } = readSuite(PACKAGE_ROOT);
    const page = pageOf('document.html');
    for (const { section, sentences } of document) {
      for (const [index, { rules, silent }] of sentences.entries()) {
        const id = `sentence-${section}-${index + 1}`;
        const [, item = ''] =
          new RegExp(`<li id="${id.replaceAll('.', '\\.')}">(.*?)</li>`, 's').exec(page) ?? [];
        const places = [
          ...rules.map((rule) => `rules/${rule}.html`),
          ...silent.map((point) => `silent/${point}.html`),
        ];
        for (const place of places) {
          assert.ok(item.includes(`href="${place}"`), `${id} has no link to ${place}`);
          assert.ok(pageOf(place).includes(`href="../document.html#${id}"`), `${place} has no link to ${id}`);
        }
      }
    }
  });

  test('the front page counts the rules that a library passes, and its page gives the reasons for the others', () => {
    const rows = [...pageOf('index.html').matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => row);
    const { rules } = readSuite(PACKAGE_ROOT);
    const spec = rules.filter(({ level }) => level === 'spec');
    for (const library of readRecordedLibraries(PACKAGE_ROOT)) {
      const page = `ports/${library.name}.html`;
      const row = rows.find((one) => one.includes(`"${page}"`)) ?? '';
      const { passed, of } = tallyOf(library, spec);
      assert.match(textOf(row), new RegExp(`(library|catalog|module) ${passed} of ${of} `), library.name);
      const reasons = [...pageOf(page).matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, cells = '']) => textOf(cells));
      for (const { rule, reason } of ruleVerdicts(library, rules)) {
        if (reason === undefined) continue;
        const shown = reasons.find((one) => one.startsWith(`${rule.id} `)) ?? '';
        const isShown = withoutSpaces(shown).endsWith(withoutSpaces(reason.replaceAll('`', '')));
        assert.ok(isShown, `${page} shows for ${rule.id}: ${shown}`);
      }
    }
  });

  test('the search loads less than 100 kB, compressed', () => {
    const sizeOf = (file: string): number => gzipSync(readFileSync(join(PAGES, 'assets', file))).length;
    assert.ok(sizeOf('search.js') + sizeOf('search-data.js') < 100_000);
  });
});

test('links to no file and to no place, and ids that are used twice, are found', () => {
  const site = join(folder, 'links');
  mkdirSync(join(site, 'rules'), { recursive: true });
  writeFileSync(
    join(site, 'index.html'),
    '<h1 id="top"></h1><a href="rules/A.html#x"></a><a href="rules/B.html"></a><a href="#top"></a>' +
      '<a href="#bottom"></a><a href="/rules/A.html"></a><a href="https://example.org/">',
  );
  writeFileSync(join(site, 'rules/A.html'), '<p id="x"></p><p id="x"></p><img src="../icon.svg">');
  assert.deepEqual(linkFindings(site), [
    'index.html: rules/B.html leads to no file',
    'index.html: #bottom leads to no place in index.html',
    'index.html: /rules/A.html leads out of the site',
    'rules/A.html: the id x is used twice',
    'rules/A.html: ../icon.svg leads to no file',
  ]);
});

/** Removes spaces, which `textOf` adds beside code and links. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

function filesIn(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(site.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
