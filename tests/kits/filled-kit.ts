import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { KitName } from '../../runner/init/kits';
import { callCommand } from '../runner/call-command';
import { linkSuite } from './link-suite';
import { runTool } from './toolchains';

/** The test of the operations that README.md of one kit shows, filled in for the library in `fixtures/`. */
export interface Example {
  /** The arguments that name the adapter. */
  readonly port: readonly string[];
  readonly surface: 'catalog' | 'module';
  /** The file with the operations. */
  readonly adapter: string;
  /** The text between two operations. */
  readonly separator: string;
  /** The line that an operation begins with, up to its name. */
  readonly header: RegExp;
  /** The other changes that README.md asks for. */
  readonly changes: readonly (readonly [from: string | RegExp, to: string])[];
  readonly build?: (folder: string) => void;
}

/** The import of the library in JavaScript. */
const LIBRARY_IMPORT = [
  '// Fill in: import your library',
  "import * as yourlib from './yourlib.mjs';\n//",
] as const;

/** The examples, by the names of the kits. */
export const EXAMPLES: Readonly<Partial<Record<KitName, Example>>> = {
  python: {
    port: ['--command', 'python3 adapter.py'],
    surface: 'catalog',
    adapter: 'adapter.py',
    separator: '\n\n\n',
    header: /^@operation\("[^"]+"\)/m,
    changes: [['# Fill in: import your library.', 'import yourlib']],
  },
  ruby: {
    port: ['--command', 'ruby -w -I . adapter.rb'],
    surface: 'module',
    adapter: 'adapter.rb',
    separator: '\n\n',
    header: /^operation '[^']+'/m,
    changes: [
      ['# Fill in: require your library.', "require 'i18n'"],
      ["unsupported 'the library has no module'", 'return I18n'],
    ],
  },
  go: {
    port: ['--command', './adapter'],
    surface: 'catalog',
    adapter: 'adapter.go',
    separator: '\n\n',
    header: /^func \(a \*adapter\) \w+\(/m,
    changes: [
      ['"os"\n)', '"os"\n\n\t"example.com/yourlib"\n)'],
      [/map\[string\]any(?=\{\}|\n\trunBlock)/g, 'map[string]*yourlib.Catalog'],
      ['catalog(params SubjectParams) (any', 'catalog(params SubjectParams) (*yourlib.Catalog'],
    ],
    build: (folder) => {
      const library = 'example.com/yourlib';
      runTool(
        folder,
        'go',
        'mod',
        'edit',
        '-require',
        `${library}@v0.0.0`,
        '-replace',
        `${library}=./yourlib`,
      );
      runTool(folder, 'go', 'mod', 'tidy');
      runTool(folder, 'go', 'build');
    },
  },
  typescript: {
    port: ['--adapter', './adapter.ts'],
    surface: 'catalog',
    adapter: 'adapter.ts',
    separator: '\n\n',
    header: /^ *async \w+\(/m,
    changes: [
      ['import { unsupported,', 'import { runBlock, unsupported, type CallResponse,'],
      LIBRARY_IMPORT,
      ['type Library = unknown', 'type Library = any'],
      ['// Fill in: what', "import { nameOf, scalarOf, scalarsOf, scopeOf } from './values.js';\n\n// What"],
    ],
    build: linkSuite,
  },
  javascript: {
    port: ['--adapter', './adapter.mjs'],
    surface: 'catalog',
    adapter: 'adapter.mjs',
    separator: '\n\n',
    header: /^ *async \w+\(/m,
    changes: [
      ['import { unsupported }', 'import { runBlock, unsupported }'],
      LIBRARY_IMPORT,
      [
        '/** @returns',
        "import { nameOf, scalarOf, scalarsOf, scopeOf } from './values.mjs';\n\n/** @returns",
      ],
    ],
    build: linkSuite,
  },
};

/** Replaces the operations of an adapter by those of the first code block below "Fill in" on its page. */
function filledIn(source: string, page: string, { separator, header }: Example): string {
  const block = /## Fill in[^]*?```\w+\n([^]*?)\n```/.exec(page)?.[1] ?? '';
  const operations = block.split(separator);
  assert.ok(operations.length >= 4, 'the page shows operations');
  const places = source.split(separator);
  for (const operation of operations) {
    const start = header.exec(operation)![0].trimStart();
    const found = places.flatMap((place, index) =>
      header.exec(place)?.[0].trimStart() === start ? [index] : [],
    );
    assert.equal(found.length, 1, `one place for ${start}`);
    places[found[0]!] = operation;
  }
  return places.join(separator);
}

/** Replaces texts, each of which must be there. */
function changed(source: string, changes: Example['changes']): string {
  return changes.reduce((text, [from, to]) => {
    const replaced = text.replace(from, to);
    assert.notEqual(replaced, text, `${from} is in the adapter`);
    return replaced;
  }, source);
}

/** Writes a kit, and fills it in as its README.md shows, with the library in `fixtures/`. */
export async function writeFilledKit(kit: KitName, example: Example, folder: string): Promise<void> {
  assert.equal((await callCommand(['init', '--language', kit, folder])).status, 0);
  const library = kit === 'typescript' ? 'javascript' : kit;
  cpSync(join(PACKAGE_ROOT, 'tests/kits/fixtures', library), folder, { recursive: true });
  const path = join(folder, example.adapter);
  const page = readFileSync(join(folder, 'README.md'), 'utf8');
  const source = filledIn(readFileSync(path, 'utf8'), page, example);
  writeFileSync(path, changed(source, example.changes));
  example.build?.(folder);
}
