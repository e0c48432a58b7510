import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { BROWSER_ONLY } from './chromium';
import { ENDLESS } from './endless-scenario';
import { PlaygroundPages } from './playground-pages';

const SCENARIO = '?scenario=LOOKUP-01/spaces-and-line-breaks';

/** Replaces the text of the scenario, and plays it from the keyboard. */
async function play(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Scenario, in Gherkin' });
  await editor.click();
  await page.keyboard.press('Control+A');
  // Typing would indent and complete.
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
}

/** Waits until the sentence with the end of a run, on the tab that is shown, matches. */
async function waitForStatus(page: Page, pattern: RegExp): Promise<void> {
  await page.locator('.pg-status:visible').filter({ hasText: pattern }).waitFor();
}

describe('the playground in a browser', BROWSER_ONLY, () => {
  let pages: PlaygroundPages;
  before(async () => (pages = await PlaygroundPages.create()));
  after(() => pages.close());
  beforeEach(() => pages.problems.splice(0));

  test('a scenario is played when it is opened, and its steps show what was asked and answered', async () => {
    const page = await pages.open(SCENARIO);
    await waitForStatus(page, /^Passed on the module: 3 of 3 steps\.$/);
    await page.getByText('translate {"key":"text","params":null} on the module').click();
    assert.match(
      await page.locator('details[open] pre').last().innerText(),
      /"result": " {2}first\\n\\n {2}second "/,
    );
    await page.getByLabel('Surface').selectOption('catalog');
    await waitForStatus(page, /^Passed on a catalog/);
    assert.deepEqual(pages.problems, []);
  });

  test('an edited scenario fails with expected and actual, and Reset brings it back', async () => {
    const page = await pages.open(SCENARIO);
    await waitForStatus(page, /^Passed/);
    await play(
      page,
      'Scenario: a\n  Given the translations\n    """\n    en: { b: "<img src=x onerror=alert(1)>" }\n    """\n' +
        '  When "b" is translated\n  Then the translation is "<b>c</b>"',
    );
    await waitForStatus(page, /^Failed on the module, at step 3 of 3\.$/);
    assert.equal(await page.locator('.pg-expected').innerText(), '"<b>c</b>"');
    assert.equal(await page.locator('.pg-actual').innerText(), '"<img src=x onerror=alert(1)>"');
    assert.equal(await page.locator('#host img, #host dd b').count(), 0);
    await page.getByRole('button', { name: 'Reset' }).click();
    await waitForStatus(page, /^Passed/);
    assert.deepEqual(pages.problems, []);
  });

  test('a step that does not exist is explained with the nearest one', async () => {
    const page = await pages.open(SCENARIO);
    await waitForStatus(page, /^Passed/);
    await play(page, 'Scenario: a\n  When "a" is trnslated');
    await waitForStatus(page, /^Not played: the scenario has one mistake\.$/);
    const finding = page.locator('.pg-findings li');
    assert.match(
      await finding.innerText(),
      /^Line 2: no step is called ""a" is trnslated"; the nearest is ".* is translated"$/,
    );
    assert.equal(await page.locator('.cm-lintRange-error').count(), 1);
  });

  test('the steps of the suite are offered behind a keyword', async () => {
    const page = await pages.open(SCENARIO);
    await waitForStatus(page, /^Passed/);
    await page.getByRole('textbox', { name: 'Scenario, in Gherkin' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Given a new cat');
    const first = page.getByRole('listbox').getByRole('option').first();
    // The list opens during the typing, with other steps first. The editor ignores Enter for a moment after that, which is
    // long on a loaded machine.
    await first.filter({ hasText: /^a new catalog/ }).click();
    await page.locator('.cm-line').first().getByText('Given a new catalog').waitFor();
  });

  test('what never ends is stopped after a limit, or by a button, and the next run works', async () => {
    const page = await pages.openWithClock(SCENARIO);
    await waitForStatus(page, /^Passed/);
    await play(page, ENDLESS);
    await waitForStatus(page, /^Running/);
    await page.clock.fastForward(10_000);
    await waitForStatus(page, /^It was stopped: it did not end within 10 seconds\.$/);
    // A click could miss, because the page moves while the editor measures the lines of such a long text.
    await page.getByRole('button', { name: 'Run' }).press('Enter');
    await waitForStatus(page, /^Running/);
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await waitForStatus(page, /^It was stopped\.$/);
    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await waitForStatus(page, /^Passed/);
    assert.deepEqual(pages.problems, []);
  });

  test('a link brings the edited scenario back', async () => {
    const page = await pages.open(SCENARIO);
    await waitForStatus(page, /^Passed/);
    const text =
      '@surface:catalog\nScenario: ¡señor! 你好\n  Given a new catalog\n  Then the active locale is "en"';
    await play(page, text);
    await waitForStatus(page, /^Passed on a catalog: 2 of 2 steps\.$/);
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('Link').inputValue();
    const other = await pages.open(link);
    await waitForStatus(other, /^Passed on a catalog: 2 of 2 steps\.$/);
    assert.equal((await other.locator('.cm-line:visible').allInnerTexts()).join('\n'), text);
    assert.deepEqual(pages.problems, []);
  });

  test('a damaged link is named, and the playground works all the same', async () => {
    for (const hash of ['#play=abc', '#play=', '#play=%%%', '#play=q1YqVrJSUKoFAA']) {
      const page = await pages.open(hash);
      assert.match(await page.getByRole('alert').innerText(), /^This link is damaged: /);
      await waitForStatus(page, /^translate returned:$/);
    }
    assert.deepEqual(pages.problems, []);
  });

  test('a call is made with translations of the reader, and its link brings it back', async () => {
    const page = await pages.open('');
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
    await page.getByLabel('Count').fill('');
    await page.getByRole('button', { name: 'Share' }).click();
    const other = await pages.open(await page.getByLabel('Link').inputValue());
    await waitForStatus(other, /^translate! raised an error:$/);
    assert.equal(await other.getByLabel('Key').inputValue(), '<b>none</b>');
    assert.deepEqual(pages.problems, []);
  });

  test('recordings are loaded when a scenario plays them', async () => {
    const page = await pages.open('');
    await page.getByRole('tab', { name: 'Scenario' }).click();
    await play(page, '@surface:library\nScenario: a\n  Then every recording of tags is reproduced');
    await waitForStatus(page, /^Passed on the library: 1 of 1 steps\.$/);
    assert.deepEqual(pages.problems, []);
  });

  test('a scenario that the suite does not have is named', async () => {
    const page = await pages.open('?scenario=LOOKUP-01/none');
    assert.equal(await page.getByRole('alert').innerText(), 'The suite has no scenario LOOKUP-01/none.');
  });
});
