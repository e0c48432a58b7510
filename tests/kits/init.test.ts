import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { kitFor } from '../../runner/init/kits';
import { callCommand } from '../runner/call-command';
import { temporaryFolder } from '../runner/command';
import { usageMessage } from '../runner/usage-message';
import { requireNone } from '../none';

const PYTHON = [
  '.github/workflows/conformance.yml',
  '.gitignore',
  'README.md',
  'adapter.py',
  'known-failures.txt',
  'protocol.py',
];

test('init leaves out what running a kit in its folder has written', async (context) => {
  const cache = join(PACKAGE_ROOT, 'ports/kits/python/__pycache__');
  mkdirSync(cache, { recursive: true });
  context.after(() => rmSync(cache, { recursive: true }));
  writeFileSync(join(cache, 'protocol.pyc'), '');
  const folder = temporaryFolder();
  await callCommand(['init', '--language', 'python', 'adapter'], folder);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  requireNone(written.filter((path) => path.includes('pycache')));
  assert.ok(written.some((path) => path.endsWith('protocol.py')));
});

test('init writes a kit, lists its files and prints the next command', async () => {
  const folder = temporaryFolder();
  const { status, stdout, stderr } = await callCommand(
    ['init', '--language', 'python', 'my adapter'],
    folder,
  );
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(
    stdout,
    [
      'wrote an adapter in Python:',
      ...PYTHON.map((file) => `  ${join('my adapter', file)}`),
      '',
      'my adapter is in no git repository yet. GitHub reads .github only at the top of a repository: if that will be another ' +
        'folder, move .github there, and set its working-directory to this folder.',
      '',
      'next:',
      '  cd "my adapter"',
      `  npm pack ${PACKAGE_ROOT}`,
      `  npm install --prefix . --save-dev ./i18n-conformance-${SUITE.version}.tgz`,
      '  npx i18n-conformance check --command "python3 adapter.py"',
      '  npx i18n-conformance run --command "python3 adapter.py"',
      '',
      'README.md describes the next steps.',
      '',
    ].join('\n'),
  );
  for (const file of PYTHON) assert.ok(existsSync(join(folder, 'my adapter', file)), file);
});

test('the next commands install what the adapter needs, build it, check it and judge it, in this order', async () => {
  const { stdout } = await callCommand(['init', '--language', 'crystal', '.'], temporaryFolder());
  assert.deepEqual(stdout.match(/^ {2}(?:shards \w+|npx i18n-conformance \w+)/gm), [
    '  shards install',
    '  shards build',
    '  npx i18n-conformance check',
    '  npx i18n-conformance run',
  ]);
});

test('in a repository, init writes the workflow to the root, with the folder and the version of the suite', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.git'));
  const { status } = await callCommand(['init', '--language', 'ruby', 'tests/conformance'], folder);
  assert.equal(status, 0);
  const workflow = readFileSync(join(folder, '.github/workflows/conformance.yml'), 'utf8');
  assert.match(workflow, /^ {8}working-directory: tests\/conformance$/m);
  assert.match(workflow, /^ {6}- run: npm ci\n {6}- run: >-\n {10}npx i18n-conformance run /m);
  assert.ok(!existsSync(join(folder, 'tests/conformance/.github')));
  // Without quotes, YAML would read a comment in the first name, and would not parse the second.
  for (const name of ['a #b', '@acme/port']) {
    rmSync(join(folder, '.github'), { recursive: true });
    await callCommand(['init', '--language', 'ruby', name], folder);
    const other = readFileSync(join(folder, '.github/workflows/conformance.yml'), 'utf8');
    assert.ok(other.includes(`\n        working-directory: "${name}"\n`), other);
  }
});

test('the repository and the installed suite are those of the folder of the kit, not of the current one', async () => {
  const [folder, other] = [temporaryFolder(), join(temporaryFolder(), 'port')];
  mkdirSync(join(other, '.git'), { recursive: true });
  mkdirSync(join(other, 'node_modules', SUITE.name), { recursive: true });
  const outside = await callCommand(['init', '--language', 'typescript', other], folder);
  assert.match(outside.stdout, /\n {2}cd \S+port\n {2}npm install --save-dev typescript@6 ts-node\n {2}npx /);
  assert.doesNotMatch(outside.stdout, /in no git repository/);
  // The suite may be installed any number of folders above the kit.
  rmSync(join(other, '.github'), { recursive: true });
  const below = await callCommand(['init', '--language', 'javascript', join(other, 'a/b/c')], folder);
  assert.deepEqual([below.status, below.stderr], [0, '']);
  assert.doesNotMatch(below.stdout, /npm pack|npm install/);
  const inside = await callCommand(['init', '--language', 'javascript', join(folder, 'kit')], other);
  assert.match(inside.stdout, /\n\S+kit is in no git repository yet\.[^]*\n {2}npm pack /);
});

