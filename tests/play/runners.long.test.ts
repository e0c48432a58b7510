import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { RunningPrograms } from '../../adapter/client/process-group';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { playAll } from '../../play';
import type { Corpus } from '../../play/corpus';
import { readSuite } from '../../suite';
import { writeFilledKit } from '../kits/filled-kit';
import { reasonToSkip, runTool } from '../kits/toolchains';
import { command, PATIENT_TIMEOUT, temporaryFolder } from '../runner/command';

const programs = new RunningPrograms();

const RUNNERS = join(PACKAGE_ROOT, 'docs/corpus');
const PORTS = join(PACKAGE_ROOT, 'ports');
/**
 * The runners play the recordings, the constants, and one in this many other trials of the corpus. One in five includes
 * every kind of expectation, and an odd number includes trials of both surfaces. A job of `.github/workflows/ci.yml`
 * plays all trials.
 */
const EVERY = Number(process.env['CORPUS_EVERY'] ?? 5);

const folder = temporaryFolder();
let whole: Corpus;
/** The trials that the runners play, as the file `corpus.json`. */
let corpus: Corpus;

before(async () => {
  const { status, stdout } = await command(
    ['export', '--output', 'corpus.json', '--level', 'crystal'],
    folder,
  );
  assert.equal(status, 0);
  whole = JSON.parse(readFileSync(join(folder, 'corpus.json'), 'utf8')) as Corpus;
  assert.equal(stdout, `Wrote ${whole.trials.length} trials to corpus.json\n`);
  const isPlayed = ({ rule }: Corpus['trials'][number], index: number): boolean =>
    /^(?:RECORDING|CONSTANT)-/.test(rule) || index % EVERY === 0;
  corpus = { ...whole, trials: whole.trials.filter(isPlayed) };
  writeFileSync(join(folder, 'corpus.json'), JSON.stringify(corpus));
});

/** Returns the kinds of trials that a runner treats in different ways, and their operations. */
function kindsIn({ trials }: Corpus): string[] {
  const kinds = trials.flatMap(({ surface, needs, calls }) => [
    surface,
    ...needs,
    ...calls.flatMap(({ method, expect, ...others }) => [
      method,
      ...Object.keys(others),
      ...expect.map((one) => ('predicate' in one ? one.predicate : Object.keys(one).join())),
    ]),
  ]);
  return [...new Set(kinds)].sort();
}

test('the played trials have all operations and kinds of expectations of the corpus', () => {
  assert.ok(kindsIn(whole).length > 30);
  assert.deepEqual(kindsIn(corpus), kindsIn(whole));
});

/** Returns the keys of the trials of the corpus that end in each way for an adapter, as the suite judges them. */
async function judgedEnds(
  program: string,
  inFolder: string,
  surface?: string,
): Promise<Record<string, string[]>> {
  const keys = new Set(corpus.trials.map(({ id, surface }) => `${id} @${surface}`));
  const trials = readSuite(PACKAGE_ROOT).trials.filter(
    (trial) => keys.has(trial.key) && (surface === undefined || trial.surface === surface),
  );
  const session = await openStdioSession({
    command: program,
    folder: inFolder,
    timeout: PATIENT_TIMEOUT,
    programs,
  });
  return byEnd((await playAll(session, trials)).map(({ trial, kind }) => [trial.key, kind] as const));
}

function byEnd(ends: Iterable<readonly [key: string, end: string]>): Record<string, string[]> {
  const keys: Record<string, string[]> = { passed: [], failed: [], skipped: [] };
  for (const [key, end] of ends) keys[end === 'passed' || end === 'failed' ? end : 'skipped']!.push(key);
  return keys;
}

/** Fails unless a runner ended each trial as the suite judges it. */
function requireSameEnds(played: Record<string, string[]>, judged: Record<string, string[]>): void {
  for (const [end, keys] of Object.entries(judged)) {
    assert.ok(keys.length > 0, `the suite judges some trials as ${end}`);
    const others = new Set(played[end]);
    assert.deepEqual(
      keys.filter((key) => !others.delete(key)),
      [],
      `${end} when the suite judges`,
    );
    assert.deepEqual([...others], [], `${end} with the runner alone`);
  }
}

