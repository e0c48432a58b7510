import { CommanderError } from 'commander';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { createProgram } from '../../runner/commands/program';
import { UsageError } from '../../runner/usage-error';
import { command, temporaryFolder } from './command';

const folder = temporaryFolder();
writeFileSync(join(folder, 'no-reason.txt'), 'LOOKUP-01  # fine\nLOOKUP-02\n');
mkdirSync(join(folder, 'talk.responses'));
writeFileSync(join(folder, 'surface.txt'), 'LOOKUP-01 @moon  # nowhere\n');
writeFileSync(join(folder, 'twice.txt'), 'LOOKUP-01  # one\nLOOKUP-01  # two\n');

/** Wrong usage, and the one line that says what is wrong. */
const WRONG: readonly (readonly [args: readonly string[], line: RegExp])[] = [
  [['rnu'], /unknown command 'rnu' \(Did you mean run\?\)/],
  [['run', '--slect', 'x'], /unknown option '--slect' \(Did you mean --select\?\)/],
  [['run', 'x'], /too many arguments for 'run'/],
  [['run', '--level', 'ruby'], /argument 'ruby' is invalid\. Allowed choices are spec, crystal\./],
  [['run', '--timeout', '0'], /argument '0' is invalid\. Give a whole number, at least 1\./],
  [['run', '--timeout', '2147483648'], /Give at most 2147483647 milliseconds\./],
  [['run', '--jobs', '1.5'], /Give a whole number, at least 1\./],
  [['run', '--repeat', 'x'], /Give a whole number, at least 1\./],
  [['run', '--name', '('], /--name <regexp>' argument '\(' is invalid\. Invalid regular expression/],
  [['run', '--name', 'no such scenario'], /--name no such scenario matches no scenario$/],
  [
    ['run', '--select', 'LOKUP-01'],
    /--select LOKUP-01 names no rule and no scenario; did you mean LOOKUP-01/,
  ],
  [['run', '--select', 'LOOKUP-01 @moon'], /@moon is no surface: they are @module, @catalog, @library$/],
  [
    ['run', '--select', 'CONSTANT-01 @catalog'],
    /--select CONSTANT-01 @catalog names no rule and no scenario/,
  ],
  [['run', '--select', 'RULE-01'], /all that is selected is of level crystal, .* add --level crystal$/],
  [
    ['run', '--level', 'crystal', '--no-observations'],
    /^observations exist at level spec only: leave out --no-observations, or --level crystal$/,
  ],
  [['run', '--max-faults', '-1'], /argument '-1' is invalid\. Give a whole number, at most 2147483647\./],
  [['run', '--command', 'x', '--adapter', 'y'], /--command and --adapter both name a port: use one of them$/],
  [['run', '--command', ' '], /--command is empty: give the command that starts an adapter$/],
  [['run', '--command', 'x', '--in-process'], /--in-process runs an adapter module: use it with --adapter/],
  [['run', '--in-process', '--transcript', 'x'], /with --in-process there is none$/],
  [['run', '--in-process', '--jobs', '2'], /--in-process is one process: leave out --jobs$/],
  [
    ['run', '--transcript', 'x', '--jobs', '2'],
    /--transcript writes down one conversation: leave out --jobs$/,
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
    /surface\.txt:1: @moon is no surface: they are @module, @catalog, @library$/,
  ],
  [['run', '--known-failures', 'twice.txt'], /twice\.txt:2: LOOKUP-01 is already listed at twice\.txt:1$/],
  [
    ['run', '--report', 'pdf=x'],
    /--report pdf=x: give KIND=FILE, where KIND is one of json, junit, markdown, html, badge, messages$/,
  ],
  [['run', '--report', 'json=x', '--report', 'html=x'], /two reports cannot both be written to \S+x$/],
  [['run', '--report', 'json=.'], /--report json=\.: \S+ is a folder; name a file$/],
  [['run', '--known-failures', '.'], /--known-failures \.: \S+ is a folder; name a file$/],
  [['run', '--write-known-failures', '.'], /--write-known-failures \.: \S+ is a folder; name a file$/],
  [['run', '--transcript', '.'], /--transcript \.: \S+ is a folder; name a file$/],
  [['run', '--transcript', 'talk'], /--transcript talk: \S+talk\.responses is a folder; name a file$/],
  [['run', '--adapter', '.'], /--adapter \.: \S+ is a folder; name the file of the adapter's module in it$/],
  [['run', '--report', 'json=twice.txt/x'], /--report json=twice\.txt\/x cannot be written: /],
  [
    ['run', '--report', 'html=none/deep/x.html'],
    /--report html=none\/deep\/x\.html: there is no folder (\S+none\/deep); make it first: mkdir -p \1$/,
  ],
  [['run', '--transcript', 'none/x'], /--transcript none\/x: there is no folder \S+none; make it first: /],
  [['explain', 'LOOKUP-99'], /LOOKUP-99 is no rule, scenario, silent point or reading; did you mean LOOKUP-/],
  [['explain'], /missing required argument 'id'/],
  [['diff', 'none.json', 'none.json'], /none\.json cannot be read: /],
  [['serve', '--adapter', 'none.js'], /there is no such file/],
  [['check', '--command', 'x', '--adapter', 'y'], /both name a port/],
];

test('wrong usage says what is wrong and what is meant', async () => {
  for (const [args, line] of WRONG) {
    const said = await complaintOf(args);
    assert.match(said, line, args.join(' '));
    assert.doesNotMatch(said, /\n/, args.join(' '));
  }
});

test('wrong usage is one line on standard error, and status 2', async () => {
  for (const args of [['rnu'], ['run', '--adapter', 'none.js'], ['run', '--select', 'LOKUP-01']]) {
    const { status, stdout, stderr } = await command(args, folder);
    assert.equal(status, 2, stderr);
    assert.equal(stdout, '');
    assert.match(stderr, /^i18n-conformance: .*\n$/);
  }
});

test('each command has a help with examples, and the exit statuses are told', async () => {
  for (const name of ['run', 'serve', 'check', 'list', 'explain', 'diff', 'fuzz']) {
    const { status, stdout } = await command([name, '--help']);
    assert.equal(status, 0);
    assert.match(stdout, /\nExamples:\n {2}\$ /, name);
    assert.ok(
      stdout.split('\n').every((line) => line.length <= 100),
      name,
    );
  }
  const { stdout } = await command(['--help']);
  assert.match(stdout, /0 conformant, 1 not conformant, 2 wrong usage, 3 adapter fault/);
});

test('--version is that of the package, and the command can be run by its name', () => {
  const { stdout } = spawnSync(join(PACKAGE_ROOT, 'dist/runner/main.js'), ['--version'], {
    encoding: 'utf8',
  });
  assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
});

/** What the command line complains of, in this process: most of these usages are wrong before anything is started. */
async function complaintOf(args: readonly string[]): Promise<string> {
  let written = '';
  const program = createProgram({
    reference: '',
    folder,
    finish: (status) => assert.fail(`it ended with ${status}`),
  });
  for (const one of [program, ...program.commands]) {
    one.configureOutput({ writeErr: (text) => (written += text) });
  }
  const thrown = await program.parseAsync(args, { from: 'user' }).catch((why: unknown) => why);
  if (thrown instanceof UsageError) return thrown.message;
  assert.ok(thrown instanceof CommanderError, String(thrown));
  return written.trimEnd();
}
