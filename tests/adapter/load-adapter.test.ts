import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { AdapterModuleError, loadAdapter } from '../../adapter/host/load-adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from '../runner/command';

const folder = join(temporaryFolder(), 'load-adapter [x] #1 100%25');
mkdirSync(folder);

function file(path: string, text: string): string {
  const whole = join(folder, path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

const ADAPTER = `{ initialize: async () => 'loaded' }`;
const MODULES: Readonly<Record<string, string>> = {
  'commonjs.cjs': `module.exports = ${ADAPTER};`,
  'commonjs-function.cjs': `module.exports = () => (${ADAPTER});`,
  'compiled.cjs': `exports.__esModule = true; exports.default = () => (${ADAPTER});`,
  'module.mjs': `export default async () => (${ADAPTER});`,
  'typescript.ts': `import { helper } from './helper'; export default async () => helper(${ADAPTER});`,
  'esm/typescript.ts': `import { helper } from './helper.js'; export default () => helper(${ADAPTER});`,
  'esm/below/typescript.ts': `import { helper } from '../helper.js'; export default () => helper(${ADAPTER});`,
};
file(
  'helper.ts',
  'enum Kind { One = 1 }\nexport function helper<T>(value: T): T { return Kind.One ? value : value; }',
);
file('esm/helper.ts', 'export const helper = <T>(value: T): T => value;');
file('esm/package.json', '{ "type": "module" }');

for (const [name, source] of Object.entries(MODULES)) {
  test(`a module is loaded: ${name}`, async () => {
    const path = file(name, source);
    // When ts-node runs this test, it accepts only modules of its own kind.
    if (!name.startsWith('esm/')) {
      const adapter = await (await loadAdapter(path))();
      assert.equal(await adapter.initialize({ protocol: 1, suite: { name: '', version: '' } }), 'loaded');
    }
    // Loads it again in a process where nothing else compiles TypeScript, like the command.
    const loader = join(PACKAGE_ROOT, 'dist/adapter/host/load-adapter.js');
    const program = `require(${JSON.stringify(loader)}).loadAdapter(process.argv[1])
      .then((create) => create()).then((adapter) => adapter.initialize()).then(console.log);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', program, path], {
      cwd: '/',
      encoding: 'utf8',
    });
    assert.equal(stdout, 'loaded\n', stderr);
  });
}

test('the error about a module that cannot be loaded gives the reason', async () => {
  const path = file('broken.mjs', 'import "nowhere-at-all"; export default 1');
  await assert.rejects(loadAdapter(path), (thrown) => {
    assert.ok(thrown instanceof AdapterModuleError);
    assert.match(thrown.message, /^the adapter module \S.*broken\.mjs cannot be loaded: .*nowhere-at-all/);
    return true;
  });
  const odd = file('odd.cjs', 'throw "a word"');
  await assert.rejects(loadAdapter(odd), /odd\.cjs cannot be loaded: a word$/);
});

test('the error about TypeScript that needs a compiler says how to install one', async () => {
  mkdirSync(join(folder, 'library'));
  for (const [name, source] of Object.entries({
    syntax: 'enum Kind { One = 1 }\nexport default Kind;',
    file: "import one from './one';\nexport default one;",
    folder: "import library from './library';\nexport default library;",
  })) {
    const path = file(`beyond-${name}.ts`, source);
    // No compiler is found in this folder.
    await assert.rejects(
      loadAdapter(path, [folder]),
      /\.ts cannot be loaded: [^]*\nWithout a compiler, [^]* run: npm install --save-dev typescript@6 ts-node$/,
      name,
    );
  }
});

test('an error of JavaScript gives no advice about TypeScript', async () => {
  const path = file('alone.mjs', 'import "./nothing.js";');
  await assert.rejects(loadAdapter(path, [folder]), (thrown) => {
    assert.doesNotMatch(String(thrown), /compiler/);
    return true;
  });
});

for (const [what, source] of Object.entries({
  nothing: 'exports',
  number: '7',
  null: '() => null',
  object: '() => ({})',
})) {
  test(`a default export that is not an adapter is reported: ${what}`, async () => {
    const create = await loadAdapter(file(`${what}.cjs`, `module.exports = ${source};`));
    await assert.rejects(
      create(),
      /is neither an Adapter nor a function that makes one: an Adapter is an object with/,
    );
  });
}
