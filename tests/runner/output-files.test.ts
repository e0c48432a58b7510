import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { UsageError } from '../../runner/errors';
import { readInput } from '../../runner/files/output-files';
import { requireDistinct } from '../../runner/reports/outputs';
import { FULL_DISK_ONLY, fullDevice, POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';
import { portOf } from './ports';

const RUN = ['run', '--select', 'CONSTANT-01'];

test('files are the same by links too, and a device may be shared', POSIX_ONLY, () => {
  const folder = temporaryFolder();
  const at = (name: string) => ({ argument: name, path: name, file: join(folder, name) });
  writeFileSync(join(folder, 'one'), '');
  symlinkSync('one', join(folder, 'symbolic'));
  const refused = new UsageError('symbolic and one are the same file; give each a file of its own');
  assert.throws(() => requireDistinct([at('one'), at('symbolic')], []), refused);
  assert.throws(() => requireDistinct([at('symbolic')], [at('one')]), refused);
  linkSync(join(folder, 'one'), join(folder, 'hard'));
  assert.throws(
    () => requireDistinct([at('one'), at('hard')], []),
    /^UsageError: hard and one are the same file/,
  );
  requireDistinct([at('one'), at('none'), at('other')], [at('input')]);
  const device = { argument: 'device', path: '/dev/null', file: '/dev/null' };
  requireDistinct([device, device], []);
});

test('an output replaces a file that is empty or begins like it, and no other file', async () => {
  const folder = temporaryFolder();
  const kinds = ['json', 'junit', 'markdown', 'html'] as const;
  const outputs = (name: string): string[] => [
    ...kinds.flatMap((kind) => ['--report', `${kind}=${name}-${kind}`]),
    ...['--transcript', `${name}-talk`],
  ];
  for (const kind of kinds) writeFileSync(join(folder, `r-${kind}`), '');
  for (const expected of [0, 3, 0, 3]) {
    const port = expected === 0 ? [] : portOf('misbehaving.js', 'exit', temporaryFolder());
    const { status, stderr } = await callCommand([...RUN, ...port, ...outputs('r')], folder);
    assert.equal(status, expected, stderr);
  }
  assert.ok(
    readdirSync(folder).every((file) => file.startsWith('r-')),
    'no temporary file is left',
  );
  const text = '#!/usr/bin/env node\n';
  const others: readonly (readonly [option: string, what: string])[] = [
    ...kinds.map((kind) => [`--report ${kind}=adapter.js`, `a report of kind ${kind}`] as const),
    ['--transcript adapter.js', 'a transcript'],
    // The file of the responses counts as well.
    ['--transcript code', 'a transcript'],
    ['--report json=r-html', 'a report of kind json'],
    ['--report markdown=notes.md', 'a report of kind markdown'],
  ];
  writeFileSync(join(folder, 'notes.md'), '## Notes\n');
  const own = ['adapter.js', 'code.responses'].map((file) => join(folder, file));
  for (const file of own) writeFileSync(file, text);
  for (const [option, what] of others) {
    const { status, stdout, stderr } = await callCommand([...RUN, ...option.split(' ')], folder);
    assert.deepEqual([status, stdout], [2, '']);
    const message = `${option}: \\S+ exists and is not ${what}, so it is not replaced; name another file, or remove this one`;
    assert.match(stderr, new RegExp(`^i18n-conformance: ${message}\n$`));
    for (const file of own) assert.equal(readFileSync(file, 'utf8'), text);
  }
});

test('export replaces only a corpus', async () => {
  const folder = temporaryFolder();
  const writing = async (file: string) =>
    callCommand(['export', '--output', file, '--select', 'CONSTANT-01'], folder);
  for (let time = 1; time <= 2; time += 1) assert.equal((await writing('corpus.json')).status, 0);
  await callCommand([...RUN, '--report', 'json=report.json'], folder);
  const report = readFileSync(join(folder, 'report.json'), 'utf8');
  const { status, stderr } = await writing('report.json');
  assert.equal(status, 2);
  assert.match(stderr, /report\.json exists and is not an exported corpus, so it is not replaced/);
  assert.equal(readFileSync(join(folder, 'report.json'), 'utf8'), report);
});

test('a report keeps the permissions of the file that it replaces', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'r.json');
  writeFileSync(file, '', { mode: 0o600 });
  assert.equal((await callCommand([...RUN, '--report', 'json=r.json'], folder)).status, 0);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.notEqual(readFileSync(file, 'utf8'), '');
});

