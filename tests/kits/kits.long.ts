import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { KIT_NAMES, type KitName } from '../../runner/init/kits';
import { callCommand } from '../runner/call-command';
import { temporaryFolder } from '../runner/command';
import { reported } from '../runner/reported';
import { USES, writeFilledKit, writeKit } from './filled-kit';
import { reasonToSkip, runTool } from './toolchains';

/** Some scenarios of every surface, which a port without translations cannot pass. */
const OPTIONS = [
  ...['--select', 'LOOKUP-01', '--select', 'ACTIVATE-05', '--select', 'LOAD-03'],
  ...['--known-failures', 'known-failures.txt', '--report', 'json=report.json'],
];

/** Fails when the formatter of the language would change a file of the kit. Prettier formats the other kits here. */
const FORMATTERS: Partial<Readonly<Record<KitName, (folder: string) => void>>> = {
  go: (folder) => {
    assert.equal(runTool(folder, 'gofmt', '-l', '.'), '');
    runTool(folder, 'go', 'vet');
  },
  crystal: (folder) => void runTool(folder, 'crystal', 'tool', 'format', '--check', 'src'),
};

/** Sends requests to a program, and returns the responses. */
function converse(folder: string, command: string, requests: readonly object[]): object[] {
  const lines = requests.map((request, id) => JSON.stringify({ jsonrpc: '2.0', id, ...request }));
  const input = lines.map((line) => `${line}\n`).join('');
  const { stdout, stderr } = spawnSync(command, { cwd: folder, input, encoding: 'utf8', shell: true });
  assert.match(stdout, /\n$/, stderr);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}

/** The requests of a run at level crystal, which kits must be able to read. */
const SESSION = join(temporaryFolder(), 'session.jsonl');

before(async () => {
  const { status, stderr } = await callCommand(['run', '--level', 'crystal', '--transcript', SESSION]);
  assert.equal(status, 0, stderr);
});

for (const kit of KIT_NAMES) {
  const { port, fill } = USES[kit];
  describe(`the starter kit for ${kit}`, { skip: reasonToSkip(kit) ?? false }, () => {
    const folder = join(temporaryFolder(), 'kit');
    before(() => writeKit(kit, folder));

    const format = FORMATTERS[kit];
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

  if (fill === undefined) continue;
  describe(`the starter kit for ${kit}, filled in`, { skip: reasonToSkip(kit) ?? false }, () => {
    const folder = join(temporaryFolder(), 'kit');
    before(() => writeFilledKit(kit, folder));

    test('makes the calls of the library', async () => {
      const selected = ['--select', 'LOOKUP-01'];
      const { status, stdout } = await callCommand(
        ['run', ...port, '--surface', 'catalog', ...selected],
        folder,
      );
      assert.equal(status, 0, stdout);
    });

    test('reads every request of a run at level crystal', () => {
      if (port[0] !== '--command') return;
      const { stdout, status } = spawnSync(port[1]!, {
        cwd: folder,
        shell: true,
        stdio: [openSync(SESSION, 'r'), 'pipe', 'ignore'],
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      assert.equal(status, 0);
      const requests = readFileSync(SESSION, 'utf8').split('\n').length;
      const responses = stdout.split('\n');
      assert.equal(responses.length, requests);
      // Also in blocks.
      assert.deepEqual(responses.filter((line) => line.includes('-32602')).slice(0, 3), []);
    });

    test('makes the calls of blocks, and tells its own mistakes from errors of the library and their place', () => {
      if (port[0] !== '--command') return;
      const subject = { subject: 'a' };
      const block = [{ method: 'raise', params: { message: 'out' } }];
      const responses = converse(folder, port[1]!, [
        { method: 'Catalog.new', params: { catalog: 'a' } },
        { method: 'inject', params: { ...subject, translations: { en: { a: 'b' } } } },
        { method: 'translate', params: { ...subject, key: { sym: 'a' } } },
        { method: 'with_locale', params: { ...subject, locale: 'en', block } },
        { method: 'translate', params: { ...subject, key: 'a.b.c' } },
        {
          method: 'with_locale',
          params: {
            ...subject,
            locale: 'en',
            block: [{ method: 'translate', params: { ...subject, key: 'a' } }],
          },
        },
      ]) as { result?: unknown; error?: { code: number; message: string; data: { at?: string } } }[];
      const codes = responses.map(({ error }) => error?.code);
      const [, , unread, raised, failed, ran] = responses;
      assert.deepEqual(codes.slice(0, 4), [undefined, undefined, -32602, 3], JSON.stringify(unread));
      assert.equal(raised!.error!.message, 'out');
      assert.deepEqual((ran!.result as { block: unknown }).block, [{ result: 'b' }]);
      // Go has no place of an error, but of a panic.
      if (kit !== 'python') assert.equal(failed!.error?.code, 3, JSON.stringify(failed));
      const place = (kit === 'python' ? raised : failed)!.error!.data.at;
      assert.match(place ?? '', /^\w+\.\w+:\d+$/);
    });
  });
}
