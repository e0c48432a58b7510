import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { PortJudge } from '../../runner/judge/port-judge';
import type { RunOptions } from '../../runner/run/run-options';
import { changesText } from '../../runner/watch/changes';
import { LineDisplay } from '../../runner/watch/display';
import { Inbox, Watch } from '../../runner/watch/watch';
import { temporaryFolder } from './command';
import { type Endings, judgementOf, ruleWith } from './judgements';

const RULES = Array.from({ length: 7 }, (_, index) => ruleWith(`LOOKUP-0${index + 1}`));

/** Says what changed between two runs, of which the first played everything. */
function changes(before: Endings, now: Endings, patterns: readonly string[] = []): string {
  return changesText(judgementOf(RULES, before), judgementOf(RULES, now, { patterns }));
}

test('a change between two runs counts the trials that newly pass or fail, and names five rules', () => {
  const failed: Endings = [['LOOKUP-01', 'failed']];
  assert.equal(changes([], []), 'Since the previous run: no trial newly passes or fails');
  assert.equal(changes(failed, []), 'Since the previous run: 2 trials newly passing (LOOKUP-01)');
  assert.equal(
    changes(failed, [['LOOKUP-02 @catalog', 'unsupported']]),
    'Since the previous run: 2 trials newly passing (LOOKUP-01); 1 trial newly failing (LOOKUP-02)',
  );
  assert.equal(
    changes(
      [],
      RULES.map(({ id }) => [id, 'failed']),
    ),
    'Since the previous run: 14 trials newly failing ' +
      '(LOOKUP-01, LOOKUP-02, LOOKUP-03, LOOKUP-04, LOOKUP-05 and 2 other rules)',
  );
  const six: Endings = RULES.slice(1).map(({ id }) => [id, 'failed']);
  assert.match(changes([], six), /, LOOKUP-06 and 1 other rule\)$/);
});

test('a known failure that passed fails newly, and what does not apply to the port is no change', () => {
  const known = { known: 'LOOKUP-01  # not yet\n' };
  const [passing, failing, absent] = (['passed', 'failed', 'not-applicable'] as const).map((kind) =>
    judgementOf(RULES, [['LOOKUP-01 @module', kind]], known),
  );
  const newly = /: 1 trial newly (passing|failing) \(LOOKUP-01\)$/;
  assert.deepEqual(newly.exec(changesText(passing!, failing!))?.[1], 'failing');
  assert.deepEqual(newly.exec(changesText(failing!, passing!))?.[1], 'passing');
  for (const judgements of [
    [passing!, absent!],
    [absent!, passing!],
  ] as const)
    assert.match(changesText(...judgements), /no trial newly passes or fails$/);
});

test('trials that were not played in both runs, and failures of another kind, are no change', () => {
  const nothing = 'Since the previous run: no trial newly passes or fails';
  assert.equal(changes([['LOOKUP-01', 'failed']], [], ['LOOKUP-02']), nothing);
  // A limit may end either run early.
  assert.equal(changes([], [['LOOKUP-01', 'not-run']]), nothing);
  assert.equal(changes([['LOOKUP-01', 'not-run']], []), nothing);
  assert.equal(changes([['LOOKUP-01', 'failed']], [['LOOKUP-01', 'unsupported']]), nothing);
});

test('a run names a file that exists, because editors write under another name first', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.js'), '');
  const causes: string[] = [];
  const inbox = new Inbox();
  const begin = (cause: string) => {
    causes.push(cause);
    if (causes.length === 2) return inbox.post({ kind: 'interrupt' });
    for (const file of ['.4913', 'a.js']) inbox.post({ kind: 'change', file: join(folder, file) });
  };
  const portJudge = { play: async () => undefined };
  await new Watch({ options: {}, inbox, portJudge, display: { begin }, folder, files: {} } as never).watch();
  assert.deepEqual(causes, ['', 'a.js and 1 more changed']);
});

test('each run is compared with the one before it, not with the first', async () => {
  const inbox = new Inbox();
  const shown: string[] = [];
  const judgements = (['passed', 'failed', 'failed'] as const).map((kind) =>
    judgementOf(RULES, [['LOOKUP-01 @module', kind]]),
  );
  const play = async () => {
    const last = shown.length === judgements.length - 1;
    inbox.post(last ? { kind: 'interrupt' } : { kind: 'change', file: 'a.js' });
    return { judgement: judgements[shown.length], warnings: [], problems: [] };
  };
  const display = {
    begin: () => undefined,
    judged: (_: unknown, __: unknown, text: string) =>
      shown.push(text.replace('Since the previous run: ', '')),
  };
  const parts = { options: {}, inbox, portJudge: { play }, display, folder: '.', files: {} };
  await new Watch(parts as never).watch();
  assert.deepEqual(shown, ['', '1 trial newly failing (LOOKUP-01)', 'no trial newly passes or fails']);
});

test('where there is no terminal, each run is a line that begins with its cause, without control characters', () => {
  const written = { out: '', errors: '' };
  const stream = (name: 'out' | 'errors') =>
    ({ write: (text: string) => (written[name] += text) }) as unknown as NodeJS.WritableStream;
  const display = new LineDisplay(stream('out'), stream('errors'));
  display.begin('');
  display.judged(judgementOf(RULES, []));
  display.begin('a\u001b\n.js changed');
  display.judged(judgementOf(RULES, []));
  display.broken('it does not\nstart\u001b');
  display.warn('odd\u001b');
  const conclusion = 'conformant at level spec of tiny 1.0.0: 14 of 14 trials\n';
  const cause = 'a\\u001b .js changed: ';
  assert.equal(written.out, `${conclusion}${cause}${conclusion}${cause}it does not\n`);
  assert.equal(written.errors, 'start\\u001b\ni18n-conformance: warning: odd\\u001b\n');
});

test('a run that changes have caused names one of the files, and counts the others', async () => {
  const causes: string[] = [];
  const unexpected = (): never => assert.fail('a run has a result');
  const inbox = new Inbox();
  const display = {
    begin: (cause: string) => {
      causes.push(cause);
      const files = [['a.js'], ['a.js', 'b.js', 'a.js', 'c.js']][causes.length - 1];
      if (files === undefined) inbox.post({ kind: 'interrupt' });
      for (const file of files ?? []) inbox.post({ kind: 'change', file: `/port/${file}` });
    },
    progress: unexpected,
    judged: unexpected,
    broken: unexpected,
    warn: unexpected,
  };
  const portJudge = { play: async () => undefined } as unknown as PortJudge;
  const parts = { options: {} as RunOptions, inbox, portJudge, display, folder: '/port' };
  assert.equal(await new Watch({ ...parts, files: { during: (build) => build() } }).watch(), 130);
  assert.deepEqual(causes, ['', 'a.js changed', 'a.js and 2 more changed']);
});
