import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import type { Corpus } from '../../../suite/compile/corpus';
import { reasonToSkip, runTool } from '../../kits/toolchains';
import { callCommand } from '../../runner/call-command';
import { temporaryFolder } from '../../runner/command';

const PORTS = join(PACKAGE_ROOT, 'ports');
/**
 * The runner plays the recordings, the constants, the values of blocks, and one in this many other trials of the corpus.
 * These include every kind of expectation, and an odd number includes trials of both surfaces. A job of `.github/workflows/ci.yml`
 * plays all trials.
 */
const EVERY = Number(process.env['CORPUS_EVERY'] ?? 5);

const folder = temporaryFolder();
let whole: Corpus;
/** The trials that the runner plays, as the file `corpus.json`. */
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

/** Returns the part of docs/corpus.md that connects the runner to a port. */
function documentedPort(): string {
  const page = readFileSync(join(PACKAGE_ROOT, 'docs/corpus.md'), 'utf8');
  return /```python\n([^]*?)```/.exec(page)![1]!;
}

function run(program: string, args: readonly string[], cwd = folder) {
  return spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** Returns the kinds of trials that the runner treats in different ways, and their operations. */
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

describe('the runner for pytest', { skip: reasonToSkip('python') ?? false }, () => {
  before(() =>
    copyFileSync(join(PACKAGE_ROOT, 'docs/corpus/test_corpus.py'), join(folder, 'test_corpus.py')),
  );

  /** Plays the corpus with the port in Python and some more lines, and returns the last lines. */
  function unittest(more: string, ...options: readonly string[]) {
    const path = JSON.stringify(join(PORTS, 'python'));
    const port = `import sys\nsys.path.insert(0, ${path})\n${documentedPort()}\n${more}\n`;
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
