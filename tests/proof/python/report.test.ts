import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Change } from '../../../proof/python/change';
import type { Judgement } from '../../../proof/python/judge';
import { namedRulesText, reportOf } from '../../../proof/python/report';

const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  sources: {},
  place: null,
  shown: [`code of ${id}`],
  described: {},
  ...more,
});
const judgement = (id: string, ...failed: readonly string[]): Judgement => ({
  id,
  failed: failed.map((trial) => ({ trial, message: 'another text' })),
  faults: [],
});

describe('reportOf', () => {
  const listed = { unnoticed: 'it is the same' };

  it('fails for a change that survives without a reason, and shows it', () => {
    const { lines, failed } = reportOf(
      [change('a'), change('b')],
      [judgement('a'), judgement('b', 'X-01/y')],
      false,
    );
    strictEqual(failed, 1);
    ok(lines.join('\n').includes('code of a'));
    ok(lines.join('\n').includes('1 of 2 changes noticed, 0 of them by a fault alone'));
  });

  it('passes for a survivor that is listed with a reason', () => {
    strictEqual(reportOf([change('a', listed)], [judgement('a')], false).failed, 0);
  });

  it('fails for a change that is listed as unnoticed, and is noticed', () => {
    const { lines, failed } = reportOf([change('a', listed)], [judgement('a', 'X-01/y')], false);
    strictEqual(failed, 1);
    strictEqual(lines[0], 'a: is noticed, and listed as unnoticed: remove it from the list');
  });

  it('counts faults and ports that do not start as noticed', () => {
    const faulty = { ...judgement('a'), faults: [{ trial: 'X-01/y', message: 'it ended' }] };
    const { lines, failed } = reportOf(
      [change('a'), change('b')],
      [faulty, { ...judgement('b'), obstacle: 'it exits' }],
      true,
    );
    strictEqual(failed, 0);
    deepStrictEqual(lines.slice(0, 2), ['a: X-01/y', 'b: it exits']);
    ok(lines.at(-1)?.startsWith('2 of 2 changes noticed, 2 of them by a fault alone'));
  });
});

describe('namedRulesText', () => {
  it('lists the noticed changes whose named rules pass', () => {
    const changes = ['a', 'b', 'c', 'd'].map((id) =>
      change(id, { rules: id === 'd' ? [] : ['X-01', 'X-02'] }),
    );
    const judgements = [
      judgement('a', 'X-02/y @module'),
      judgement('b', 'Z-01/y @module'),
      judgement('c'),
      judgement('d', 'Z-01/y'),
    ];
    strictEqual(
      namedRulesText(changes, judgements),
      'in 1 of 2 noticed mistakes, a rule that is named fails; not in: b',
    );
  });
});
