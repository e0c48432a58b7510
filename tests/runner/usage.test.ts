import { CommanderError } from 'commander';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { RunningPrograms } from '../../adapter/client/process-group';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { createProgram } from '../../runner/commands/program';
import { REPORT_KINDS } from '../../runner/reports/report-files';
import { UsageError } from '../../runner/errors';
import { POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';

const folder = temporaryFolder();
writeFileSync(join(folder, 'no-reason.txt'), 'LOOKUP-01  # fine\nLOOKUP-02\n');
mkdirSync(join(folder, 'talk.responses'));
writeFileSync(join(folder, 'surface.txt'), 'LOOKUP-01 @moon  # nowhere\n');
writeFileSync(join(folder, 'twice.txt'), 'LOOKUP-01  # one\nLOOKUP-01  # two\n');

/** Wrong usage, and the message about it. */
const WRONG: readonly (readonly [args: readonly string[], line: RegExp])[] = [
  [['rnu'], /unknown command 'rnu' \(Did you mean run\?\)/],
  [['run', '--slect', 'x'], /unknown option '--slect' \(Did you mean --select\?\)/],
  [['run', 'adapter.py'], /adapter\.py is not an option; did you mean --command "python3 adapter\.py"\?/],
  [['check', './adapter.ts'], /adapter\.ts is not an option; did you mean --adapter \.\/adapter\.ts\?/],
  [['run', 'bin/adapter'], /bin\/adapter is not an option; did you mean --command bin\/adapter\?/],
  [['run', '--level', 'ruby'], /argument 'ruby' is invalid\. Allowed choices are spec, crystal\./],
  [['run', '--timeout', '0'], /argument '0' is invalid\. Give a whole number, at least 1\./],
  [['run', '--timeout', '2147483648'], /Give at most 2147483647 milliseconds\./],
  [['run', '--jobs', '1.5'], /Give a whole number, at least 1\./],
  [['run', '--repeat', 'x'], /Give a whole number, at least 1\./],
  [['run', '--select', 'LOKUP-01'], /--select LOKUP-01 matches no rule or scenario; did you mean LOOKUP-01/],
  [['run', '--select', 'LOOKUP-01 @moon'], /@moon is not a surface: use @module, @catalog, @library$/],
  [['run', '--select', 'CONSTANT-01 @catalog'], /--select CONSTANT-01 @catalog matches no rule or scenario/],
  [['run', '--select', 'RULE-01'], /all selected scenarios are of level crystal, .*: add --level crystal$/],
  [['run', '--max-faults', '-1'], /argument '-1' is invalid\. Give a whole number, at most 2147483647\./],
  [['run', '--command', 'x', '--adapter', 'y'], /--command and --adapter both name a port: use one of them$/],
  [['run', '--command', ' '], /--command is empty: give the command that starts an adapter$/],
  [['run', '--transcript', 'x', '--jobs', '2'], /--transcript records one session: leave out --jobs$/],
  [
    ['run', '--watch'],
    /--watch does not know which files to watch: name a port with --command or --adapter, or paths after --watch$/,
  ],
  [['run', '--watch', 'none'], /--watch none: there is no such file or folder \(looked for \S+none\)$/],
  [['run', '--watch', '.', '--adapter', 'none.js'], /--adapter none\.js: there is no such file/],
  [['run', '--watch', '.', '--transcript', 'x'], /--transcript records one run: leave out /],
  [
    ['run', '--watch', '.', '--write-known-failures', 'x'],
    /--write-known-failures accepts the failures of one run: leave out --write-known-failures or --watch$/,
  ],
  [['run', '--adapter', 'none.js'], /--adapter none\.js: there is no such file \(looked for \S+none\.js\)$/],
  [
    ['run', '--adapter', 'twice.txt/x.js'],
    /--adapter twice\.txt\/x\.js: there is no such file \(looked for /,
  ],
  [['run', '--known-failures', 'none.txt'], /--known-failures none\.txt: there is no such file/],
  [
    ['run', '--known-failures', 'no-reason.txt'],
    /no-reason\.txt:2: "LOOKUP-02" has no reason: write <id or glob> \[@surface\] {2}# <reason>$/,
  ],
  [
    ['run', '--known-failures', 'surface.txt'],
    /surface\.txt:1: @moon is not a surface: use @module, @catalog, @library$/,
  ],
  [['run', '--known-failures', 'twice.txt'], /twice\.txt:2: LOOKUP-01 is already listed at twice\.txt:1$/],
  [
    ['run', '--report', 'pdf=x'],
    new RegExp(`--report pdf=x: give KIND=FILE, where KIND is one of ${REPORT_KINDS.join(', ')}$`),
  ],
  [
    ['run', '--report', 'json=x', '--report', 'html=./x'],
    /^--report html=\.\/x and --report json=x are the same file; give each a file of its own$/,
  ],
  [
    ['run', '--select', ''],
    /^--select : the id is empty: give the id of a rule or scenario, or a glob of ids$/,
  ],
  [['run', '--known-failures', 'x'.repeat(300)], /^--known-failures x+: there is no such file/],
  [['run', '--report', 'json=.'], /--report json=\.: \S+ is a folder; name a file$/],
  [['run', '--known-failures', '.'], /--known-failures \.: \S+ is a folder; name a file$/],
  [['run', '--write-known-failures', '.'], /--write-known-failures \.: \S+ is a folder; name a file$/],
  [['run', '--transcript', '.'], /--transcript \.: \S+ is a folder; name a file$/],
  [['run', '--transcript', 'talk'], /--transcript talk: \S+talk\.responses is a folder; name a file$/],
  [['run', '--adapter', '.'], /--adapter \.: \S+ is a folder; name the adapter module in it$/],
  [
    ['run', '--report', 'json=twice.txt/x'],
    /--report json=twice\.txt\/x cannot be written: \S+twice\.txt is not a folder$/,
  ],
  [
    ['run', '--report', 'html=none/deep/x.html'],
    /--report html=none\/deep\/x\.html: the folder \S+none[\\/]deep does not exist; create it first$/,
  ],
  [
    ['run', '--transcript', 'none/x'],
    /--transcript none\/x: the folder \S+none does not exist; create it first$/,
  ],
  [
    ['explain', 'LOOKUP-99'],
    /LOOKUP-99 is not the id of a rule, scenario, silent point, reading, contradiction or accident; did you mean LOOKUP-/,
  ],
  [['explain'], /missing required argument 'id'/],
  [
    ['diff', 'none.json', 'none.json'],
    /^\S+none\.json: there is no such file; run --report json=FILE writes a report$/,
  ],
  [['diff', '.', '.'], /^\S+ cannot be read: EISDIR/],
  [['serve', '--adapter', 'none.js'], /there is no such file/],
  [['check', '--command', 'x', '--adapter', 'y'], /both name a port/],
];

test('wrong usage has a message that states the problem and the remedy', async () => {
  for (const [args, line] of WRONG) {
    const said = await messageFor(args);
    assert.match(said, line, args.join(' '));
    assert.doesNotMatch(said, /\n/, args.join(' '));
  }
});

test('a report whose name is too long is refused', POSIX_ONLY, async () => {
  const said = await messageFor(['run', '--report', `json=${'x'.repeat(300)}`]);
  assert.match(said, /^--report json=x+ cannot be written: ENAMETOOLONG/);
});

test('wrong usage writes one line to standard error and exits with status 2', async () => {
  for (const args of [['rnu'], ['run', '--adapter', 'none.js'], ['run', '--select', 'LOKUP-01']]) {
    const { status, stdout, stderr } = await callCommand(args, folder);
    assert.equal(status, 2, stderr);
    assert.equal(stdout, '');
    assert.match(stderr, /^i18n-conformance: .*\n$/);
  }
});

test('the help of each command has examples, and the main help lists the exit statuses', async () => {
  for (const name of ['run', 'serve', 'check', 'list', 'explain', 'diff', 'fuzz']) {
    const { status, stdout } = await callCommand([name, '--help']);
    assert.equal(status, 0);
    assert.match(stdout, /\nExamples:\n {2}\$ /, name);
    assert.doesNotMatch(stdout, /default: (?:false|\[)/, name);
    assert.ok(
      stdout.split('\n').every((line) => line.length <= 100),
      name,
    );
  }
  const { stdout } = await callCommand(['--help']);
  assert.match(stdout, /0 conformant, 1 not conformant, 2 wrong usage, 3 adapter fault/);
});

test('the help of run is short, and all its options are in groups', async () => {
  const { stdout } = await callCommand(['run', '--help']);
  assert.ok(stdout.trimEnd().split('\n').length <= 50);
  const groups = stdout.match(/^\w.*:$/gm);
  assert.deepEqual(groups, ['Port:', 'Selection:', 'Judging:', 'Output:', 'Options:', 'Examples:']);
  const options = stdout.match(/^ {2}(?=-)/gm) ?? [];
  assert.ok(options.length <= 18 + 1, 'at most 18 options, and --help');
});

test(
  '--version prints the version of the package, and the command can be run by its file name',
  POSIX_ONLY,
  () => {
    const { stdout } = spawnSync(join(PACKAGE_ROOT, 'dist/runner/main.js'), ['--version'], {
      encoding: 'utf8',
    });
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  },
);

/** Returns the error message of the command line, called in this process because nothing is started before it. */
async function messageFor(args: readonly string[]): Promise<string> {
  let written = '';
  const program = createProgram({
    reference: '',
    folder,
    programs: new RunningPrograms(),
    finish: (status) => assert.fail(`the command ended with status ${status}`),
  });
  for (const one of [program, ...program.commands]) {
    one.configureOutput({ writeErr: (text) => (written += text) });
  }
  const thrown = await program.parseAsync(args, { from: 'user' }).catch((why: unknown) => why);
  if (thrown instanceof UsageError) return thrown.message;
  assert.ok(thrown instanceof CommanderError, String(thrown));
  return written.trimEnd();
}
