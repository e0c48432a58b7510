import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { check as isFormatted } from 'prettier';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { KIT_NAMES, type KitName } from '../../runner/init/kits';
import { callCommand } from '../runner/call-command';
import { temporaryFolder } from '../runner/command';
import { reported } from '../runner/reported';
import { linkSuite } from './link-suite';
import { reasonToSkip, runTool } from './toolchains';

const CONFIGURATION = JSON.parse(readFileSync(join(PACKAGE_ROOT, '.prettierrc.json'), 'utf8'));
/** Some scenarios of every surface, which a port without translations cannot pass. */
const OPTIONS = [
  ...['--select', 'LOOKUP-01', '--select', 'ACTIVATE-05', '--select', 'LOAD-03'],
  ...['--known-failures', 'known-failures.txt', '--report', 'json=report.json'],
];

/** The parameters of the tests of one kit. */
interface Trial {
  /** The arguments that name the adapter. */
  readonly port: readonly string[];
  /** Builds the adapter, if the language needs it. */
  readonly build?: (folder: string) => void;
  /** Fails when the formatter of the language would change a file of the kit. */
  readonly format?: (folder: string) => Promise<void> | void;
}

function formattedByPrettier(...files: readonly string[]) {
  return async (folder: string): Promise<void> => {
    for (const file of files) {
      const filepath = join(folder, file);
      const text = readFileSync(filepath, 'utf8');
      assert.ok(
        await isFormatted(text, { ...CONFIGURATION, plugins: [], filepath }),
        `${file} is not formatted`,
      );
    }
  };
}

const TRIALS: Readonly<Record<KitName, Trial>> = {
  python: { port: ['--command', 'python3 adapter.py'] },
  ruby: {
    port: ['--command', 'ruby -w adapter.rb'],
  },
  go: {
    port: ['--command', './adapter'],
    build: (folder) => runTool(folder, 'go', 'build'),
    format: (folder) => {
      assert.equal(runTool(folder, 'gofmt', '-l', '.'), '');
      runTool(folder, 'go', 'vet');
    },
  },
  crystal: {
    port: ['--command', 'bin/adapter'],
    build: (folder) => {
      cpSync(join(PACKAGE_ROOT, 'tests/kits/fixtures/crystal'), join(folder, 'lib'), { recursive: true });
      mkdirSync(join(folder, 'bin'));
      runTool(folder, 'crystal', 'build', 'src/adapter.cr', '-o', 'bin/adapter');
    },
    format: (folder) => void runTool(folder, 'crystal', 'tool', 'format', '--check', 'src'),
  },
  typescript: {
    port: ['--adapter', './adapter.ts'],
    build: linkSuite,
    format: formattedByPrettier('adapter.ts', 'values.ts'),
  },
  javascript: {
    port: ['--adapter', './adapter.mjs'],
    build: linkSuite,
    format: formattedByPrettier('adapter.mjs', 'values.mjs'),
  },
};

for (const kit of KIT_NAMES) {
  describe(`the starter kit for ${kit}`, { skip: reasonToSkip(kit) ?? false }, () => {
    const { port, build, format } = TRIALS[kit];
    const folder = join(temporaryFolder(), 'kit');

    before(async () => {
      const { status, stderr } = await callCommand(['init', '--language', kit, folder]);
      assert.equal(status, 0, stderr);
      build?.(folder);
    });

    if (format) test('is formatted', () => format(folder));

    test('answers the handshake and every call of check without a fault', async () => {
      const { status, stdout, stderr } = await callCommand(['check', ...port], folder);
      assert.doesNotMatch(stdout, /^fault/m);
      // A language without symbols takes their names, so that the named formats are judged.
      assert.doesNotMatch(stdout, /cannot express symbols/);
      assert.equal(stderr, '');
      // The adapter in Crystal is complete, and the library that it calls here has no translations.
      assert.equal(status, kit === 'crystal' ? 1 : 0, stdout);
    });

    test('gives a verdict without a fault', async () => {
      const { status, stderr } = await callCommand(['run', ...port, ...OPTIONS], folder);
      assert.deepEqual([status, stderr], [1, '']);
      const { planned, totals } = reported(join(folder, 'report.json'));
      // Few trials pass without translations: those whose lookups must not find anything.
      assert.equal(totals[kit === 'crystal' ? 'failed' : 'unsupported'] + totals.passed, planned);
      assert.ok(totals.passed < 5, `${totals.passed} trials passed`);
    });
  });
}
