import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { UsageError } from '../../runner/errors';
import {
  parseKnownFailures,
  readKnownFailures,
  requireUnlisted,
  unmatchedText,
} from '../../runner/plan/known-failures';
import { narrowed, select } from '../../runner/plan/select';
import { suiteOf } from '../scripts/suites';
import { requireLinear, requireSameTime } from '../growth';
import { temporaryFolder } from './command';
import { ruleWith } from './judgements';

describe('a list of known failures', () => {
  const entries = (source: string): unknown[][] =>
    parseKnownFailures(source, 'known.txt').map(({ pattern, reason, place, line }) => [
      pattern,
      reason,
      place,
      line,
    ]);

  test('has an entry for each line but empty ones and comments', () => {
    assert.deepEqual(
      entries('# why\n\n  LOOKUP-01   #  a reason # and more \r\n \nLOOKUP-02 @catalog# another\n   # end'),
      [
        ['LOOKUP-01', 'a reason # and more', 'known.txt:3', 3],
        ['LOOKUP-02 @catalog', 'another', 'known.txt:5', 5],
      ],
    );
    // The surfaces may stand in a column.
    assert.deepEqual(
      entries('LOOKUP-01  @catalog  # a\nLOOKUP-02\t@module  # b\n').map(([pattern]) => pattern),
      ['LOOKUP-01 @catalog', 'LOOKUP-02 @module'],
    );
    assert.deepEqual(entries(''), []);
  });

  test('gives a reason for each entry', () => {
    const problem = (line: string): UsageError =>
      new UsageError(`known.txt:1: "${line}" has no reason: write <id or glob> [@surface]  # <reason>`);
    for (const line of ['LOOKUP-01', 'LOOKUP-01 @catalog', 'LOOKUP-01 LOOKUP-02 # both', 'LOOKUP-01 #  ']) {
      const shown = line.startsWith('LOOKUP-01 #') ? 'LOOKUP-01' : line;
      assert.throws(() => entries(line), problem(shown));
    }
    assert.throws(() => entries('  LOOKUP-01 LOOKUP-02 # both '), problem('LOOKUP-01 LOOKUP-02 # both'));
  });

  test('is read from a file', () => {
    const file = join(temporaryFolder(), 'known.txt');
    const read = () => readKnownFailures({ argument: '--known-failures known.txt', path: 'known.txt', file });
    assert.equal(readKnownFailures(undefined), undefined);
    assert.throws(read, /known\.txt: there is no such file/);
    const source = '# a comment\nLOOKUP-01  # né\n';
    writeFileSync(file, source);
    assert.equal(read()?.source, source);
    assert.deepEqual(
      read()?.entries.map(({ reason, place }) => [reason, place]),
      [['né', 'known.txt:2']],
    );
  });

  test('may have the line ends of any system', () => {
    const lines = ['\n', '\r\n', '\r'].map((end) =>
      parseKnownFailures(`A-01  # x${end}${end}B-01  # y`, 'known.txt'),
    );
    for (const entries of lines) assert.deepEqual(entries.map(({ id, line }) => [id, line]), [['A-01', 1], ['B-01', 3]]); // prettier-ignore
  });

  test('names the place of an entry that matches no scenario', () => {
    const [entry] = parseKnownFailures('\nLOOKUP-99 @catalog  # gone', 'known.txt');
    assert.equal(
      unmatchedText(entry!),
      'known.txt:2: LOOKUP-99 @catalog matches no scenario; remove the entry or correct its id',
    );
  });

  test('leaves something to judge, unless only a part is selected', () => {
    const suite = suiteOf([ruleWith('LOOKUP-01', { names: ['one', 'two'] })]);
    const check = (source: string, patterns: readonly string[] = []): void => {
      const list = { source, entries: parseKnownFailures(source, 'known.txt') };
      requireUnlisted(select(suite, { level: 'spec', patterns }), list);
    };
    check('');
    check('LOOKUP-01/one  # x');
    check('*  # x', ['LOOKUP-01/one']);
    for (const all of ['*  # x', '* @module # x\n* @catalog # x'])
      assert.throws(
        () => check(all),
        new UsageError(
          'the list of known failures names all 4 trials, so nothing is left to judge: remove an entry, ' +
            'such as that of an operation to begin with',
        ),
      );
  });

  test('is read in linear time, whatever its lines contain', () => {
    for (const line of [' '.repeat(1000), `LOOKUP-01${' '.repeat(1000)}@x`, `A${' @'.repeat(500)}`]) {
      requireLinear(2, (size) => {
        const source = `LOOKUP-01 # a${line.repeat(size)}x\n${line.repeat(size)}x${line.repeat(size)} # x`;
        return () => {
          try {
            parseKnownFailures(source, 'known.txt');
          } catch (thrown) {
            assert.ok(thrown instanceof UsageError);
          }
        };
      });
    }
  });

  test('is not read from a device, which may be endless', () => {
    assert.throws(
      () => readKnownFailures({ argument: '--known-failures x', path: 'x', file: devNull }),
      new UsageError(`--known-failures x: ${devNull} is a device; name a file`),
    );
  });
});