describe('the runner for pytest', { skip: reasonToSkip('python') ?? false }, () => {
  before(() => {
    copyFileSync(join(RUNNERS, 'test_corpus.py'), join(folder, 'test_corpus.py'));
    const path = JSON.stringify(join(PORTS, 'python'));
    const port = /```python\n([^]*?)```/.exec(
      readFileSync(join(PACKAGE_ROOT, 'docs/corpus.md'), 'utf8'),
    )![1]!;
    writeFileSync(join(folder, 'port.py'), `import sys\nsys.path.insert(0, ${path})\n${port}`);
  });

  test('passes everything with the port in Python, by unittest', () => {
    const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'test_corpus'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    assert.match(stderr, new RegExp(`Ran ${corpus.trials.length} tests in .*\\s+OK\\n`));
  });

  const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version']).status === 0;
  test('passes everything by pytest', { skip: !hasPytest && 'pytest is not installed' }, () => {
    const output = runTool(
      folder,
      'python3',
      '-m',
      'pytest',
      '-q',
      '-p',
      'no:cacheprovider',
      'test_corpus.py',
    );
    assert.match(output, new RegExp(`\\n${corpus.trials.length} passed`));
  });

  test('skips what a language without Symbols and whole Floats cannot express, but replays recordings', () => {
    const port = readFileSync(join(folder, 'port.py'), 'utf8');
    const needed = ['symbols', 'whole-floats'];
    writeFileSync(join(folder, 'port.py'), `${port}\nINEXPRESSIBLE = ${JSON.stringify(needed)}\n`);
    const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'test_corpus'], {
      cwd: folder,
      encoding: 'utf8',
    });
    writeFileSync(join(folder, 'port.py'), port);
    const skipped = corpus.trials.filter(({ needs }) => needs.some((need) => needed.includes(need)));
    assert.ok(skipped.length > 0);
    assert.equal(status, 0, stderr);
    assert.match(stderr, new RegExp(`\\nOK \\(skipped=${skipped.length}\\)\\n`));
  });

  test('fails what a mistake of the port breaks', () => {
    const port = readFileSync(join(folder, 'port.py'), 'utf8');
    writeFileSync(join(folder, 'port.py'), `${port}\ni18n.Catalog.activate = lambda self, locale: locale\n`);
    const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'test_corpus', '-k', 'ACTIVATE-01'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(status, 1, stderr);
    assert.match(stderr, /activate: expected \{.*\}, got|locale: expected/);
  });
});

const hasRubyI18n = spawnSync('ruby', ['-ri18n', '-rminitest', '-e', ''], { encoding: 'utf8' }).status === 0;
test(
  'the runner for minitest fails and skips with Ruby’s i18n what the suite fails and cannot play',
  { skip: reasonToSkip('ruby') ?? (!hasRubyI18n && 'the gem i18n is not installed') },
  async () => {
    copyFileSync(join(RUNNERS, 'corpus_test.rb'), join(folder, 'corpus_test.rb'));
    const adapter = JSON.stringify(join(PORTS, 'ruby-i18n/adapter'));
    const port = `module Port
  INEXPRESSIBLE = [].freeze
  def self.respond(method, params) = TOPLEVEL_BINDING.receiver.send(:respond, method, params)
end
`;
    writeFileSync(join(folder, 'port.rb'), `require ${adapter}\n${port}`);
    const { stdout } = spawnSync('ruby', ['corpus_test.rb', '--verbose'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const ends = { '.': 'passed', F: 'failed', S: 'skipped', E: 'failed' };
    const lines = stdout.matchAll(/^CorpusTest#test_(\S+ @\w+) = [\d.]+ s = ([.FSE])$/gm);
    const played = byEnd(
      Array.from(lines, ([, key, end]) => [key!, ends[end as keyof typeof ends]] as const),
    );
    requireSameEnds(played, await judgedEnds('ruby adapter.rb', join(PORTS, 'ruby-i18n')));
  },
);

test(
  'the runner for Go fails and skips what the suite fails and cannot play',
  { skip: reasonToSkip('go') ?? false },
  async () => {
    const kit = join(folder, 'kit');
    await writeFilledKit('go', kit);
    for (const file of ['corpus_test.go', 'expectation_test.go']) {
      copyFileSync(join(RUNNERS, file), join(kit, file));
    }
    assert.equal(runTool(RUNNERS, 'gofmt', '-l', '.'), '');
    copyFileSync(join(folder, 'corpus.json'), join(kit, 'corpus.json'));
    const port = /```go\n([^]*?)```/.exec(readFileSync(join(PACKAGE_ROOT, 'docs/corpus.md'), 'utf8'))![1]!;
    writeFileSync(join(kit, 'port_test.go'), port);
    const { stdout } = spawnSync('go', ['test', '-json', '.'], {
      cwd: kit,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const events = stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    const ends = { pass: 'passed', fail: 'failed', skip: 'skipped' };
    const played = byEnd(
      events
        .filter(({ Test, Action }) => Test?.includes('@') && Action in ends)
        .map(({ Test, Action }) => [
          Test.slice('TestCorpus/'.length).replace('_@', ' @'),
          ends[Action as keyof typeof ends],
        ]),
    );
    requireSameEnds(played, await judgedEnds('./adapter', kit));
  },
);
