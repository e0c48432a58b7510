import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { REPORT_KINDS } from '../../runner/reports/report-files';
import { POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { MAIN, temporaryFolder } from './command';
import { usageMessage } from './usage-message';

const folder = temporaryFolder();
mkdirSync(join(folder, 'talk.responses'));
writeFileSync(join(folder, 'twice.txt'), 'LOOKUP-01  # one\nLOOKUP-01  # two\n');

/** Wrong usage, whose words are separated by two spaces, and the message about it. */
const WRONG: readonly (readonly [args: string, line: RegExp])[] = [
  ['rnu', /unknown command 'rnu' \(Did you mean run\?\)/],
  ['purple', /unknown command 'purple'; --help lists the commands/],
  ['run  --purple', /unknown option '--purple'; --help lists the options/],
  ['run  --slect  x', /unknown option '--slect' \(Did you mean --select\?\)/],
  ['run  ruby  port.rb', /^ruby port\.rb is not an option: .* with --command "<command that starts it>"$/],
  ['check  ./adapter.ts', /adapter\.ts is not an option: name a module with --adapter <file>, /],
  ['run  --level  ruby', /argument 'ruby' is invalid\. Allowed choices are spec, crystal\./],
  ['run  --timeout  0', /argument '0' is invalid\. Give a whole number from 1 to 2147483647\./],
  ['run  --timeout  2147483648', /Give a whole number from 1 to 2147483647\./],
  ['run  --jobs  1.5', /Give a whole number from 1 to 2147483647\./],
  ['run  --max-faults  ', /argument '' is invalid\. Give a whole number from 0 to 2147483647\./],
  ['run  --timeout  1e3', /argument '1e3' is invalid\. Give a whole number from 1 to 2147483647\./],
  ['run  --repeat  x', /Give a whole number from 1 to 2147483647\./],
  ['run  --max-faults  -1', /argument '-1' is invalid\. Give a whole number from 0 to 2147483647\./],
  ['run  --select  LOOKUP-01 @moon', /@moon is not a surface: use @module, @catalog, @library$/],
  ['run  --select  CONSTANT-01 @catalog', /--select CONSTANT-01 @catalog matches no rule or scenario/],
  ['run  --select  ', /^--select : the id is empty: give the id of a rule or scenario, or a glob of ids$/],
  ['run  --command  x  --adapter  y', /'--command <command>' cannot be used with option '--adapter <file>'$/],
  [
    'check  --command  x  --adapter  y',
    /'--command <command>' cannot be used with option '--adapter <file>'$/,
  ],
  ['run  --command   ', /--command is empty: give the command that starts an adapter$/],
  ['run  --transcript  x  --jobs  2', /'--transcript <file>' cannot be used with option '--jobs <number>'$/],
  ['run  --watch', /does not know which files to watch: name a port .*, or paths after --watch$/],
  ['run  --watch  none', /--watch none: there is no such file or folder \(looked for \S+none\)$/],
  ['run  --watch  .  --adapter  none.js', /--adapter none\.js: there is no such file/],
  ['run  --watch  .  --transcript  x', /'--transcript <file>' cannot be used with option '--watch /],
  [
    'run  --watch  .  --write-known-failures  x',
    /'--write-known-failures <file>' cannot be used with option '--watch /,
  ],
  ['run  --adapter  none.js', /--adapter none\.js: there is no such file \(looked for \S+none\.js\)$/],
  ['run  --adapter  twice.txt/x.js', /--adapter twice\.txt\/x\.js: there is no such file \(looked for /],
  ['run  --adapter  .', /--adapter \.: \S+ is a folder; name the adapter module in it$/],
  // A build makes only what does not exist yet.
  ['run  --build  true  --adapter  .', /--adapter \.: \S+ is a folder; name the adapter module in it$/],
  ['serve  --adapter  none.js', /there is no such file/],
  ['init  --language  __proto__  kit', /^there is no kit for __proto__ /],
  ['init  --language  constructor  kit', /^there is no kit for constructor /],
  ['run  --known-failures  none.txt', /--known-failures none\.txt: there is no such file/],
  [`run  --known-failures  ${'x'.repeat(300)}`, /^--known-failures x+: there is no such file/],
  ['run  --known-failures  .', /--known-failures \.: \S+ is a folder; name a file$/],
  ['run  --known-failures  twice.txt', /twice\.txt:2: LOOKUP-01 is already listed at twice\.txt:1$/],
  ['run  --report  pdf=x', new RegExp(`give KIND=FILE, where KIND is one of ${REPORT_KINDS.join(', ')}$`)],
  [
    'run  --report  json=x  --report  html=./x',
    /^--report html=\.\/x and .* are the same file; give each a /,
  ],
  ['run  --report  json=.', /--report json=\.: \S+ is a folder; name a file$/],
  ['run  --report  json=twice.txt/x', /twice\.txt\/x cannot be written: \S+twice\.txt is not a folder$/],
  ['run  --report  html=none/deep/x.html', /: the folder \S+none[\\/]deep does not exist; create it first$/],
  ['run  --write-known-failures  .', /--write-known-failures \.: \S+ is a folder; name a file$/],
  ['run  --transcript  .', /--transcript \.: \S+ is a folder; name a file$/],
  ['run  --transcript  talk', /--transcript talk: \S+talk\.responses is a folder; name a file$/],
  ['run  --transcript  none/x', /--transcript none\/x: the folder \S+none does not exist; create it first$/],
  ['explain', /missing required argument 'id'/],
  [
    'diff  none.json  none.json',
    /none\.json: there is no such file; run --report json=FILE writes a report$/,
  ],
  ['diff  .  .', /is a folder; name a file$/],
];

test('wrong usage has a message of one line that states the problem and the remedy', async () => {
  for (const [args, line] of WRONG) {
    const said = await usageMessage(args.split('  '), folder);
    assert.match(said, line, args);
    assert.doesNotMatch(said, /\n/, args);
  }
});

test('on a terminal, the message about wrong usage is as wide as standard error', async (context) => {
  const { columns } = process.stderr;
  context.after(() => (process.stderr.columns = columns));
  process.stderr.columns = 60;
  const said = await usageMessage(['run', '--level', 'ruby'], folder);
  assert.match(said, /^.{1,60}\n {4}.{1,56}$/);
});

test('a report whose name is too long is refused', POSIX_ONLY, async () => {
  const said = await usageMessage(['run', '--report', `json=${'x'.repeat(300)}`], folder);
  assert.match(said, /^--report json=x+ cannot be written: ENAMETOOLONG/);
});

test('the help of each command has examples, and the main help lists the exit statuses', async () => {
  for (const name of ['run', 'serve', 'check', 'list', 'explain', 'diff', 'fuzz']) {
    const { stdout } = await callCommand([name, '--help']);
    assert.match(stdout, /\nExamples:\n {2}\$ /, name);
    assert.doesNotMatch(stdout, /default: (?:false|\[)|^.{81}/m, name);
  }
  const { stdout } = await callCommand(['--help']);
  assert.match(stdout, /0 conformant, 1 not conformant, 2 wrong usage, 3 adapter fault/);
});

test('help that was asked for goes to standard output, with status 0', async () => {
  for (const args of [['--help'], ['help'], ['help', 'run'], ['run', '--help'], ['--version']]) {
    const { status, stdout, stderr } = await callCommand(args);
    assert.deepEqual([status, stderr], [0, ''], args.join(' '));
    assert.notEqual(stdout, '');
  }
  const { status, stdout } = await callCommand([]);
  assert.deepEqual([status, stdout], [2, '']);
});

test('the help of run is short, and all its options are in groups', async () => {
  const { stdout } = await callCommand(['run', '--help']);
  assert.ok(stdout.trimEnd().split('\n').length <= 50);
  const groups = ['Port:', 'Selection:', 'Judging:', 'Output:', 'Options:', 'Examples:'];
  assert.deepEqual(stdout.match(/^\w.*:$/gm), groups);
  const options = stdout.match(/^ {2}(?=-)/gm) ?? [];
  assert.ok(options.length <= 18 + 1, 'at most 18 options, and --help');
});

test('the command can be run by its file name, and prints its version', POSIX_ONLY, () => {
  assert.match(spawnSync(MAIN, ['--version'], { encoding: 'utf8' }).stdout, /^\d+\.\d+\.\d+\n$/);
});
