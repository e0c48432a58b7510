import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { BROWSER_ONLY } from './chromium';
import { serveSite, type ServedSite } from './served-site';
import { barriersInAllViews } from './views';

const RULE_PAGE = 'rules/MISSING-01.html';
/** A row of an outline with many rows, so that the playground is below what can be seen. */
const RUN = 'Run it MISSING-01/a-missing-key/a-symbol';
const RUN_OTHER = 'Run it MISSING-01/a-missing-key/a-simple-key';
const FAILING = 'Scenario: a\n  Given a new catalog\n  Then the active locale is "fr"\n  And it returns nil';

/** A text that never ends: the last step looks for texts in what its aliases unfold to, which is 2 ** 60 maps. */
const ENDLESS = [
  '@surface:catalog',
  'Scenario: endless',
  '  Given a new catalog',
  '  When the translations are injected',
  '    """',
  '    en: {}',
  '    x0: &x0 {}',
  ...Array.from(
    { length: 60 },
    (_, index) => `    x${index + 1}: &x${index + 1} { a: *x${index}, b: *x${index} }`,
  ),
  '    """',
  '  Then it raises another error',
  '  When "a" is translated',
  '  Then the translation is missing',
].join('\n');

describe('the playground', BROWSER_ONLY, () => {
  let site: ServedSite;
  before(async () => {
    site = await serveSite();
  });
  // There is no site when the browser could not be started.
  after(() => (site as ServedSite | undefined)?.close());

  const visit: ServedSite['visit'] = (...visited) => site.visit(...visited);

  /** Opens a scenario on the page of its rule. */
  async function visitScenario(look: (page: Page) => Promise<void>): Promise<void> {
    await visit(RULE_PAGE, async (page) => {
      await openScenario(page);
      await look(page);
    });
  }

  test('"Run it" shows the playground and its verdict on a phone', async () => {
    await visit(
      RULE_PAGE,
      async (page) => {
        await page.getByRole('button', { name: RUN, exact: true }).click();
        await waitForStatus(page, /^Passed on the module: 3 of 3 steps\.$/);
        const place = page.getByRole('region', { name: RUN.replace('Run it', 'Playground with') });
        assert.ok(await place.evaluate((element) => element === document.activeElement));
        const status = page.getByRole('status').filter({ hasText: 'Passed on the module' });
        await waitUntil(() => isInView(status));
      },
      { width: 390 },
    );
  });

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

  test('an edited scenario fails with expected and actual, and Reset brings it back', async () => {
    await visitScenario(async (page) => {
      await play(
        page,
        'Scenario: a\n  Given the translations\n    """\n    en: { b: "<img src=x onerror=alert(1)>" }\n    """\n' +
          '  When "b" is translated\n  Then the translation is "<b>c</b>"',
      );
      await waitForStatus(page, /^Failed on the module, at step 3 of 3\.$/);
      assert.equal(await page.locator('.pg-expected').innerText(), '"<b>c</b>"');
      assert.equal(await page.locator('.pg-actual').innerText(), '"<img src=x onerror=alert(1)>"');
      assert.equal(await page.locator('.i18n-playground :is(img, dd b)').count(), 0);
      await page.getByRole('button', { name: 'Reset' }).click();
      await waitForStatus(page, /^Passed/);
    });
  });

  test('a shared link brings back the edited scenario and its rule, and a damaged one is named', async () => {
    await visitScenario(async (page) => {
      const text =
        '@surface:catalog\nScenario: ¡señor! 你好\n  Given a new catalog\n  Then the active locale is "en"';
      await play(page, text);
      await waitForStatus(page, /^Passed on a catalog: 2 of 2 steps\.$/);
      await page.getByRole('button', { name: 'Share' }).click();
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      await page.goto('about:blank');
      await page.goto(link);
      await waitForStatus(page, /^Passed on a catalog: 2 of 2 steps\.$/);
      assert.equal((await page.locator('.cm-line').allInnerTexts()).join('\n'), text);
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.locator('.cm-line', { hasText: ':blank is translated' }).waitFor();
      await page.getByText('must return a string that states that the translation is missing').waitFor();
      await page.getByRole('link', { name: 'MISSING-01' }).click();
      await page.waitForURL(/rules\/MISSING-01\.html#a-missing-key\/a-symbol$/);
      await page.goto('about:blank');
      await page.goto(link.replace(/#.*/, '#play=abc'));
      assert.match(await page.getByRole('alert').innerText(), /^This link is damaged: /);
      await waitForStatus(page, /^translate returned:$/);
    });
  });

  test('what never ends is stopped after a limit, and the next run works', async () => {
    const { page, problems } = await site.open();
    await page.clock.install();
    await page.goto(`${site.address}${RULE_PAGE}`);
    await openScenario(page);
    await play(page, ENDLESS);
    await waitForStatus(page, /^Running/);
    await page.clock.fastForward(10_000);
    await waitForStatus(page, /^It was stopped: it did not end within 10 seconds\.$/);
    // A click could miss, because the page moves while the editor measures the lines of such a long text.
    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await waitForStatus(page, /^Passed/);
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  test('a call is made with translations of the reader', async () => {
    await visit('playground.html', async (page) => {
      await waitForStatus(page, /^translate returned:$/);
      assert.equal(await page.locator('output').innerText(), 'Bonjour, Ana !');
      await page.getByLabel('Key').fill('<b>none</b>');
      await page.keyboard.press('Enter');
      await page.locator('output', { hasText: '<b>none</b>' }).waitFor();
      await page.getByLabel('Operation').selectOption('translate!');
      await page.getByRole('button', { name: 'Call' }).click();
      await waitForStatus(page, /^translate! raised an error:$/);
      assert.match(await page.locator('output').innerText(), /^I18n::Errors::MissingTranslation: /);
      await page.getByLabel('Count').fill('two');
      await page.keyboard.press('Enter');
      await waitForStatus(page, /^Not called\. Count: "two" is not a number: write 2 or 1\.5\.$/);
      assert.equal(await page.getByLabel('Count').getAttribute('aria-invalid'), 'true');
    });
  });

  test('the keyboard reaches everything in the order of the page, and leaves the editor', async () => {
    await visitScenario(async (page) => {
      await play(page, FAILING);
      await waitForStatus(page, /^Failed on the module, at step 2 of 3\.$/);
      await page.locator('.pg-about a').focus();
      const order: string[] = [];
      for (let index = 0; index < 6; index += 1) {
        order.push(await focused(page));
        await page.keyboard.press('Tab');
      }
      assert.deepEqual(order, ['MISSING-01', 'Scenario, in Gherkin', 'Run', 'Reset', 'Share', 'Surface']);
      await page.getByLabel('Surface').focus();
      await page.keyboard.press('ArrowDown');
      await waitForStatus(page, /^Failed on a catalog/);
    });
  });

  test('has no barrier and fits, with a call, a failure and a mistake', async () => {
    await visit('playground.html', async (page) => {
      await waitForStatus(page, /^translate returned:$/);
      assert.deepEqual(await barriersInAllViews(page), []);
    });
    await visitScenario(async (page) => {
      for (const [text, status] of [
        [FAILING, /^Failed/],
        [`${FAILING}\n  And wrong`, /^Not played/],
      ] as const) {
        await play(page, text);
        await waitForStatus(page, status);
        assert.deepEqual(await barriersInAllViews(page), []);
      }
      // Other tests share the tab.
      await page.emulateMedia({ colorScheme: 'light' });
    });
  });
});

async function openScenario(page: Page): Promise<void> {
  await page.getByRole('button', { name: RUN, exact: true }).click();
  await waitForStatus(page, /^Passed/);
}

function editorOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Scenario, in Gherkin' });
}

/** Replaces the text of the scenario, and plays it from the keyboard. */
async function play(page: Page, text: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('Control+A');
  // Typing would indent.
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
}

/** Returns the text or the label of the element that has the focus, in an editor too. */
function focused(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const active = document.activeElement;
    const inner = active.shadowRoot?.activeElement ?? active;
    return inner.getAttribute('aria-label') ?? (inner.labels?.[0] ?? inner).innerText;
  })()`);
}

/** Waits until the sentence with the end of a run matches. */
async function waitForStatus(page: Page, pattern: RegExp): Promise<void> {
  await page.locator('.pg-status').filter({ hasText: pattern }).waitFor();
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
