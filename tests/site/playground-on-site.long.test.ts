import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { BROWSER_ONLY } from './chromium';
import { ENDLESS } from './endless-scenario';
import { serveSite, type ServedSite } from './served-site';

const RULE_PAGE = 'rules/MISSING-01.html';
/** A row of an outline with many rows, so that the playground is below what can be seen. */
const RUN = 'Run it MISSING-01/a-missing-key/a-symbol';
const RUN_OTHER = 'Run it MISSING-01/a-missing-key/a-simple-key';
const FAILING = 'Scenario: a\n  Given a new catalog\n  Then the active locale is "fr"';

describe('the playground on the pages of the site', BROWSER_ONLY, () => {
  let site: ServedSite;
  before(async () => {
    site = await serveSite();
  });
  // There is no site when the browser could not be started.
  after(() => (site as ServedSite | undefined)?.close());

  const visit: ServedSite['visit'] = (...visited) => site.visit(...visited);

  for (const width of [1280, 390]) {
    test(`"Run it" shows the playground and its verdict, ${width} pixels wide`, async () => {
      await visit(
        RULE_PAGE,
        async (page) => {
          const run = page.getByRole('button', { name: RUN, exact: true });
          await run.click();
          const place = page.getByRole('region', {
            name: 'Playground with MISSING-01/a-missing-key/a-symbol',
          });
          await waitForStatus(page, /^Passed on the module: 3 of 3 steps\.$/);
          assert.ok(await place.evaluate((element) => element === document.activeElement));
          assert.equal(await run.getAttribute('aria-expanded'), 'true');
          const status = page.getByRole('status').filter({ hasText: 'Passed on the module' });
          await waitUntil(() => isInView(status));
        },
        { width },
      );
    });
  }

  test('"Close" and the button of the scenario close the playground, and another button opens another one', async () => {
    await visit(RULE_PAGE, async (page) => {
      const run = page.getByRole('button', { name: RUN, exact: true });
      await run.click();
      await waitForStatus(page, /^Passed/);
      await page.getByRole('button', { name: 'Close' }).click();
      assert.equal(await page.locator('.playground').count(), 0);
      assert.equal(await run.getAttribute('aria-expanded'), null);
      assert.ok(await run.evaluate((element) => element === document.activeElement));
      await run.click();
      await waitForStatus(page, /^Passed/);
      await page.getByRole('button', { name: RUN_OTHER, exact: true }).click();
      await page.getByRole('region', { name: RUN_OTHER.replace('Run it', 'Playground with') }).waitFor();
      assert.equal(await page.locator('.playground').count(), 1);
      assert.equal(await run.getAttribute('aria-expanded'), null);
      await waitForStatus(page, /^Passed/);
      await page.getByRole('button', { name: RUN_OTHER, exact: true }).click();
      assert.equal(await page.locator('.playground').count(), 0);
    });
  });

  const PLACES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    [
      RULE_PAGE,
      async (page) => {
        await page.getByRole('button', { name: RUN, exact: true }).click();
        await waitForStatus(page, /^Passed/);
      },
    ],
    [
      'playground.html',
      async (page) => {
        await waitForStatus(page, /^translate returned:$/);
        await page.getByRole('tab', { name: 'Scenario' }).click();
        await page.getByRole('button', { name: 'Run' }).click();
        await waitForStatus(page, /^Passed/);
      },
    ],
  ];

  for (const [path, open] of PLACES) {
    test(`${path}: a reader with a mouse edits, runs, shares, resets, and changes surface and tab`, async () => {
      await visit(path, async (page) => {
        await open(page);
        await write(page, FAILING, () => editorOf(page).click());
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await waitForStatus(page, /^Failed on the module, at step 2 of 2\.$/);
        await page.getByLabel('Surface').click();
        await page.getByLabel('Surface').selectOption('catalog');
        await waitForStatus(page, /^Failed on a catalog/);
        await page.locator('.pg-exchange summary').first().click();
        await page.getByRole('button', { name: 'Share' }).click();
        assert.match(await page.getByLabel('Link', { exact: true }).inputValue(), /playground\.html#play=/);
        await page.getByLabel('Link', { exact: true }).click();
        await page.getByRole('button', { name: 'Reset' }).click();
        await waitForStatus(page, /^Passed on a catalog/);
        await page.getByRole('tab', { name: 'Free-form' }).click();
        await page.locator('.i18n-playground').getByLabel('Key').click();
        await page.getByRole('tab', { name: 'Scenario' }).click();
        await waitForStatus(page, /^Passed on a catalog/);
        assert.equal(await page.locator('.i18n-playground').count(), 1);
      });
    });

    test(`${path}: a reader with a keyboard does the same`, async () => {
      await visit(path, async (page) => {
        await open(page);
        await write(page, FAILING, () => editorOf(page).focus());
        await page.keyboard.press('Control+Enter');
        await waitForStatus(page, /^Failed on the module, at step 2 of 2\.$/);
        await press(page, page.getByRole('button', { name: 'Run', exact: true }), 'Enter');
        await waitForStatus(page, /^Failed on the module, at step 2 of 2\.$/);
        await press(page, page.getByLabel('Surface'), 'ArrowDown');
        await waitForStatus(page, /^Failed on a catalog/);
        await press(page, page.getByRole('button', { name: 'Share' }), 'Enter');
        assert.match(await page.getByLabel('Link', { exact: true }).inputValue(), /playground\.html#play=/);
        await press(page, page.getByRole('button', { name: 'Reset' }), 'Space');
        await waitForStatus(page, /^Passed on a catalog/);
        await press(page, page.getByRole('tab', { name: 'Scenario' }), 'ArrowRight');
        await press(page, page.locator('.i18n-playground').getByLabel('Key'), 'Enter');
        await waitForStatus(page, /^translate returned:$/);
        await press(page, page.getByRole('tab', { name: 'Free-form' }), 'ArrowLeft');
        await waitForStatus(page, /^Passed on a catalog/);
        assert.equal(await page.locator('.i18n-playground').count(), 1);
      });
    });

    test(`${path}: a run that never ends is stopped, and the next one works`, async () => {
      await visit(path, async (page) => {
        await open(page);
        await write(page, ENDLESS, () => editorOf(page).click());
        // A click could miss, because the page moves while the editor measures the lines of such a long text.
        await page.getByRole('button', { name: 'Run', exact: true }).press('Enter');
        await waitForStatus(page, /^Running/);
        await page.getByRole('button', { name: 'Stop' }).press('Enter');
        await waitForStatus(page, /^It was stopped\.$/);
        await page.getByRole('button', { name: 'Reset' }).press('Enter');
        await waitForStatus(page, /^Passed/);
      });
    });

    test(`${path}: a slash in the editor is text, and does not open the search`, async () => {
      await visit(path, async (page) => {
        await open(page);
        await editorOf(page).click();
        await page.keyboard.press('Control+A');
        await page.keyboard.type('a/b');
        assert.equal(await editorOf(page).innerText(), 'a/b');
        assert.equal(await page.locator('dialog[open]').count(), 0);
      });
    });
  }
});

function editorOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Scenario, in Gherkin' });
}

/** Replaces the text of the scenario. */
async function write(page: Page, text: string, enter: () => Promise<void>): Promise<void> {
  await enter();
  await page.keyboard.press('Control+A');
  // Typing would indent and complete.
  await page.keyboard.insertText(text);
}

/** Presses a key on an element that has the focus. */
async function press(page: Page, element: Locator, key: string): Promise<void> {
  await element.focus();
  await page.keyboard.press(key);
}

/** Waits until the sentence with the end of a run, on the tab that is shown, matches. */
async function waitForStatus(page: Page, pattern: RegExp): Promise<void> {
  await page.locator('.pg-status:visible').filter({ hasText: pattern }).waitFor();
}

async function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail('it did not happen within 5 seconds');
}
