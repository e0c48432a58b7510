import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { load } from 'js-yaml';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readRecordedLibraries, ruleVerdicts } from '../../scripts/ports/recorded';
import { linkFindings } from '../../site/links';
import { keptIn, readKeptCode } from '../../site/pages/kept-code';
import { readSuite } from '../../suite/read';
import { requireNone } from '../none';
import { temporaryFolder } from '../runner/command';
import { BROWSER_ONLY } from './chromium';
import { builtSite, serveSite, type ServedSite } from './served-site';
import { barriersInAllViews, PHONE } from './views';

const suite = readSuite(PACKAGE_ROOT);

/** The number of questions that the search must answer among its first three hits. */
const ANSWERED = 35;

/** One page of each kind. */
const KINDS = [
  ...['index', 'document', 'rules', 'rules/MISSING-01', 'rules/LOAD-01', 'matrix', 'ports/i18next', 'start'],
  ...['silent-points', 'silent/SILENT-07', 'readings', 'original', 'playground', 'join', 'library'],
];

describe('the built site', () => {
  const pageOf = (path: string): string => readFileSync(join(builtSite(), `${path}.html`), 'utf8');
  before(() => void builtSite());

  test('has at most 350 pages, and a place for each rule, scenario and silent point', () => {
    const files = readdirSync(builtSite(), { recursive: true, encoding: 'utf8' });
    assert.ok(files.filter((file) => file.endsWith('.html')).length <= 350);
    for (const { id, scenarios } of suite.rules) {
      const page = pageOf(`rules/${id}`);
      for (const scenario of scenarios) {
        assert.ok(
          page.includes(` id="${(scenario.outline ?? scenario).id.slice(id.length + 1)}"`),
          scenario.id,
        );
      }
    }
    for (const { id } of suite.silentPoints) assert.match(pageOf(`silent/${id}`), new RegExp(`>${id}: `));
  });

  test('the page of a library lists exactly the rules that it breaks', () => {
    for (const library of readRecordedLibraries(PACKAGE_ROOT)) {
      const main = pageOf(`ports/${library.name}`)
        .replace(/^[^]*<main/, '')
        .replace(/<\/main>[^]*/, '');
      const listed = [...main.matchAll(/rules\/([A-Z]+-\d+)\.html/g)].map(([, id]) => id);
      const verdicts = ruleVerdicts(library, suite.rules);
      const broken = verdicts.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'not-applicable');
      assert.deepEqual(new Set(listed), new Set(broken.map(({ rule }) => rule.id)));
    }
  });
});

