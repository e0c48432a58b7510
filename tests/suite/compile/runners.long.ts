import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { RunningPrograms } from '../../../adapter/client/process-group';
import { openStdioSession } from '../../../adapter/client/stdio-session';
import { playedOn } from '../../played';
import type { Corpus } from '../../../suite/compile/corpus';
import { readSuite } from '../../../suite/read';
import { writeFilledKit } from '../../kits/filled-kit';
import { reasonToSkip, runTool } from '../../kits/toolchains';
import { callCommand } from '../../runner/call-command';
import { PATIENT_TIMEOUT } from '../../processes';
import { temporaryFolder } from '../../runner/command';

const RUNNERS = join(PACKAGE_ROOT, 'docs/corpus');
const PORTS = join(PACKAGE_ROOT, 'ports');
/**
 * The runners play the recordings, the constants, the values of blocks, and one in this many other trials of the corpus.
 * These include every kind of expectation, and an odd number includes trials of both surfaces. A job of `.github/workflows/ci.yml`
 * plays all trials.
 */
const EVERY = Number(process.env['CORPUS_EVERY'] ?? 5);

const folder = temporaryFolder();
let whole: Corpus;
/** The trials that the runners play, as the file `corpus.json`. */
let corpus: Corpus;

before(async () => {
  const { status } = await callCommand(['export', '--output', 'corpus.json', '--level', 'crystal'], folder);
  assert.equal(status, 0);
  whole = JSON.parse(readFileSync(join(folder, 'corpus.json'), 'utf8')) as Corpus;
  const isPlayed = ({ rule }: Corpus['trials'][number], index: number): boolean =>
    /^(?:RECORDING|CONSTANT|WITHLOCALE)-/.test(rule) || index % EVERY === 0;
  corpus = { ...whole, trials: whole.trials.filter(isPlayed) };
  writeFileSync(join(folder, 'corpus.json'), JSON.stringify(corpus));
});

/** Returns the part of docs/corpus.md that connects a runner to a port in a language. */
function documentedPort(language: string): string {
  const page = readFileSync(join(PACKAGE_ROOT, 'docs/corpus.md'), 'utf8');
  return new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)![1]!;
}

function run(program: string, args: readonly string[], cwd = folder) {
  return spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

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

/** Fails unless a runner ended each trial as the suite judges it: passed, failed, or anything else. */
async function requireSameEnds(
  ends: Iterable<readonly [key: string, end: string]>,
  command: string,
  inFolder: string,
): Promise<void> {
  const trials = new Set(corpus.trials.map(({ id, surface }) => `${id} @${surface}`));
  const session = await openStdioSession({
    command,
    folder: inFolder,
    timeout: PATIENT_TIMEOUT,
    programs: new RunningPrograms(),
  });
  const results = await playedOn(
    session,
    readSuite(PACKAGE_ROOT).trials.filter(({ key }) => trials.has(key)),
  );
  const judged = results.map(({ trial, kind }) => {
    return `${trial.key}: ${kind === 'passed' || kind === 'failed' ? kind : 'skipped'}`;
  });
  for (const end of ['passed', 'failed', 'skipped']) assert.ok(judged.some((one) => one.endsWith(end)));
  assert.deepEqual(Array.from(ends, ([key, end]) => `${key}: ${end}`).sort(), judged.sort());
}

describe('the runner for pytest', { skip: reasonToSkip('python') ?? false }, () => {
  before(() => copyFileSync(join(RUNNERS, 'test_corpus.py'), join(folder, 'test_corpus.py')));

  /** Plays the corpus with the port in Python and some more lines, and returns the last lines. */
  function unittest(more: string, ...options: readonly string[]) {
    const path = JSON.stringify(join(PORTS, 'python'));
    const port = `import sys\nsys.path.insert(0, ${path})\n${documentedPort('python')}\n${more}\n`;
    writeFileSync(join(folder, 'port.py'), port);
    return run('python3', ['-m', 'unittest', 'test_corpus', ...options]);
  }

  test('passes everything with the port in Python, by unittest and by pytest', (context) => {
    const { stderr } = unittest('');
    assert.match(stderr, new RegExp(`Ran ${corpus.trials.length} tests in .*\\s+OK\\n`));
    if (run('python3', ['-m', 'pytest', '--version']).status !== 0)
      return context.diagnostic('pytest is not installed');
    const pytest = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'test_corpus.py'];
    assert.match(runTool(folder, 'python3', ...pytest), new RegExp(`\\n${corpus.trials.length} passed`));
  });

  test('skips what a language without Symbols and whole Floats cannot express, but replays recordings', () => {
    const lacks = ['symbols', 'whole-floats'];
    const skipped = corpus.trials.filter(({ needs }) => needs.some((need) => lacks.includes(need)));
    assert.ok(skipped.length > 0);
    const { stderr } = unittest(`INEXPRESSIBLE = ${JSON.stringify(lacks)}`);
    assert.match(stderr, new RegExp(`\\nOK \\(skipped=${skipped.length}\\)\\n`));
  });

  test('fails what a mistake of the port breaks', () => {
    const mistake = 'i18n.Catalog.activate = lambda self, locale: locale';
    const { status, stderr } = unittest(mistake, '-k', 'ACTIVATE-01');
    assert.equal(status, 1, stderr);
    assert.match(stderr, /activate: expected \{.*\}, got|locale: expected/);
  });
});

