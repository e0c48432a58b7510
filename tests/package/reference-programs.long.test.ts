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

/** Programs that use the library as its README shows, each larger than an example of it. */
const project = new NewProject('reference');
after(() => project.remove());

const NAMES = {
  en: 'Mon Tue Wed Thu Fri Sat Sun',
  ru: 'пн вт ср чт пт сб вс',
  ar: 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
};
const FILES = {
  en: {
    found: { one: '%{count} file in %{folder}', other: '%{count} files in %{folder}' },
    date: '%a, %d/%m/%Y',
    delimiter: ',',
  },
  ru: {
    found: {
      one: '%{count} файл в %{folder}',
      few: '%{count} файла в %{folder}',
      many: '%{count} файлов в %{folder}',
      other: '%{count} файла в %{folder}',
    },
    date: '%a, %d.%m.%Y',
    delimiter: ' ',
  },
  ar: {
    found: {
      zero: 'لا ملفات في %{folder}',
      one: 'ملف في %{folder}',
      two: 'ملفان في %{folder}',
      few: '%{count} ملفات في %{folder}',
      many: '%{count} ملفًا في %{folder}',
      other: '%{count} ملف في %{folder}',
    },
    date: '%a %Y/%m/%d',
    delimiter: '٬',
  },
};

for (const locale of ['en', 'ru', 'ar'] as const) {
  const { found, date, delimiter } = FILES[locale];
  const forms = Object.entries(found).map(([form, text]) => `    ${form}: "${text}"\n`);
  project.write(
    `texts/${locale}.yml`,
    `${locale}:
  found:
${forms.join('')}  i18n:
    number: { formats: { default: { delimiter: "${delimiter}" } } }
    date:
      formats: { default: "${date}" }
      abbr_day_names: [${NAMES[locale].split(' ').join(', ')}]
`,
  );
}

test('a command-line tool writes in the language of the user', () => {
  project.write(
    'count.mjs',
    `import { Errors, I18n, Loader } from '@i18n-conformance/reference';

I18n.config.loaders.push(new Loader.YAML(import.meta.dirname + '/texts'));
I18n.config.fallbacks = ['en'];
I18n.init();

const [language, count, folder] = process.argv.slice(2);
try {
  I18n.activate(language);
} catch (error) {
  if (!(error instanceof Errors.InvalidLocale)) throw error;
  console.log(\`\${error.message}; one of: \${I18n.availableLocales.join(', ')}\`);
}
console.log(I18n.t('found', { count: Number(count), folder }));
console.log(I18n.l([2026, 11, 22]), I18n.l(1234567));
`,
  );
  const outputs = (
    [
      ['en', '1'],
      ['ru', '3'],
      ['ar', '2'],
      ['fr', '5'],
    ] as const
  ).map(([language, count]) => project.run('node', 'count.mjs', language, count, 'src'));
  assert.deepEqual(outputs, [
    { status: 0, output: '1 file in src\nSun, 22/11/2026 1,234,567\n' },
    { status: 0, output: '3 файла в src\nвс, 22.11.2026 1 234 567\n' },
    { status: 0, output: 'ملفان في src\nالأحد 2026/11/22 1٬234٬567\n' },
    {
      status: 0,
      output: 'fr is not a valid locale; one of: ar, en, ru\n5 files in src\nSun, 22/11/2026 1,234,567\n',
    },
  ]);
});

test('a server answers overlapping requests, each in its language', () => {
  project.write(
    'server.mjs',
    `import { createServer } from 'node:http';
import { I18n, Loader, Locale } from '@i18n-conformance/reference';
import '@i18n-conformance/reference/async-blocks';

I18n.config.loaders.push(new Loader.YAML(import.meta.dirname + '/texts'));
I18n.init();

const chain = new Locale.Fallbacks({ default: ['en'] });
const server = createServer((request, response) => {
  const [wanted] = (request.headers['accept-language'] ?? 'en').split(/[,;]/);
  const locale = chain.for(wanted).find((one) => I18n.availableLocales.includes(one));
  void I18n.withLocale(locale, async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    response.setHeader('content-language', I18n.locale);
    response.end(I18n.t('found', { count: 5, folder: 'src' }));
  });
});
server.listen(0, async () => {
  const url = 'http://localhost:' + server.address().port;
  const languages = ['ru-RU,ru;q=0.9', 'ar', 'en', 'ja', 'ru', 'en-GB'];
  const texts = await Promise.all(
    languages.map(async (language) => {
      const response = await fetch(url, { headers: { 'accept-language': language } });
      return response.headers.get('content-language') + ' ' + (await response.text());
    }),
  );
  console.log(texts.join('\\n'));
  server.close();
  server.closeAllConnections();
});
`,
  );
  assert.deepEqual(project.run('node', 'server.mjs'), {
    status: 0,
    output: [
      'ru 5 файлов в src',
      'ar 5 ملفات في src',
      'en 5 files in src',
      'en 5 files in src',
      'ru 5 файлов в src',
      'en 5 files in src',
      '',
    ].join('\n'),
  });
});

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
