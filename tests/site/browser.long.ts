import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BROWSER_ONLY } from './chromium';
import { PAGES, serveSite, type ServedSite } from './served-site';
import { barriersInAllViews } from './views';

/** Pixels across a phone. */
const PHONE = 390;

/** One page of each kind. */
const KINDS = [
  'index.html',
  'document.html',
  'rules.html',
  'rules/LOOKUP-04.html',
  'rules/LOAD-01.html',
  'matrix.html',
  'start.html',
  'verdicts.html',
  'silent-points.html',
  'silent/SILENT-07.html',
  'readings.html',
  'original.html',
  'playground.html',
  'join.html',
];

/** Removes the rows of the matrix that show no new standing. The rows are alike, and axe takes five seconds for all. */
function keepEachStandingOnce(rows: readonly Element[]): void {
  const seen = new Set<string | null>();
  for (const row of rows) {
    const standings = [...row.querySelectorAll('[data-standing]')].map((cell) =>
      cell.getAttribute('data-standing'),
    );
    if (standings.every((standing) => seen.has(standing))) row.remove();
    for (const standing of standings) seen.add(standing);
  }
}

describe('the site in a browser', BROWSER_ONLY, () => {
  let site: ServedSite;
  before(async () => {
    site = await serveSite();
  });
  // There is no site when the browser could not be started.
  after(() => (site as ServedSite | undefined)?.close());

  const visit: ServedSite['visit'] = (...visited) => site.visit(...visited);

  test('the main navigation leads to every area, whose page has the same name, and marks it', async () => {
    await visit('rules/LOOKUP-04.html', async (page) => {
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      const names = await links.allTextContents();
      assert.ok(names.length > 5);
      for (const name of names) {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
        await page.locator('.top [aria-current="page"]').getByText(name, { exact: true }).waitFor();
        assert.equal(await page.locator('h1').textContent(), name);
        assert.ok((await page.title()).startsWith(name));
      }
    });
  });

  test('a menu and a list of the contents open on a phone', async () => {
    await visit(
      'join.html',
      async (page) => {
        const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
        assert.equal(await links.count(), 0);
        await page.getByRole('button', { name: 'Menu' }).click();
        assert.ok((await links.count()) > 5);
        await page.getByRole('button', { name: 'On this page' }).click();
        const contents = page.getByRole('navigation', { name: 'On this page' });
        await contents.getByRole('link', { name: 'Errors' }).click();
        assert.ok(await contents.isHidden());
        await page.waitForURL(/join\.html#errors$/);
      },
      { width: PHONE },
    );
  });

  test('the search shows what it finds, and what a reader types as text', async () => {
    await visit('document.html', async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      const field = page.getByRole('searchbox', { name: 'Search' });
      await field.fill('Guten Tag');
      const result = page.locator('dialog a[data-kind="scenario"]').first();
      await result.waitFor();
      assert.match((await result.getAttribute('href')) ?? '', /rules\/[A-Z]+-\d\d\.html#/);
      await field.fill('purple missing elephants');
      await page.getByText('Nothing has all these words.').waitFor();
      assert.match((await page.locator('dialog mark').first().textContent()) ?? '', /missing/i);
      const markup = '<img qqqqqqqq=wwwwwwww>';
      await field.fill(markup);
      await page.getByText(`Nothing has a word of “${markup}”`).waitFor();
      assert.equal(await page.locator('dialog img').count(), 0);
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('dialog').isVisible(), false);
    });
  });

  test('without JavaScript, pages can be read, and nothing that needs it is shown', async () => {
    const { page, problems } = await site.open({ javaScript: false });
    await page.goto(`${site.address}rules/MISSING-01.html`);
    await page.getByRole('heading', { name: 'Scenarios' }).waitFor();
    for (const name of ['Search', /^Run it/]) {
      assert.equal(await page.getByRole('button', { name }).count(), 0);
    }
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  test('pages work from the file system', async () => {
    const { page, problems } = await site.open();
    await page.goto(pathToFileURL(join(PAGES, 'rules/LOOKUP-04.html')).href);
    await page.getByRole('button', { name: 'Run it LOOKUP-04/the-same-key-in-several-locales' }).click();
    await page.getByText('Passed on the module').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search' }).fill('PLURAL-01');
    await page.keyboard.press('Enter');
    await page.waitForURL(/rules\/PLURAL-01\.html$/);
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  for (const path of KINDS) {
    test(`has no barrier and fits: ${path}`, async () => {
      await visit(path, async (page) => {
        await page.locator('tr[data-rule]').evaluateAll(keepEachStandingOnce);
        assert.deepEqual(await barriersInAllViews(page), []);
        // Other tests share the tab.
        await page.emulateMedia({ colorScheme: 'light' });
      });
    });
  }
});