describe('a selection', () => {
  const suite = suiteOf([
    ruleWith('LOOKUP-01', { names: ['one', 'two'] }),
    ruleWith('LOAD-01', { surfaces: ['library'] }),
    ruleWith('TEXT-01', { level: 'crystal' }),
  ]);
  const keys = (patterns: readonly string[], level: 'spec' | 'crystal' = 'spec'): string[] =>
    select(suite, { level, patterns }).trials.map(({ key }) => key);

  test('has the trials that any of its patterns or keys names, in the order of the suite', () => {
    assert.deepEqual(keys(['LOAD-01', 'LOOKUP-01/two @catalog', 'LOOKUP-01/o* @module']), [
      'LOOKUP-01/one @module',
      'LOOKUP-01/two @catalog',
      'LOAD-01/a-case @library',
    ]);
    assert.equal(keys([]).length, 5);
    assert.equal(keys([], 'crystal').length, 7);
  });

  test('is whole if it has all trials of its level', () => {
    const isWhole = (patterns: readonly string[]): boolean =>
      select(suite, { level: 'spec', patterns }).isWhole;
    assert.deepEqual([isWhole([]), isWhole(['*']), isWhole(['LOOKUP-01'])], [true, true, false]);
  });

  test('is refused in little time if a long pattern matches nothing', () => {
    const refused = (length: number) => () => assert.throws(() => keys(['X'.repeat(length)]), UsageError);
    requireSameTime(refused(20), refused(200_000), 100);
  });

  test('is refused if a pattern matches nothing, or if all it names is of level crystal', () => {
    assert.throws(
      () => keys(['LOOKUP-01', 'LOKUP-01']),
      new UsageError(
        '--select LOKUP-01 matches no rule or scenario; did you mean LOOKUP-01, LOAD-01 or LOOKUP-01/one?',
      ),
    );
    assert.throws(
      () => keys(['TEXT-01']),
      new UsageError(
        'all selected scenarios are of level crystal, which level spec does not include: add --level crystal',
      ),
    );
    assert.deepEqual(keys(['TEXT-01 @module'], 'crystal'), ['TEXT-01/a-case @module']);
    assert.deepEqual(keys(['TEXT-01', 'LOAD-01']), ['LOAD-01/a-case @library']);
  });

  test('can be of one surface, which is whole if it has all its trials', () => {
    const surface = 'catalog';
    const plan = select(suite, { level: 'spec', patterns: ['LOOKUP-01/one'], surface });
    assert.deepEqual(
      plan.trials.map(({ key }) => key),
      ['LOOKUP-01/one @catalog'],
    );
    assert.deepEqual([plan.surface, plan.isWhole], ['catalog', false]);
    assert.equal(select(suite, { level: 'spec', patterns: [], surface }).isWhole, true);
    assert.throws(
      () => select(suite, { level: 'spec', patterns: ['LOAD-01'], surface }),
      new UsageError('none of the selected scenarios is played on the surface catalog'),
    );
  });

  test('can be narrowed, and names then the keys that are left', () => {
    const plan = select(suite, { level: 'spec', patterns: [] });
    const part = narrowed(plan, ({ surface }) => surface === 'library');
    assert.deepEqual(part.patterns, ['LOAD-01/a-case @library']);
    assert.deepEqual([part.trials.length, part.isWhole, part.level], [1, false, 'spec']);
    assert.equal(narrowed(plan, () => true).isWhole, true);
    const selected = select(suite, { level: 'spec', patterns: ['LOAD-01'] });
    assert.equal(narrowed(selected, () => true).isWhole, false);
  });
});
