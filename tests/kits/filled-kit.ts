import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { KitName } from '../../runner/init/kits';
import { callCommand } from '../runner/call-command';
import { runTool } from './toolchains';

/** The parameters of the tests of one kit. */
interface Use {
  /** The arguments that name the adapter. */
  readonly port: readonly string[];
  /** Builds the adapter, if the language needs it. */
  readonly build?: (folder: string) => void;
  /** The file to fill in, and the texts in it that are replaced so that it calls the library in `fixtures/`. */
  readonly fill?: readonly [file: string, ...changes: (readonly [from: string, to: string])[]];
  /** The folder of the library; by default `fixtures/`, and the name of the kit. */
  readonly library?: string;
}

const REFERENCE = "import * as library from 'i18n-conformance';";

/** The kits, each with the library that it is filled in for. That for Crystal is complete. */
export const USES: Readonly<Record<KitName, Use>> = {
  python: {
    port: ['--command', 'python3 adapter.py'],
    fill: ['adapter.py', ['library = None', 'import i18n as library']],
    library: 'ports/python',
  },
  ruby: {
    port: ['--command', 'ruby -w adapter.rb'],
    fill: ['adapter.rb', ['LIBRARY = nil', "require_relative 'yourlib'\nLIBRARY = YourLib"]],
  },
  php: {
    port: ['--command', 'php adapter.php'],
    fill: [
      'adapter.php',
      ["const LIBRARY = 'YourLib\\\\';", "require 'YourLib.php';\nconst LIBRARY = 'YourLib\\\\';"],
    ],
  },
  go: {
    port: ['--command', './adapter'],
    build: (folder) => void runTool(folder, 'go', 'build'),
    fill: [
      'port.go',
      ['newCatalog(CatalogOptions)', 'newCatalog(options CatalogOptions)'],
      ['return nil, unsupported("no such operation: Catalog.new")', 'return create(options), nil'],
    ],
  },
  java: {
    port: ['--command', 'java @start'],
    build: (folder) => void runTool(folder, 'javac', '-Xlint:all,-serial', '-Werror', '@compile'),
    fill: [
      'Port.java',
      ['throw new Unsupported("Catalog.new");', 'return new CatalogSubject(defaultLocale);'],
    ],
  },
  crystal: {
    port: ['--command', 'bin/adapter'],
    build: (folder) => {
      cpSync(join(PACKAGE_ROOT, 'tests/kits/fixtures/crystal'), join(folder, 'lib'), { recursive: true });
      mkdirSync(join(folder, 'bin'));
      runTool(folder, 'crystal', 'build', 'src/adapter.cr', '-o', 'bin/adapter');
    },
  },
  typescript: {
    port: ['--adapter', './adapter.ts'],
    build: linkSuite,
    fill: ['adapter.ts', ['const library: any = {};', REFERENCE]],
  },
  javascript: {
    port: ['--adapter', './adapter.mjs'],
    build: linkSuite,
    fill: ['adapter.mjs', ['const library = {};', REFERENCE]],
  },
};

/** Links the suite as a package of the kit, like `npm install`. */
function linkSuite(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PACKAGE_ROOT, join(folder, 'node_modules', 'i18n-conformance'), 'junction');
}

/** Writes a kit, and builds its adapter. */
export async function writeKit(kit: KitName, folder: string): Promise<void> {
  const { status, stderr } = await callCommand(['init', '--language', kit, folder]);
  assert.equal(status, 0, stderr);
  USES[kit].build?.(folder);
}

/** Writes a kit, fills it in for the library in `fixtures/`, and builds its adapter. */
export async function writeFilledKit(kit: KitName, folder: string): Promise<void> {
  const { fill, library = `tests/kits/fixtures/${kit}`, build } = USES[kit];
  const [file, ...changes] = fill!;
  assert.equal((await callCommand(['init', '--language', kit, folder])).status, 0);
  const source = join(PACKAGE_ROOT, library);
  if (existsSync(source)) {
    cpSync(source, folder, { recursive: true, filter: (path) => !/adapter\.py|README\.md/.test(path) });
  }
  const path = join(folder, file);
  const text = changes.reduce(
    (before, [from, to]) => {
      assert.ok(before.includes(from), `${from} is in ${file}`);
      return before.replace(from, () => to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
  build?.(folder);
}
