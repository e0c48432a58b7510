import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { BROWSER_ONLY } from './chromium';
import { serveSite, type ServedSite } from './served-site';
import { barriersInAllViews, PHONE } from './views';

const RULE_PAGE = 'rules/MISSING-01.html';
/** An outline with several cases. */
const RUN = 'Run it MISSING-01/a-missing-key';
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
  ...Array.from({ length: 60 }, (_, at) => `    x${at + 1}: &x${at + 1} { a: *x${at}, b: *x${at} }`),
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

  const visitScenario = (look: (page: Page) => Promise<void>, width?: number): Promise<void> =>
    site.visit(
      RULE_PAGE,
      async (page) => {
        await openScenario(page);
        await look(page);
      },
      width,
    );

  test('on a phone, the verdict of a scenario and the result of a call are in view', async () => {
    await visitScenario(async (page) => {
      await play(page, FAILING);
      await waitForStatus(page, /^Failed on the module, at step 2 of 3\.$/);
      await waitUntilInView(page);
    }, PHONE);
    const call = async (page: Page): Promise<void> => {
      await waitForStatus(page, /^translate returned:$/);
      await waitUntilInView(page);
      await page.getByRole('button', { name: 'Call' }).click();
      await waitUntilInView(page);
    };
    await site.visit('playground.html', call, PHONE);
  });

  test('the cases of an outline and its surfaces can be chosen, and "Close" brings the code back', async () => {
    await visitScenario(async (page) => {
      await page.getByLabel('Surface').selectOption('a catalog');
      await waitForStatus(page, /^Passed on a catalog/);
      await page.getByLabel('Case').selectOption('a Symbol');
      await page.locator('.pg-steps', { hasText: 'When :' }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      assert.equal(await page.locator('.pg').count(), 0);
      await page.locator('.vp-doc details[open] pre').first().waitFor();
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
      assert.equal(await page.locator('.pg :is(img, dd b)').count(), 0);
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
      await page.getByText(/^(The link is copied|Copy the link)/).waitFor();
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      await page.goto('about:blank');
      await page.goto(link);
      await waitForStatus(page, /^Passed on a catalog: 2 of 2 steps\.$/);
      assert.equal((await page.locator('.cm-line').allInnerTexts()).join('\n'), text);
      const rule = page.getByRole('main').getByRole('link', { name: 'MISSING-01' });
      assert.match((await rule.getAttribute('href')) ?? '', /rules\/MISSING-01\.html#a-missing-key$/);
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
    await site.visit('playground.html', async (page) => {
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
      await page.getByRole('textbox', { name: 'Scenario, in Gherkin' }).focus();
      const order: string[] = [];
      for (let index = 0; index < 6; index += 1) {
        order.push(await focused(page));
        await page.keyboard.press('Tab');
      }
      assert.deepEqual(order, ['Scenario, in Gherkin', 'Run', 'Reset', 'Case', 'Surface', 'Share']);
    });
  });

  test('has no barrier and fits, with a call, a failure and a mistake', async () => {
    await site.visit('playground.html', async (page) => {
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
    });
  });
});

async function openScenario(page: Page): Promise<void> {
  await page.getByRole('button', { name: RUN, exact: true }).click();
  await waitForStatus(page, /^Passed on the module: 3 of 3 steps\.$/);
}

/** Replaces the text of the scenario, and plays it from the keyboard. */
async function play(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Scenario, in Gherkin' }).click();
  await page.keyboard.press('Control+A');
  // Typing would indent.
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
}

/** Returns the text or the label of the element that has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const active = document.activeElement;
    return active.getAttribute('aria-label') ?? active.labels?.[0]?.querySelector('span')?.innerText ?? active.innerText;
  })()`);
}

/** Waits until the sentence with the end of a run matches. */
async function waitForStatus(page: Page, pattern: RegExp): Promise<void> {
  await page.locator('.pg-status').filter({ hasText: pattern }).waitFor();
}

/** What a page has, as far as it is measured here. */
interface PageGlobals {
  readonly innerHeight: number;
  readonly document: {
    querySelector(selector: string): {
      getBoundingClientRect(): { readonly top: number; readonly bottom: number };
    };
  };
}

/** Waits until the end of a run is in view. */
async function waitUntilInView(page: Page): Promise<void> {
  // A text would have to be evaluated, which the policy of the page forbids.
  await page.waitForFunction(() => {
    const { document, innerHeight } = globalThis as unknown as PageGlobals;
    const { top, bottom } = document.querySelector('.pg-status').getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
