import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { BROWSER_ONLY } from '../site/chromium';
import { HOSTILE, ReportPages } from './report-pages';
import { barriersInAllViews } from '../site/views';

/** Returns an element by its id, which may contain slashes. */
function byId(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`);
}

/** Goes to another place on the page. */
async function goTo(page: Page, id: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(id)}`);
}

/** Returns the number of scenarios, on their surfaces, that the page's status says it shows. */
async function shownCount(page: Page): Promise<number> {
  const [, howMany] = /^(\d+) scenarios?\b/.exec(await page.getByRole('status').innerText()) ?? [];
  return Number(howMany);
}

describe('the HTML report in a browser', BROWSER_ONLY, () => {
  let pages: ReportPages;
  before(async () => (pages = await ReportPages.create()));
  after(() => pages.close());

  test('begins with the conclusion and the first finding, and folds everything else', async () => {
    const page = await pages.open('many failures');
    assert.match(
      (await page.locator('h1').textContent()) ?? '',
      /^not conformant at level spec of \S+ \S+: \d+ of \d+ trials, /,
    );
    const first = page.locator('details.finding').first();
    assert.ok(await first.locator('.difference').isVisible());
    assert.ok((await first.boundingBox())!.y < 450, 'the first finding is on the first screen');
    assert.equal(await page.locator('details[open]').count(), 1);
    assert.ok(Number(await page.evaluate('document.documentElement.scrollHeight')) < 4500);
  });

  test('a link to a scenario opens it, be it one of its own or a case of an outline', async () => {
    const page = await pages.open('hostile', '#CONSTANT-01/the-version-of-the-interface');
    for (const [id, part] of [
      ['CONSTANT-01/the-version-of-the-interface', '.difference'],
      ['MISSING-02/a-missing-key/a-symbol', '.steps'],
      ['LOOKUP-03/a-key-given-as-a-string-or-a-symbol/a-symbol', '.steps'],
    ] as const) {
      await goTo(page, id);
      await byId(page, id).locator(part).first().waitFor();
      await page.locator(`[id="${id}"]:focus, [id="${id}"] > summary:focus`).waitFor();
      const { y } = (await byId(page, id).boundingBox())!;
      // A browser scrolls by whole pixels, so the part may begin a fraction of one above the window.
      assert.ok(y > -1 && y < 720, `${id} is at ${y}`);
    }
  });

  test('a link to a rule, to a surface of a scenario, to a chapter or to a fixture opens that', async () => {
    const page = await pages.open('hostile', '#MISSING-02');
    await byId(page, 'MISSING-02').locator('> blockquote').first().waitFor();
    await goTo(page, 'MISSING-02/a-missing-key/a-symbol @catalog');
    await byId(page, 'MISSING-02/a-missing-key/a-symbol').locator('.steps').first().waitFor();
    await page.locator('main > .scroll').getByRole('link', { name: 'lookup' }).click();
    assert.ok((await page.locator('#chapter-lookup').getAttribute('open')) !== null);
    await byId(page, 'MISSING-02/a-missing-key/a-symbol').locator('summary').click();
    await goTo(page, 'fixtures/locales/yaml');
    await page.getByText('fixtures/locales/yaml/de.yml').waitFor();
  });

  test('a link to what the filter hides clears the filter', async () => {
    const page = await pages.open('hostile');
    await page.getByLabel('verdict').selectOption('failed');
    assert.ok(await byId(page, 'CONSTANT-02').isHidden());
    await goTo(page, 'CONSTANT-02/nothing-is-configured');
    await byId(page, 'CONSTANT-02/nothing-is-configured').locator('.steps').waitFor();
    assert.equal(await page.getByLabel('verdict').inputValue(), '');
  });

  test('filters by verdict and surface, with the numbers of the headline', async () => {
    const page = await pages.open('hostile');
    const headline = await page.locator('h1').innerText();
    for (const verdict of ['passed', 'failed', 'unsupported']) {
      await page.getByLabel('verdict').selectOption(verdict);
      const wanted = new RegExp(verdict === 'passed' ? '(\\d+) of' : `(\\d+) ${verdict}`).exec(headline)?.[1];
      assert.equal(await shownCount(page), Number(wanted), verdict);
    }
    await page.getByLabel('verdict').selectOption('');
    await page.getByLabel('surface').selectOption('library');
    assert.equal(await shownCount(page), 3);
    await page.getByLabel('Search').fill('MISSING-02');
    assert.equal(await page.getByRole('status').innerText(), '0 scenarios of 0 rules shown');
    await page.getByRole('button', { name: 'Clear' }).click();
    assert.equal(await page.getByRole('status').innerText(), '');
  });

  test('searches ids, names and sentences, and shows the scenarios that match', async () => {
    const page = await pages.open('hostile');
    await page.keyboard.press('/');
    await page.keyboard.type('missing-02/a-missing-key/a-path');
    assert.match(await page.getByRole('status').innerText(), /^4 scenarios of 1 rule shown$/);
    await byId(page, 'MISSING-02').locator('> summary').click();
    const names = byId(page, 'MISSING-02').locator('details.scenario:visible > summary');
    assert.deepEqual(
      (await names.allInnerTexts()).map((name) => /\((.*)\)/.exec(name)?.[1]),
      ['a path', 'a path below a text'],
    );
    await page.getByLabel('Search').fill('SYMBOL key');
    assert.ok(
      await byId(page, 'LOOKUP-03').isVisible(),
      'its sentence says "a String or a Symbol as the key"',
    );
    await page.getByLabel('Search').fill('no such thing');
    assert.equal(await page.getByRole('status').innerText(), '0 scenarios of 0 rules shown');
  });

  test('copies the id and the command of a scenario', async () => {
    const page = await pages.open('hostile', '#CONSTANT-01/the-version-of-the-interface');
    const scenario = byId(page, 'CONSTANT-01/the-version-of-the-interface');
    for (const [place, copied] of [
      ['.place', 'CONSTANT-01/the-version-of-the-interface'],
      [
        '.command',
        'npx i18n-conformance run --adapter hostile.js --select CONSTANT-01/the-version-of-the-interface',
      ],
    ] as const) {
      await scenario.locator(place).getByRole('button', { name: 'Copy' }).click();
      await scenario.locator(place).getByRole('button', { name: 'Copied' }).waitFor();
      assert.equal(await page.evaluate('navigator.clipboard.readText()'), copied);
    }
  });

  test('shows markup of the port as text', async () => {
    const page = await pages.open('hostile', '#TIME-01/the-format-default');
    const difference = byId(page, 'TIME-01/the-format-default').locator('.actual').first();
    const shown = JSON.stringify(HOSTILE).replace('\u202e', '\\u202e');
    assert.equal(await difference.locator('code').innerText(), shown);
    assert.match(await page.title(), /^flawed <script>alert\(1\)<\/script>/);
    assert.equal(await page.locator('img, h1 b, main script').count(), 0);
    const faulty = await pages.open('faulty', '#CONSTANT-01');
    await byId(faulty, 'CONSTANT-01/the-version-of-the-interface').locator('> summary').click();
    const stderr = await byId(faulty, 'CONSTANT-01/the-version-of-the-interface').locator('pre').innerText();
    assert.ok(stderr.includes(HOSTILE.replace('\u202e', '\\u202e')), stderr);
  });

  test('can be read without its script', async () => {
    const page = await pages.openWithoutScript('hostile');
    assert.ok(await page.getByLabel('Search').isHidden());
    assert.equal(await page.getByText('Copy', { exact: true }).count(), 0);
    await page.locator('#chapter-lookup > summary').click();
    await byId(page, 'MISSING-02').locator('> summary').click();
    await byId(page, 'MISSING-02').locator('> blockquote').first().waitFor();
  });

  for (const name of ['conformant', 'hostile', 'faulty'] as const) {
    test(`has no barrier and fits: ${name}`, async () => {
      const page = await pages.open(name);
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
      assert.deepEqual(await barriersInAllViews(page), []);
    });
  }

  test('writes nothing to the console, and requests nothing', () => {
    assert.deepEqual(pages.problems, []);
  });
});
