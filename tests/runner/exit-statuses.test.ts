import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { AdapterFault } from '../../adapter/contract/errors';
import { compiledFile } from '../../adapter/contract/package';
import { AdapterModuleError } from '../../adapter/host/load-adapter';
import { type FuzzResult } from '../../fuzz/fuzz';
import { FoundDifference } from '../../fuzz/random-scenario';
import { fuzzStatusOf } from '../../runner/commands/fuzz';
import { reportError } from '../../runner/commands/report-error';
import { UsageError } from '../../runner/errors';
import { BuildFailure } from '../../runner/judge/build-port';
import { SuiteDefect } from '../../suite/read/suite';
import { FULL_DISK_ONLY, fullDevice } from '../processes';
import { callCommand } from './call-command';
import { command, temporaryFolder } from './command';
import { portOf, select } from './ports';

const folder = temporaryFolder();
const HANDSHAKE = `initialize: async () => ({ protocol: 1, implementation: { name: 'one', version: '1', language: 'none' } })`;
const REFERENCE = `require(${JSON.stringify(compiledFile('ports/reference.js'))}).default()`;
/** Adapter modules of the reference with changed methods, and modules that are no adapters. */
const MODULES: Readonly<Record<string, string>> = {
  'nothing.cjs': '',
  'number.cjs': 'module.exports = 5;',
  'no-syntax.cjs': 'module.exports = (',
  'throws.cjs': 'module.exports = () => { throw new Error("no library"); };',
  'no-handshake.cjs': 'module.exports = { initialize: async () => ({ protocol: 9 }) };',
  'lacking.cjs': `module.exports = { ${HANDSHAKE}, reset: async () => null };`,
  'wrong.cjs': reference(`constants: async () => ({ VERSION: '9', DEFAULT_LOCALE: 'en' })`),
  'dying.cjs': reference('constants: async () => process.exit(9)'),
  'worst.cjs': reference('constants: async () => process.exit(9), locale: async () => "xx"'),
};

/** Returns the source of an adapter module of the reference with changed methods. */
function reference(methods: string): string {
  return `module.exports = () => Object.assign(Object.create(${REFERENCE}), { ${methods} });`;
}

for (const [file, source] of Object.entries(MODULES)) writeFileSync(join(folder, file), source);
writeFileSync(join(folder, 'known.txt'), 'CONSTANT-01  # not yet\n');
writeFileSync(join(folder, 'outdated.txt'), 'CONSTANT-02  # not yet\nNOWHERE-01  # gone\n');

const CONSTANTS = select('CONSTANT-*');

/** Commands whose words are separated by two spaces, with their exit statuses and what they say on standard error. */
type Ends = readonly (readonly [args: string | readonly string[], status: number, stderr?: RegExp])[];

function ends(title: string, table: Ends): void {
  test(title, async () => {
    for (const [args, status, line = /^$/] of table) {
      const words = typeof args === 'string' ? args.split('  ') : args;
      const ended = await callCommand(words, folder);
      assert.equal(ended.status, status, `${words.join(' ')}\n${ended.stdout}${ended.stderr}`);
      assert.match(ended.stderr, line, words.join(' '));
      // Wrong usage is one line, and nothing else.
      if (status === 2) assert.match(`${ended.stdout}${ended.stderr}`, /^i18n-conformance: .*\n$/);
    }
  });
}