test('existing files are reported by name before anything is written', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'README.md'), 'mine');
  // A link to a missing file exists too; on Windows, creating one needs a permission.
  if (process.platform === 'win32') writeFileSync(join(folder, 'protocol.py'), 'mine');
  else symlinkSync('nowhere', join(folder, 'protocol.py'));
  const { status, stdout, stderr } = await callCommand(['init', '--language', 'python', '.'], folder);
  assert.deepEqual([status, stdout], [2, '']);
  assert.equal(
    stderr,
    'i18n-conformance: init overwrites nothing, and wrote nothing: README.md, protocol.py exist already; ' +
      'name another folder, or move them away\n',
  );
  assert.deepEqual(readdirSync(folder).sort(), ['README.md', 'protocol.py']);
  assert.equal(readFileSync(join(folder, 'README.md'), 'utf8'), 'mine');
});

test('a file in the place of any folder of the kit is reported before anything is written', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'src'), 'mine');
  const { status, stderr } = await callCommand(['init', '--language', 'crystal', '.'], folder);
  assert.deepEqual([status, stderr], [2, 'i18n-conformance: src is no folder; name another one\n']);
  assert.deepEqual(readdirSync(folder), ['src']);
});

test('wrong usage is an error that names the right usage', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  for (const [args, line] of [
    [
      ['init'],
      /init needs --language <python\|ruby\|php\|go\|java\|crystal\|typescript\|javascript> and a folder; for example: init --language python conformance$/m,
    ],
    [['init', 'here'], /init needs --language <.*>; for example: init --language python here$/m],
    [['init', 'my kit'], /for example: init --language python "my kit"$/m],
    [['init', '--language', 'go'], /init needs a folder; for example: init --language go conformance$/m],
    [
      ['init', '--language', 'cobol', 'x'],
      /^there is no kit for cobol \(there are python, .*\); the nearest kit is that for Python, .* see ports\/kits\/python/,
    ],
    [
      ['init', '--language', 'Rust'],
      /^there is no kit for Rust .* Go or Java .*docs\/typed-languages\.md.* These files are in \/.* --transcript /,
    ],
    [['init', '--language', 'go', ''], /the folder has no name: name one, such as conformance$/m],
    [['init', '--language', 'go', 'a', 'b'], /too many arguments for 'init'/],
    [['init', '--language', 'go', 'file'], /file is no folder; name another one$/m],
    [['init', '--language', 'go', 'file/below'], /file is no folder; name another one$/m],
  ] as const) {
    assert.match(await usageMessage(args, folder), line);
  }
  assert.deepEqual(readdirSync(folder), ['file']);
});

test('init takes other names of languages, and a kit adds to the common page what its language needs', async () => {
  const folder = temporaryFolder();
  assert.equal((await callCommand(['init', '--language', ' Golang', 'adapter'], folder)).status, 0);
  const page = readFileSync(join(folder, 'adapter/README.md'), 'utf8');
  assert.match(page, /^# Conformance of a port in Go\n[^]*\n## In Go\n/);
  assert.match(page, /^npx i18n-conformance run --build "go build" --command \.\/adapter$/m);
  assert.doesNotMatch(page, /[{}]{2}/);
});

test('each language that has a kit may be named by its usual short name', () => {
  assert.deepEqual(['golang', 'JS', 'node', 'py', 'Rb', 'ts'].map(kitFor), [
    'go',
    'javascript',
    'javascript',
    'python',
    'ruby',
    'typescript',
  ]);
});

test('the page and the workflow of a kit have what the language needs, in the order of use', async () => {
  for (const [language, page, workflow] of [
    [
      'typescript',
      ['Node 20.19 or later, and TypeScript with ts-node. ', '.tgz typescript@6 ts-node\n'],
      'npm ci\n      - run: >-\n',
    ],
    ['javascript', ['Node 20.19 or later. ', '.tgz\n'], 'npm ci\n      - run: >-\n'],
    [
      'crystal',
      [
        'Node 20.19 or later, and Crystal. ',
        '\nshards install\nshards build\nnpx i18n-conformance check --command',
      ],
      '\n      - uses: crystal-lang/install-crystal@v1\n      - run: shards install\n',
    ],
    [
      'python',
      [
        'Node 20.19 or later, and Python. ',
        '```sh\nnpx i18n-conformance check --command "python3 adapter.py"\n',
      ],
      "\n      - uses: actions/setup-python@v6\n        with:\n          python-version: '3.x'\n",
    ],
  ] as const) {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    await callCommand(['init', '--language', language, '.'], folder);
    const written = (file: string): string => readFileSync(join(folder, file), 'utf8');
    for (const part of page) assert.ok(written('README.md').includes(part), `${language}: ${part}`);
    assert.ok(written('.github/workflows/conformance.yml').includes(workflow), `${language}: ${workflow}`);
  }
});
