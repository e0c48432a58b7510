import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { barriers, BROWSER_ONLY } from './chromium';
import { PlaygroundPages } from './playground-pages';

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

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`has no barrier and fits, ${colorScheme}, ${width} pixels wide`, async () => {
        const addresses = [
          ['', /returned:/],
          ['?scenario=LOOKUP-01/texts-and-keys-of-several-kinds', /^(\d+) of \1 scenarios passed/],
          ['?scenario=LOAD-01/none', /The suite has no scenario/],
        ] as const;
        for (const [address, status] of addresses) {
          const page = await pages.open(address, { colorScheme, viewport: { width, height: 800 } });
          await page.locator('.pg-status:visible').filter({ hasText: status }).waitFor();
          assert.deepEqual(await barriers(page), []);
          assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), address);
          await page.close();
        }
      });

      test(`has no barrier with a failure, ${colorScheme}, ${width} pixels wide`, async () => {
        const page = await pages.open('', { colorScheme, viewport: { width, height: 800 } });
        await page.getByRole('tab', { name: 'Scenario' }).click();
        const text =
          'Scenario: a\n  Given a new catalog\n  Then the active locale is "fr"\n  And it returns nil';
        for (const [edited, status] of [
          [text, /^Failed/],
          [`${text}\n  And wrong`, /^Not played/],
        ] as const) {
          await page.getByRole('textbox', { name: 'Scenario, in Gherkin' }).click();
          await page.keyboard.press('Control+A');
          await page.keyboard.insertText(edited);
          await page.keyboard.press('Control+Enter');
          await page.locator('.pg-status:visible').filter({ hasText: status }).waitFor();
          assert.deepEqual(await barriers(page), []);
        }
      });
    }
  }

  test('the theme of the page goes before the theme of the system', async () => {
    const page = await pages.open('', { colorScheme: 'light' });
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