const hasRubyI18n = run('ruby', ['-ri18n', '-rminitest', '-e', ''], '.').status === 0;
test(
  'the runner for minitest fails and skips with Ruby’s i18n what the suite fails and cannot play',
  { skip: reasonToSkip('ruby') ?? (!hasRubyI18n && 'the gem i18n is not installed') },
  async () => {
    copyFileSync(join(RUNNERS, 'corpus_test.rb'), join(folder, 'corpus_test.rb'));
    const adapter = JSON.stringify(join(PORTS, 'ruby-i18n/adapter'));
    const respond =
      'def self.respond(method, params) = TOPLEVEL_BINDING.receiver.send(:respond, method, params)';
    const port = `require ${adapter}\nmodule Port\n  INEXPRESSIBLE = [].freeze\n  ${respond}\nend\n`;
    writeFileSync(join(folder, 'port.rb'), port);
    const { stdout } = run('ruby', ['corpus_test.rb', '--verbose']);
    const ends: Readonly<Record<string, string>> = { '.': 'passed', F: 'failed', S: 'skipped', E: 'failed' };
    const played = Array.from(
      stdout.matchAll(/^CorpusTest#test_(\S+ @\w+) = [\d.]+ s = ([.FSE])$/gm),
      ([, key = '', end = '']) => [key, ends[end]!] as const,
    );
    await requireSameEnds(played, 'ruby adapter.rb', join(PORTS, 'ruby-i18n'));
  },
);

test(
  'the runner for Go fails and skips what the suite fails and cannot play',
  { skip: reasonToSkip('go') ?? false },
  async () => {
    const kit = join(folder, 'kit');
    await writeFilledKit('go', kit);
    const files = ['corpus_test.go', 'expectation_test.go'];
    for (const file of files) copyFileSync(join(RUNNERS, file), join(kit, file));
    assert.equal(runTool(RUNNERS, 'gofmt', '-l', '.'), '');
    copyFileSync(join(folder, 'corpus.json'), join(kit, 'corpus.json'));
    writeFileSync(join(kit, 'port_test.go'), documentedPort('go'));
    const ends: Readonly<Record<string, string>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };
    const played = run('go', ['test', '-json', '.'], kit)
      .stdout.split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { readonly Test?: string; readonly Action: string })
      .filter(({ Test = '', Action }) => Test.includes('@') && Action in ends)
      .map(({ Test = '', Action }) => {
        return [Test.slice('TestCorpus/'.length).replace('_@', ' @'), ends[Action]!] as const;
      });
    await requireSameEnds(played, './adapter', kit);
  },
);