describe('the exit status of a command', () => {
  const COMMANDS = ['run', 'check', 'fuzz', 'serve', 'list', 'explain', 'diff', 'export', 'init'];
  ends('is 2 for an option that it does not have', [
    ...COMMANDS.map((name) => [[name, '--purple'], 2, /unknown option '--purple'|required option/] as const),
  ]);

  ends('is 2 if what it is to read, select or write does not exist', [
    ...['run', 'check', 'fuzz', 'serve'].map(
      (name) => [[name, '--adapter', 'none.cjs'], 2, /there is no such file/] as const,
    ),
    ['fuzz', 2, /name the port with --command or --adapter/],
    ['fuzz  --adapter  wrong.cjs  --path  3', 2, /--path belongs to a seed/],
    ['run  --select  NOWHERE-01', 2, /matches no rule or scenario/],
    ['run  --surface  library  --select  LOOKUP-01', 2, /is played on the surface library/],
    ['export  --output  x.json  --select  DIRECTIVE-08', 2, /add --level crystal/],
    ['export  --output  none/x.json', 2, /the folder \S+none does not exist/],
    ['export', 2, /required option/],
    ['list  NOWHERE-01', 2, /matches no rule or scenario/],
    ['list  LOOKUP-01  --surface  library', 2, /matches no rule or scenario/],
    ['list  LOOKUP-01 @module  --surface  catalog', 2, /matches no rule or scenario/],
    ['list  DIRECTIVE-08  --level  spec', 2, /matches no rule or scenario/],
    ['explain  NOWHERE-01', 2, /not the id of a rule/],
    ['diff  none.json  none.json', 2, /there is no such file/],
    ['init  --language  klingon  kit', 2, /klingon/],
    ['init  --language  python  known.txt', 2, /known\.txt/],
  ]);

  const UNUSABLE = ['nothing', 'number', 'no-syntax', 'throws'];
  ends('is 3 if the adapter cannot be used, whatever the reason', [
    ...UNUSABLE.flatMap((name) =>
      ['run', 'check', 'fuzz'].map(
        (judging) => [`${judging}  --adapter  ${name}.cjs`, 3, /^i18n-conformance: adapter fault: /] as const,
      ),
    ),
    ...['run', 'check', 'fuzz'].flatMap((name) => [
      [`${name}  --adapter  no-handshake.cjs`, 3, /the result of initialize has a wrong shape/] as const,
      [`${name}  --command  exit 4`, 3, /exited with status 4 before it answered/] as const,
      [[name, ...portOf('misbehaving.js', 'refused reset', folder)], 3, /never|^$/] as const,
    ]),
    [
      'run  --build  exit 5  --command  exit 4',
      3,
      /^i18n-conformance: --build exit 5: exited with status 5\n/,
    ],
  ]);

  test('is 3 if serve cannot use the adapter, and it blames the module', async () => {
    // `serve` leaves the process without a standard output.
    for (const name of UNUSABLE) {
      const { status, stderr } = await command(['serve', '--adapter', `${name}.cjs`], folder);
      assert.equal(status, 3, stderr);
      assert.match(stderr, new RegExp(`^i18n-conformance: adapter fault: .*${name}\\.cjs`));
    }
  });

  ends('is that of the worse of two outcomes', [
    [['run', '--adapter', 'wrong.cjs', ...CONSTANTS], 1],
    [['run', '--adapter', 'dying.cjs', ...CONSTANTS], 3],
    [['run', '--adapter', 'worst.cjs', ...CONSTANTS, ...select('ACTIVATE-01')], 3],
    [['run', '--adapter', 'worst.cjs', ...select('ACTIVATE-01')], 1],
    [['run', '--adapter', 'wrong.cjs', ...CONSTANTS, '--known-failures', 'known.txt'], 0],
    [['run', '--adapter', 'dying.cjs', ...CONSTANTS, '--known-failures', 'known.txt'], 3],
    [['run', '--adapter', 'wrong.cjs', ...CONSTANTS, '--known-failures', 'outdated.txt'], 1],
    [['run', '--adapter', 'lacking.cjs', ...CONSTANTS], 1],
    ['check  --adapter  wrong.cjs', 1],
    ['check  --adapter  dying.cjs', 3],
    ['check  --adapter  worst.cjs', 3],
    ['check  --adapter  lacking.cjs', 0],
    ['fuzz  --adapter  worst.cjs  --surface  module  --seed  1  --runs  40', 1],
    ['fuzz  --adapter  dying.cjs  --surface  library  --seed  1  --runs  40', 3],
    ['fuzz  --adapter  lacking.cjs  --seed  1  --runs  5', 0],
  ]);

  test('is that of what fuzz has found, also when it is interrupted', () => {
    const statusOf = (find?: object) => fuzzStatusOf({ find } as FuzzResult, AbortSignal.abort());
    const difference: FoundDifference = Object.create(FoundDifference.prototype);
    assert.equal(statusOf({ reason: difference }), 1);
    assert.equal(statusOf({ reason: new AdapterFault('exited', '') }), 3);
    assert.equal(statusOf(), 130);
  });

  test('is 0 if fuzz has used up its seconds', async (context) => {
    // Each look at the clock takes a fiftieth of the time.
    let looks = 0;
    context.mock.method(performance, 'now', () => (looks += 1) * 20);
    const { status, stdout } = await callCommand(['fuzz', '--adapter', 'lacking.cjs', '--time', '1'], folder);
    assert.equal(status, 0, stdout);
    assert.match(stdout, /\nNo difference in [1-9]\d? scenarios? with \d+ steps? \(time budget used\)\.\n$/);
  });

  test(
    'is 2 if files could not be written, whatever the conclusion is, and each is named',
    FULL_DISK_ONLY,
    async () => {
      const full = fullDevice(folder);
      symlinkSync(full, join(folder, 'talk.responses'));
      for (const [port, args, said] of [
        ['wrong.cjs', ['--report', `json=${full}`], /the json report .*ENOSPC/],
        ['dying.cjs', ['--write-known-failures', full], /the known failures .*ENOSPC/],
        [
          'wrong.cjs',
          ['--transcript', 'talk', '--report', `json=${full}`],
          /the transcript is not complete: .*ENOSPC.*; the json report .*ENOSPC/,
        ],
      ] as const) {
        const { status, stdout, stderr } = await callCommand(
          ['run', '--adapter', port, ...CONSTANTS, ...args],
          folder,
        );
        assert.equal(status, 2, stderr);
        assert.match(stdout, /\n(?:not conformant|adapter fault, no verdict) at level spec/);
        assert.match(stderr, said);
        assert.doesNotMatch(stdout, /wrote /);
      }
    },
  );
});

test('an error has the status of its class, and is said to be what it is', (context) => {
  const said: string[] = [];
  context.mock.method(process.stderr, 'write', (text: string) => Boolean(said.push(text)));
  const broken = Object.assign(new Error('no space'), { syscall: 'write', code: 'ENOSPC' });
  const statuses = [
    new UsageError('wrong\u001b[31m'),
    broken,
    new AdapterFault('exited', 'gone', ['a log']),
    new AdapterModuleError('no module'),
    new BuildFailure('no build'),
    new SuiteDefect(['x.feature:1: bad']),
    'a text',
  ].map(reportError);
  assert.deepEqual(statuses, [2, 2, 3, 3, 3, 70, 70]);
  assert.deepEqual(
    said.map((text) => text.replaceAll('i18n-conformance: ', '').trimEnd()),
    [
      'wrong\\u001b[31m',
      'the command cannot continue: no space',
      'adapter fault: gone\nlast lines of standard error:\n  a log',
      'adapter fault: no module',
      'no build',
      'defect of the suite (this is not a verdict on the port):\nx.feature:1: bad',
      'defect of the suite (this is not a verdict on the port):\na text',
    ],
  );
});
