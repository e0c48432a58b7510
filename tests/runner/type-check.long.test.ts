import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { typeErrors } from '../../runner/judge/type-check';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';

const reference = JSON.stringify(join(PACKAGE_ROOT, 'dist/ports/reference.js'));

/** Returns a folder for adapter modules of the reference. */
function adapterFolder(): string {
  const folder = temporaryFolder();
  // Compiled code of this project has no types, and missing types hide errors that may follow from them.
  writeFileSync(join(folder, 'port.js'), `module.exports = require(${reference});\n`);
  writeFileSync(join(folder, 'port.d.ts'), 'declare const create: () => unknown;\nexport default create;\n');
  return folder;
}

/** Writes an adapter module for the reference with additional lines, and returns its file. */
function adapter(folder: string, name: string, ...lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, ["import create from './port.js';", ...lines, 'export default create;', ''].join('\n'));
  return file;
}

/** Configures the compiler, without the types of browsers, which take most of the time of a check. */
function configure(folder: string, options: object): void {
  const compilerOptions = { lib: ['es5'], module: 'preserve', ...options };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
}

/** A folder without a configuration. */
const folder = adapterFolder();

for (const args of [['run', '--select', 'CONSTANT-01'], ['check'], ['fuzz', '--runs', '1', '--seed', '1']]) {
  test(`a type error in an adapter is reported as a warning with its location: ${args[0]}`, async () => {
    const configured = adapterFolder();
    configure(configured, { strict: true });
    adapter(configured, 'wrong.ts', "export const port: number = 'seven';");
    const { status, stderr } = await callCommand([...args, '--adapter', 'wrong.ts'], configured);
    assert.equal(status, 0);
    assert.equal(
      stderr,
      "i18n-conformance: warning: wrong.ts:2:14: error TS2322: Type 'string' is not assignable to type 'number'.\n",
    );
  });
}

test('a type error is not reported when the adapter does not start', async () => {
  writeFileSync(
    join(folder, 'broken.ts'),
    "export const port: number = 'seven';\nthrow new Error('broken');\n",
  );
  const { status, stderr } = await callCommand(['check', '--adapter', 'broken.ts'], folder);
  assert.equal(status, 3);
  assert.doesNotMatch(stderr, /warning/);
});

test('types that are not installed cause no errors, directly or indirectly', async () => {
  const file = adapter(
    folder,
    'node.ts',
    "import { readdirSync } from 'node:fs';",
    'export const names = () => readdirSync("/").map((entry) => entry);',
    'export type Error = NodeJS.ErrnoException;',
  );
  assert.deepEqual(await typeErrors(file, folder), []);
});

test('the tsconfig.json of the adapter decides which type errors are reported', async () => {
  const file = adapter(folder, 'loose.ts', 'export const text = (value) => value;');
  assert.deepEqual(await typeErrors(file, folder), [
    "loose.ts:2:22: error TS7006: Parameter 'value' implicitly has an 'any' type.",
  ]);
  configure(folder, { strict: false });
  assert.deepEqual(await typeErrors(file, folder), []);
});

test('an adapter in JavaScript is not checked', async () => {
  writeFileSync(join(folder, 'plain.js'), 'const port = 1; port();');
  assert.deepEqual(await typeErrors(join(folder, 'plain.js'), folder), []);
});
