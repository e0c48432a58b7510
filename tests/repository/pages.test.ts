import assert from 'node:assert/strict';
import { load } from 'js-yaml';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { shownCommands, shownFiles, shownPrograms } from '../package/readme';
import { requireNone } from '../none';

/** All pages but those of the starter kits, which become part of other repositories. */
const PAGES = execFileSync('git', ['ls-files', '*.md'], { cwd: PACKAGE_ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('ports/kits/'));

/** The address of a file in the repository, for pages that are also read outside of it. */
const OWN_ADDRESS = /^https:\/\/github\.com\/i18n-conformance\/i18n-conformance\/(?:blob|tree)\/main\//;

function read(file: string): string {
  return readFileSync(join(PACKAGE_ROOT, file), 'utf8');
}

for (const page of PAGES) {
  test(`${page} has no broken links`, () => {
    const text = read(page);
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = targets.filter((target) => {
      const isOwn = OWN_ADDRESS.test(target);
      if (!isOwn && /^https?:/.test(target)) return false;
      const [path = '', anchor] = target.replace(OWN_ADDRESS, '').split('#');
      const file = isOwn ? path : join(dirname(page), path);
      if (path !== '' && !existsSync(join(PACKAGE_ROOT, file))) return true;
      return anchor !== undefined && !anchorsOf(path === '' ? text : read(file)).has(anchor);
    });
    assert.deepEqual([...new Set(broken)], []);
  });
}

function anchorsOf(text: string): Set<string> {
  const ids = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
  return new Set([...ids, ...headings]);
}

test('README.md shows the commands that CI runs', () => {
  const readme = read('README.md');
  const commands = shownCommands(readme);
  assert.ok(commands.includes('npm ci && npx i18n-conformance run'));
  assert.ok(commands.includes('npm ci && npm test'));
  const ci = read('.ci/run').split('\n');
  assert.deepEqual(
    ci.filter((line) => line.startsWith('npm')),
    ['npm ci', 'npm run check', 'npm test', 'npm run test:long'],
  );
  const workflow = load(read('.github/workflows/ci.yml')) as {
    readonly jobs: { readonly test: { readonly steps: readonly { readonly run?: string }[] } };
  };
  assert.deepEqual(
    workflow.jobs.test.steps.flatMap(({ run = [] }) => run).filter((run) => run.startsWith('npm')),
    ['npm ci && npx i18n-conformance run', 'npm ci && npm run check && npm test && npm run test:long'],
  );
});

test('docs/ci.md names this version everywhere', () => {
  const versions = [...read('docs/ci.md').matchAll(/i18n-conformance@v?(\S+)/g)].map(
    ([, version]) => version,
  );
  assert.deepEqual([...new Set(versions)], [SUITE.version]);
});

test('the pages show programs of the library, which tests of the package run', () => {
  assert.equal(shownPrograms(read('README.md')).length, 1);
  const page = read('reference/README.md');
  assert.deepEqual(
    shownFiles(page).map(({ path }) => path),
    ['locales/en.yml', 'locales/fr.yml'],
  );
  assert.equal(shownPrograms(page).length, 9);
});

test('the package of the reference has the version, the license and the js-yaml of the suite', () => {
  const { version, engines, dependencies } = JSON.parse(read('package.json'));
  const reference = JSON.parse(read('reference/package.json'));
  assert.deepEqual([reference.version, reference.engines], [version, engines]);
  assert.deepEqual(reference.dependencies, { 'js-yaml': dependencies['js-yaml'] });
  assert.equal(read('reference/LICENSE'), read('LICENSE'));
});

test('no code here imports the folder of the reference, which would load the built package', () => {
  const pattern = String.raw`(from|require\(|import\() ?'(\.\./)+reference'`;
  const code = spawnSync('git', ['grep', '-lE', pattern, '--', '*.ts', '*.tsx', '*.mjs'], {
    cwd: PACKAGE_ROOT,
    encoding: 'utf8',
  });
  assert.equal(code.stdout, '');
});

test('proof/README.md shows the threshold of each folder that is mutated, and no others', async () => {
  const options = (await import(pathToFileURL(join(PACKAGE_ROOT, 'proof/mutation/options.mjs')).href)) as {
    FOLDERS: Record<string, number>;
  };
  const shown = Array.from(read('proof/README.md').matchAll(/^([a-z/]+) +(\d+)(?: \(.*\))?$/gm));
  assert.deepEqual(
    Object.fromEntries(shown.map(([, folder, score]) => [folder, Number(score)])),
    options.FOLDERS,
  );
});

test('the scripts that the pages name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = PAGES.flatMap((page) => [...read(page).matchAll(/npm run ([\w:]+)/g)]).map(
    ([, name = '']) => name,
  );
  requireNone(named.filter((name) => !(name in scripts)));
});

test('the files that the pages name with their folders exist', () => {
  const folders = readdirSync(PACKAGE_ROOT).filter(
    (name) => !/^(coverage|dist|node_modules|reports)$/.test(name),
  );
  const path = new RegExp(
    `[\`( ]((?:${folders.join('|')})/[\\w./-]+\\.(?:ts|mjs|md|yaml|json|jsonl|txt|py))\\b`,
    'g',
  );
  const named = PAGES.flatMap((page) =>
    [...read(page).matchAll(path)].map(([, file = '']) => ({ page, file })),
  );
  assert.ok(named.length > 100);
  requireNone(
    named
      .filter(({ file }) => !existsSync(join(PACKAGE_ROOT, file)))
      .map(({ page, file }) => `${page}: ${file}`),
  );
});

test('CONTRIBUTING.md gives a reason for exactly the dependencies', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const table = read('CONTRIBUTING.md').split('\n## Dependencies\n')[1]?.split('\n## ')[0] ?? '';
  const listed = [...table.matchAll(/^- `([^`]+)`: \S/gm)].map(([, name = '']) => name);
  // A row such as `@codemirror/*` is for all packages of a scope.
  const rowOf = (name: string): string => {
    const row = name.replace(/\/.*/, '/*');
    return listed.includes(row) ? row : name;
  };
  const rows = new Set(Object.keys({ ...dependencies, ...devDependencies }).map(rowOf));
  assert.deepEqual(listed.sort(), [...rows].sort());
});
