import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT, SUITE } from '../../adapter/contract/package';
import { POSIX_ONLY } from '../processes';
import { PATIENT_TIMEOUT, temporaryFolder } from '../runner/command';
import { ACTION, runAction } from './composite-action';

const folder = temporaryFolder();
const reference = `"${process.execPath}" "${join(PACKAGE_ROOT, 'dist/runner/main.js')}" serve`;
const FLAWED = join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js');
const ARGUMENTS = `\n  --select=CONSTANT-*\n  --timeout=${PATIENT_TIMEOUT}\n`;
const INPUTS = { package: PACKAGE_ROOT, arguments: ARGUMENTS };

test('action.yml is a composite action whose inputs and outputs are described', () => {
  assert.equal(ACTION.runs.using, 'composite');
  assert.ok(ACTION.name.length > 0 && ACTION.description.length > 0);
  for (const [name, { description, default: value }] of Object.entries(ACTION.inputs)) {
    assert.match(name, /^[a-z-]+$/);
    assert.ok(description, name);
    assert.equal(typeof value, 'string', `${name} has a default`);
  }
  const ids = ACTION.runs.steps.flatMap(({ id }) => id ?? []);
  for (const [name, { description, value }] of Object.entries(ACTION.outputs)) {
    assert.ok(description, name);
    const [, step] = /^\$\{\{ steps\.(\w+)\.outputs\.[\w-]+ \}\}$/.exec(value) ?? [];
    assert.ok(step && ids.includes(step), `${name} is the output of a step`);
  }
});

test('each step of action.yml is a script with a shell, or a pinned action, and uses inputs that exist', () => {
  for (const step of ACTION.runs.steps) {
    assert.ok((step.run === undefined) !== (step.uses === undefined));
    if (step.run !== undefined) assert.equal(step.shell, 'bash');
    else assert.match(step.uses ?? '', /^actions\/[\w-]+@[\da-f]{40}$/);
    for (const [, name] of JSON.stringify(step).matchAll(/inputs\.([\w-]+)/g)) {
      assert.ok(name! in ACTION.inputs, name);
    }
  }
});

test('no script of the action contains an expression, through which an input could become a command', () => {
  const scripts = ACTION.runs.steps.flatMap(({ run }) => run ?? []);
  assert.equal(scripts.length, 2);
  for (const script of scripts) assert.ok(!script.includes('${{'), script);
});