test('a report goes through no link that was put at the name of its temporary file', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const victim = join(folder, 'victim');
  writeFileSync(victim, 'kept');
  // The name was once made of the id of the process.
  symlinkSync('victim', join(folder, `.r.json.${process.pid}`));
  assert.equal((await callCommand([...RUN, '--report', 'json=r.json'], folder)).status, 0);
  assert.equal(readFileSync(victim, 'utf8'), 'kept');
});

test('a link that leads to nothing, and a transcript that is no file, are refused', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  symlinkSync('none', join(folder, 'dangling'));
  spawnSync('mkfifo', [join(folder, 'talk.responses')]);
  symlinkSync('/dev/null', join(folder, 'device'));
  for (const [option, message] of [
    ['--report json=dangling', /--report json=dangling cannot be written: ENOENT/],
    [
      '--transcript device',
      /\/device is no regular file, but a transcript consists of two files; name a file/,
    ],
    ['--transcript talk', /talk\.responses is no regular file/],
  ] as const) {
    const { status, stderr } = await callCommand([...RUN, ...option.split(' ')], folder);
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
  assert.ok(!existsSync(join(folder, 'device.responses')));
});

test('each report that cannot be written is named', FULL_DISK_ONLY, async () => {
  const device = fullDevice(temporaryFolder());
  const full = ['json', 'junit'].flatMap((kind) => ['--report', `${kind}=${device}`]);
  const { status, stderr } = await callCommand([...RUN, ...full]);
  assert.equal(status, 2);
  assert.match(stderr, /the json report cannot be written .*; the junit report cannot be written /);
});

test('an input may be a pipe, as from <(…) in a shell', POSIX_ONLY, (context) => {
  const file = join(temporaryFolder(), 'pipe');
  spawnSync('mkfifo', [file]);
  const writer = spawn('sh', ['-c', 'printf "LOOKUP-01  # a reason" > "$0"', file]);
  context.after(() => writer.kill());
  assert.equal(readInput({ argument: 'x', path: file, file }), 'LOOKUP-01  # a reason');
});

test('an input may have a hundred million bytes, and no more', () => {
  const file = join(temporaryFolder(), 'large');
  const input = { argument: '--known-failures large', path: 'large', file };
  writeFileSync(file, '');
  truncateSync(file, 100_000_000);
  assert.equal(readInput(input).length, 100_000_000);
  truncateSync(file, 100_000_001);
  assert.throws(
    () => readInput(input),
    /^UsageError: --known-failures large: \S+ has 100000001 bytes; at most 100000000 are read$/,
  );
});

test('diff reads no device', POSIX_ONLY, async () => {
  const { status, stderr } = await callCommand(['diff', '/dev/zero', '/dev/zero']);
  assert.equal(status, 2);
  assert.match(stderr, /\/dev\/zero is a device; name a file/);
});

test(
  'the list of known failures that a run reads may be the one that it updates, by links too',
  POSIX_ONLY,
  async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'known.txt'), '# ours\nCONSTANT-01  # mended\n');
    symlinkSync('known.txt', join(folder, 'link.txt'));
    const lists = ['--known-failures', 'known.txt', '--write-known-failures', 'link.txt'];
    assert.equal((await callCommand([...RUN, ...lists], folder)).status, 1);
    assert.equal(readFileSync(join(folder, 'known.txt'), 'utf8'), '# ours\n');
  },
);

test('nothing is removed or written when an output would replace another file of the run', async () => {
  const folder = temporaryFolder();
  for (const file of ['adapter.js', 'known.txt']) writeFileSync(join(folder, file), '# kept\n');
  for (const args of [
    ['--known-failures', 'known.txt', '--report', 'json=known.txt'],
    ['--report', 'json=new', '--transcript', 'new'],
    ['--report', 'json=new.responses', '--transcript', 'new'],
  ]) {
    const { status, stderr } = await callCommand(['run', '--select', 'CONSTANT-01', ...args], folder);
    assert.equal(status, 2, stderr);
    assert.match(stderr, /^i18n-conformance: .* are the same file; give each a file of its own\n$/);
  }
  assert.deepEqual(readdirSync(folder).sort(), ['adapter.js', 'known.txt']);
  for (const file of readdirSync(folder)) assert.equal(readFileSync(join(folder, file), 'utf8'), '# kept\n');
});