describe('the site in a browser', BROWSER_ONLY, () => {
  let site: ServedSite;
  before(async () => {
    site = await serveSite();
  });
  // There is no site when the browser could not be started.
  after(() => (site as ServedSite | undefined)?.close());

  test('the search answers the questions of porters, and shows what a reader types as text', async () => {
    const file = readFileSync(join(PACKAGE_ROOT, 'tests/site/search-questions.yaml'), 'utf8');
    const questions = Object.entries(load(file) as Readonly<Record<string, string>>);
    await site.visit('start.html', async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      const field = page.getByRole('searchbox');
      const unanswered: string[] = [];
      for (const [question, answers] of questions) {
        await field.fill('');
        await page.locator('.VPLocalSearchBox .result').first().waitFor({ state: 'detached' });
        await field.fill(question);
        await page.locator('.VPLocalSearchBox .result').first().waitFor();
        const links = await page
          .locator('.VPLocalSearchBox a.result')
          .evaluateAll((results) => results.slice(0, 3).map((result) => result.getAttribute('href') ?? ''));
        const hits = links.map((link) => link.replace(/^\/i18n-conformance\//, '').replace('.html', ''));
        const isAnswer = (hit: string): boolean =>
          answers.split(' ').some((answer) => hit === answer || hit.split('#')[0] === answer);
        if (!hits.some(isAnswer)) unanswered.push(`${question}: ${hits.join(', ')}`);
      }
      assert.equal(questions.length, 40);
      assert.ok(questions.length - unanswered.length >= ANSWERED, unanswered.join('\n'));
      const markup = '<img qqqqqqqq=wwwwwwww>';
      await field.fill(markup);
      await page.getByText(markup).waitFor();
      assert.equal(await page.locator('.VPLocalSearchBox img').count(), 0);
    });
  });

  test('a link to a folded scenario unfolds it, on the same page and on another', async () => {
    const id = 'a-missing-key-with-arguments';
    const unfolded = `.vp-doc details[open]:has([id="${id}"])`;
    await site.visit('rules/MISSING-01.html', async (page) => {
      assert.equal(await page.locator(unfolded).count(), 0);
      await page.evaluate(`location.hash = ${JSON.stringify(id)}`);
      await page.locator(unfolded).waitFor();
    });
    await site.visit(`rules/MISSING-01.html#${id}`, (page) => page.locator(unfolded).waitFor());
  });

  test('the table of rules shows those that a library breaks', async () => {
    await site.visit('matrix.html', async (page) => {
      await page.getByLabel('Broken by').selectOption('python');
      await page.getByText(`0 of ${suite.rules.length} rules`).waitFor();
      await page.getByLabel('Broken by').selectOption('i18next');
      await page.getByLabel('Words').fill('inject-02');
      await page.getByText(/^[01] of \d+ rules$/).waitFor();
    });
  });

  test('without JavaScript, pages can be read, and nothing that needs it is shown', async () => {
    const { page, problems } = await site.open({ javaScript: false });
    await page.goto(`${site.address}rules/MISSING-01.html`);
    await page.getByRole('heading', { name: 'Scenarios' }).waitFor();
    assert.ok(await page.getByText('Scenario Outline: a missing key').first().isVisible());
    assert.equal(await page.getByRole('button', { name: /^Run it/ }).count(), 0);
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  test('a menu and a list of the contents open on a phone', async () => {
    const menu = async (page: Parameters<Parameters<ServedSite['visit']>[1]>[0]): Promise<void> => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('link', { name: 'Where crystal-i18n departs from the document' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'On this page' }).click();
      await page.locator('.VPLocalNavOutlineDropdown').getByRole('link', { name: 'Errors' }).click();
      await page.waitForURL(/join\.html#errors$/);
    };
    await site.visit('join.html', menu, PHONE);
  });

  for (const path of KINDS) {
    test(`has no barrier and fits: ${path}`, async () => {
      await site.visit(`${path}.html`, async (page) => {
        assert.deepEqual(await barriersInAllViews(page), []);
      });
    });
  }
});

test('links to no file and to no place, and ids that are used twice, are found', () => {
  const folder = join(temporaryFolder(), 'links');
  mkdirSync(join(folder, 'rules'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<h1 id="top"></h1><a href="/b/rules/A.html#x"></a><a href="/b/rules/B.html"></a><a href="#top"></a>' +
      '<a href="#bottom"></a><a href="/rules/A.html"></a><a href="https://example.org/">',
  );
  writeFileSync(join(folder, 'rules/A.html'), '<p id="x"></p><p id="x"></p><img src="../icon.svg">');
  assert.deepEqual(linkFindings(folder, '/b/'), [
    'index.html: /b/rules/B.html leads to no file',
    'index.html: #bottom leads to no place in index.html',
    'index.html: /rules/A.html leads out of the site',
    'rules/A.html: the id x is used twice',
    'rules/A.html: ../icon.svg leads to no file',
  ]);
});

test('code is found by the rules that its comments name, with its comments and its class', () => {
  const source = `// Keeps CATALOG-01.
export class Catalog {
  // Keeps LOOKUP-01, LOOKUP-02.
  /** Returns the text. */
  find(path: string): string {
    return this.texts[path];
  }
}
`;
  const found = keptIn('reference/catalog.ts', source);
  assert.deepEqual(
    found.map(([id, { name, line }]) => [id, name, line]),
    [
      ['CATALOG-01', 'Catalog', 2],
      ['LOOKUP-01', 'Catalog.find', 5],
      ['LOOKUP-02', 'Catalog.find', 5],
    ],
  );
  assert.match(
    found[1]![1].source,
    /^\/\/ Keeps LOOKUP-01, LOOKUP-02\.\n.*\nfind\(path: string\): string \{\n  return/,
  );
  const code = [...readKeptCode(PACKAGE_ROOT)].flatMap(([id, its]) => its.map((one) => ({ id, ...one })));
  requireNone(code.filter(({ name }) => name === '').map(({ id, file, line }) => `${id} ${file}:${line}`));
});
