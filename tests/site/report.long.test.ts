import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { BROWSER_ONLY } from './chromium';
import { HOSTILE, ReportPages } from './report-pages';
import { barriersInAllViews } from './views';

const OPEN_ALL = 'for (const one of document.querySelectorAll("details")) one.open = true';

describe('the HTML report in a browser', BROWSER_ONLY, () => {
  let pages: ReportPages;
  before(async () => (pages = await ReportPages.create()));
  after(() => pages.close());

  test('begins with the conclusion and the first finding, and folds everything else', async () => {
    const page = await pages.open('many failures');
    assert.match(
      (await page.locator('h1').textContent()) ?? '',
      /^not conformant at level spec: \d+ of \d+ trials, /,
    );
    const first = page.locator('details.finding').first();
    assert.ok(await first.locator('.difference').first().isVisible());
    assert.ok((await first.boundingBox())!.y < 450, 'the first finding is on the first screen');
    assert.equal(await page.locator('details[open]').count(), 1);
    assert.ok(Number(await page.evaluate('document.documentElement.scrollHeight')) < 4500);
  });

  test('can be used with the keyboard', async () => {
    const page = await pages.open('hostile');
    const second = page.locator('details.finding').nth(1);
    await second.locator('> summary').focus();
    await page.keyboard.press('Enter');
    assert.ok(await second.locator('.steps').first().isVisible());
  });

  test('shows markup of the port as text', async () => {
    const page = await pages.open('hostile');
    await page.evaluate(OPEN_ALL);
    const shown = JSON.stringify(HOSTILE).replace('\u202e', '\\u202e');
    assert.ok((await page.locator('.actual code').allInnerTexts()).includes(shown));
    assert.match(await page.title(), /^flawed <script>alert\(1\)<\/script>/);
    assert.equal(await page.locator('img, h1 b, script').count(), 0);
    const faulty = await pages.open('faulty');
    const stderr = await faulty.locator('details.finding pre').first().innerText();
    assert.ok(stderr.includes(HOSTILE.replace('\u202e', '\\u202e')), stderr);
  });

  for (const name of ['conformant', 'hostile', 'faulty'] as const) {
    test(`has no barrier and fits: ${name}`, async () => {
      const page = await pages.open(name);
      await page.evaluate(OPEN_ALL);
      assert.deepEqual(await barriersInAllViews(page), []);
    });
  }

  test('writes nothing to the console, and requests nothing', () => {
    assert.deepEqual(pages.problems, []);
  });
});
