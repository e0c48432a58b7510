import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { BROWSER_ONLY, launchBrowser } from '../site/chromium';
import { NewProject } from './new-project';
import { shownFiles } from './readme';

const project = new NewProject('reference');
after(() => project.remove());

test('the page of the README changes its language in a browser', BROWSER_ONLY, async () => {
  const readme = readFileSync(join(PACKAGE_ROOT, 'reference/README.md'), 'utf8');
  for (const { path, text } of shownFiles(readme)) project.write(path, text);
  await build({
    entryPoints: [join(project.folder, 'page.mjs')],
    outfile: join(project.folder, 'page.js'),
    bundle: true,
    platform: 'browser',
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(pathToFileURL(join(project.folder, 'page.html')).href);
    const shown = async () => [
      await page.textContent('h1'),
      await page.textContent('p'),
      await page.getAttribute('html', 'lang'),
      await page.getAttribute('html', 'dir'),
    ];
    assert.deepEqual(await shown(), ['Welcome', '3 visits', 'en', 'ltr']);
    await page.getByLabel('Language').selectOption('العربية');
    await page.waitForSelector('html[lang=ar]');
    assert.deepEqual(await shown(), ['أهلًا', '3 زيارات', 'ar', 'rtl']);
    await page.getByLabel('Language').selectOption('English');
    assert.deepEqual(await shown(), ['Welcome', '3 visits', 'en', 'ltr']);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
  }
});