describe('the action', { ...POSIX_ONLY, concurrency: 2 }, () => {
  test('fails without a report, even if the command succeeds', async () => {
    for (const option of ['--help', '--version']) {
      const { status, log, summary, outputs } = await runAction(
        { ...INPUTS, command: reference, arguments: option },
        folder,
      );
      assert.equal(status, 2, log);
      assert.match(log, /::error title=i18n-conformance::The run wrote no report: /);
      assert.match(summary, /no verdict/);
      assert.equal(outputs['conclusion'], 'no-verdict');
      assert.equal(outputs['exit-status'], '2');
    }
  });

  test('judges a command, and writes outputs, reports and the summary of the job', async () => {
    const { status, log, summary, outputs } = await runAction({ ...INPUTS, command: reference }, folder);
    assert.equal(status, 0, log);
    assert.equal(outputs['conclusion'], 'conformant');
    assert.equal(outputs['exit-status'], '0');
    assert.deepEqual(readdirSync(outputs['reports']!).sort(), [
      'report.html',
      'report.json',
      'report.md',
      'report.xml',
    ]);
    assert.equal(summary, readFileSync(join(outputs['reports']!, 'report.md'), 'utf8'));
    assert.match(summary, /^## conformant at level spec /);
    assert.match(log, /\nconformant at level spec \(\d trials selected\): /);
  });

  test('fails with the exit status of a port that is not conformant, and still has its reports', async () => {
    const { status, summary, outputs } = await runAction({ ...INPUTS, adapter: FLAWED }, folder);
    assert.equal(status, 1);
    assert.equal(outputs['conclusion'], 'not-conformant');
    assert.equal(outputs['exit-status'], '1');
    assert.match(summary, /^## not conformant at level spec /);
    assert.ok(existsSync(join(outputs['reports']!, 'report.html')));
  });

  test('hands on the level, the list of known failures and the working folder', async () => {
    const port = join(folder, 'a port');
    mkdirSync(port);
    writeFileSync(join(port, 'known failures.txt'), 'CONSTANT-01  # the version is another one\n');
    const { status, outputs, log, summary } = await runAction(
      {
        ...INPUTS,
        adapter: FLAWED,
        level: 'crystal',
        'known-failures': 'known failures.txt',
        'working-directory': 'a port',
      },
      folder,
    );
    assert.equal(status, 0, log);
    assert.equal(outputs['conclusion'], 'conformant-but-for-known-failures');
    assert.match(summary, /^## no new failures at level crystal .*, 1 known failure/m);
  });

  test('says in the summary that there is no verdict when the adapter does not start', async () => {
    const { status, summary, outputs } = await runAction({ ...INPUTS, command: 'exit 7' }, folder);
    assert.equal(status, 3);
    assert.equal(outputs['conclusion'], 'no-verdict');
    assert.equal(outputs['exit-status'], '3');
    assert.match(
      summary,
      /^## no verdict\n\ni18n-conformance ended with status 3 before it judged the port\./,
    );
  });

  test('takes inputs as they are, never as commands of its own', async () => {
    const trap = (name: string): string => `$(touch ${name})\`touch ${name}\`"; touch ${name}; "`;
    const wrong: readonly (readonly [inputs: Record<string, string>, message: RegExp])[] = [
      [{ level: trap('level') }, /argument '\$\(touch level\).*' is invalid/],
      [{ 'known-failures': trap('known') }, /--known-failures \$\(touch known\).*: there is no such file/],
      [{ arguments: `--select=${trap('arguments')}` }, /--select \$\(touch arguments\).* matches no rule/],
      [{ 'working-directory': trap('folder') }, /The input working-directory is no folder\./],
      [
        { package: '', version: trap('version') },
        /The input version is no version: give one such as 1\.2\.3\./,
      ],
      [{ package: trap('package') }, /The input package is neither a file nor a folder\./],
    ];
    for (const [inputs, message] of wrong) {
      const { status, log } = await runAction({ ...INPUTS, command: reference, ...inputs }, folder);
      assert.equal(status, 2, log);
      assert.match(log, message);
    }
    for (const name of ['level', 'known', 'arguments', 'folder', 'version', 'package']) {
      assert.ok(!existsSync(join(folder, name)), name);
    }
  });

  test('installs nothing but a version of the package', async () => {
    // An npm that only records its arguments stands in for the real one.
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    const arrived = join(programs, 'arguments');
    writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$@" >> "${arrived}"\nexit 9\n`, { mode: 0o755 });
    const environment = { ...process.env, PATH: `${programs}:${process.env['PATH']}` };
    const sources = [
      'https://example.org/x.tgz',
      'file:elsewhere',
      'npm:other@1.0.0',
      'user/repository',
      'git+ssh://example.org/x',
      'https://example.org/x.tgz\n1.0.0',
      '1.0.0\nhttps://example.org/x.tgz',
      '1.0.0\n',
      '.',
      '..',
      '-x',
      'x.tgz',
      '1.0.0-x.tgz',
    ];
    for (const version of sources) {
      const { status, log } = await runAction({ command: reference, version }, folder, environment);
      assert.equal(status, 2, version);
      assert.match(log, /The input version is no version: give one such as 1\.2\.3\./);
    }
    assert.ok(!existsSync(arrived));
    for (const version of ['1', '1.2', '1.2.3', '1.2.3-beta.1+build', 'latest', '']) {
      assert.equal((await runAction({ command: reference, version }, folder, environment)).status, 9);
      const named = readFileSync(arrived, 'utf8').trimEnd().split('@').at(-1);
      assert.equal(named, version === '' ? SUITE.version : version);
    }
  });

  test('refuses a package whose path has a line break, which would begin another output', async () => {
    for (const name of ['suite\nreports=elsewhere', 'suite\n', 'suite\rx']) {
      const packed = join(folder, name);
      mkdirSync(join(packed, 'dist/runner'), { recursive: true });
      writeFileSync(join(packed, 'dist/runner/main.js'), '');
      const { status, log, outputs } = await runAction({ command: reference, package: packed }, folder);
      assert.equal(status, 2, log);
      assert.match(log, /The input package contains a line break: give one without\./);
      assert.equal(outputs['reports'], '');
    }
    // The name of the current folder becomes part of a relative path.
    const project = join(folder, 'a project\nreports=elsewhere');
    mkdirSync(join(project, 'package/dist/runner'), { recursive: true });
    writeFileSync(join(project, 'package/dist/runner/main.js'), '');
    const { status, log } = await runAction({ command: reference, package: 'package' }, project);
    assert.equal(status, 2, log);
    assert.match(log, /The output suite contains a line break: give one without\./);
  });

  test('refuses to judge nothing, two packages, and a folder without a build', async () => {
    const wrong: readonly (readonly [inputs: Record<string, string>, message: RegExp])[] = [
      [INPUTS, /Nothing to judge: give the input command or adapter\./],
      [{ ...INPUTS, version: '1.0.0' }, /package and version both name a package: give one of them\./],
      [{ package: folder }, /The input package is a folder without a build: run npm run build in it\./],
    ];
    for (const [inputs, message] of wrong) {
      const { status, log } = await runAction(inputs, folder);
      assert.equal(status, 2, log);
      assert.match(log, message);
    }
  });
});
