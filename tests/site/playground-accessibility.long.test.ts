import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { BROWSER_ONLY } from './chromium';
import { PlaygroundPages } from './playground-pages';
import { barriersInAllViews } from './views';

/** Returns the text or the label of the element that has the focus, in an editor too. */
function focused(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const active = document.activeElement;
    const inner = active.shadowRoot?.activeElement ?? active;
    return inner.getAttribute('aria-label') ?? (inner.labels?.[0] ?? inner).innerText;
  })()`);
}

describe('the playground for every reader', BROWSER_ONLY, () => {
  let pages: PlaygroundPages;
  before(async () => (pages = await PlaygroundPages.create()));
  after(() => pages.close());

  const PAGES = [
    ['', /returned:/],
    ['?scenario=LOOKUP-01/texts-and-keys-of-several-kinds', /^(\d+) of \1 scenarios passed/],
    ['?scenario=LOAD-01/none', /The suite has no scenario/],
  ] as const;
  for (const [address, status] of PAGES) {
    test(`has no barrier and fits: ${status.source}`, async () => {
      const page = await pages.open(address);
      await page.locator('.pg-status:visible').filter({ hasText: status }).waitFor();
      assert.deepEqual(await barriersInAllViews(page), []);
    });
  }

  const FAILING =
    'Scenario: a\n  Given a new catalog\n  Then the active locale is "fr"\n  And it returns nil';
  for (const [text, status] of [
    [FAILING, /^Failed/],
    [`${FAILING}\n  And wrong`, /^Not played/],
  ] as const) {
    test(`has no barrier with a failure: ${status.source}`, async () => {
      const page = await pages.open('');
      await page.getByRole('tab', { name: 'Scenario' }).click();
      await page.getByRole('textbox', { name: 'Scenario, in Gherkin' }).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
      await page.keyboard.press('Control+Enter');
      await page.locator('.pg-status:visible').filter({ hasText: status }).waitFor();
      assert.deepEqual(await barriersInAllViews(page), []);
    });
  }

  test('the theme of the page goes before the theme of the system', async () => {
    const page = await pages.open('');
    await page
      .locator('.pg-status:visible')
      .filter({ hasText: /returned:/ })
      .waitFor();
    const background = (): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('.i18n-playground')).backgroundColor`);
    const light = await background();
    await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
    assert.notEqual(await background(), light);
  });

  test('the keyboard reaches everything in the order of the page, and leaves the editor', async () => {
    const page = await pages.open('?scenario=LOOKUP-01/spaces-and-line-breaks');
    await page
      .locator('.pg-status:visible')
      .filter({ hasText: /^Passed/ })
      .waitFor();
    await page.getByRole('tab', { name: 'Scenario' }).focus();
    const order: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      order.push(await focused(page));
      await page.keyboard.press('Tab');
    }
    assert.deepEqual(order, ['Scenario', 'Scenario, in Gherkin', 'Run', 'Reset', 'Share', 'Surface']);
    await page.getByRole('tab', { name: 'Scenario' }).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await focused(page), 'Free-form');
    assert.ok(await page.getByLabel('Key').isVisible());
  });
});
