import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { BROWSER_ONLY, launchBrowser } from '../site/chromium';
import { compilerReport } from './compiler';
import { NewProject } from './new-project';
import { blocksOf, shownPrograms } from './readme';

const README = readFileSync(join(PACKAGE_ROOT, 'reference/README.md'), 'utf8');
const project = new NewProject('reference');
after(() => project.remove());

test('a page loads a language when it is chosen', BROWSER_ONLY, async () => {
  const en = { title: 'Welcome', visits: { one: '%{count} visit', other: '%{count} visits' } };
  const forms = { zero: 'لا زيارات', one: 'زيارة', two: 'زيارتان', few: '%{count} زيارات' };
  const ar = { title: 'أهلًا', visits: { ...forms, many: '%{count} زيارة', other: '%{count} زيارة' } };
  project.write('texts/en.json', JSON.stringify({ en }));
  project.write('texts/ar.json', JSON.stringify({ ar }));
  project.write(
    'page.mjs',
    `import { Catalog } from '@i18n-conformance/reference';
import english from './texts/en.json';

const others = new Map([['ar', () => import('./texts/ar.json')]]);
const rightToLeft = ['ar', 'fa', 'he', 'ur'];
const catalog = new Catalog();
catalog.inject(english);

const menu = document.querySelector('select');
for (const locale of ['en', ...others.keys()]) {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
  menu.append(new Option(name, locale));
}
menu.addEventListener('change', choose);
show('en');

async function choose() {
  const locale = menu.value;
  if (!catalog.availableLocales.includes(locale)) catalog.inject((await others.get(locale)()).default);
  // Another language may have been chosen meanwhile.
  if (menu.value === locale) show(locale);
}

function show(locale) {
  catalog.activate(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = rightToLeft.includes(locale) ? 'rtl' : 'ltr';
  document.querySelector('h1').textContent = catalog.t('title');
  document.querySelector('p').textContent = catalog.t('visits', { count: 3 });
}
`,
  );
  project.write(
    'page.html',
    `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Visits</title>
  <label>Language <select></select></label>
  <h1></h1>
  <p></p>
  <script src="page.js"></script>
</html>
`,
  );
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

test('the recipe for typed keys refuses a key that does not exist', () => {
  const [program] = blocksOf(README, 'ts');
  project.write('keys.mts', program!);
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--lib',
    'es2023',
    '--skipDefaultLibCheck',
  ];
  // An unused `@ts-expect-error` is an error as well.
  assert.equal(compilerReport(project.folder, [...options, 'keys.mts']), '');
});

test('the recipe that checks locales finds missing, extra and unused keys, placeholders and plural forms', () => {
  const [recipe] = shownPrograms(README).filter(({ source }) => source.includes('is unused'));
  project.write(
    'checked/en.yml',
    'en: { hi: "Hi %{name}", menu: { open: Open }, n: { one: x, other: y }, i18n: {} }',
  );
  project.write('checked/ru.yml', 'ru: { hi: "Hi %{nom}", more: x, n: { one: x, other: y } }');
  const program = recipe!.source
    .replace("'locales'", "'checked'")
    .replace(`"t('greeting', { name })"`, `"t('hi') t('n')"`);
  project.write('check.mjs', program);
  assert.deepEqual(project.run('node', 'check.mjs').output.trimEnd().split('\n'), [
    'menu.open is unused',
    'ru: menu.open is missing',
    'ru: hi has other placeholders',
    'ru: more is extra',
    'ru: n has no many',
    'ru: n has no few',
  ]);
});
