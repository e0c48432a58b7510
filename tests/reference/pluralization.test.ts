import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { Catalog, Pluralization } from '../../reference/index';
import { RULE_TYPES } from '../../reference/pluralization/rules';
import { requireNone } from '../none';

const { Rule } = Pluralization;

test('the rule types are rules with names', () => {
  assert.ok(Rule.EastSlavic instanceof Rule);
  assert.equal(Rule.EastSlavic.ruleName, 'EastSlavic');
  assert.equal(Pluralization.ruleFor(Symbol('ru')), Rule.EastSlavic);
  assert.equal(Pluralization.ruleFor('xx'), undefined);
});

test('the plural category of a bigint follows from its last digits', () => {
  assert.equal(Rule.EastSlavic.apply(21n), 'one');
  assert.equal(Rule.EastSlavic.apply(10n ** 30n + 22n), 'few');
  assert.equal(Rule.Breton.apply(10n ** 30n), 'many');
  assert.equal(Rule.Welsh.apply(10n ** 30n + 3n), 'other');
  assert.equal(Rule.OneOther.apply(10n ** 15n + 1n), 'other');
  assert.equal(Rule.EastSlavic.apply(-(10n ** 30n) - 11n), Rule.EastSlavic.apply(-11));
  assert.equal(Rule.Langi.apply(-(10n ** 30n)), 'other');
});

test('a registered rule applies to its locale in every catalog, including existing ones', () => {
  const catalog = new Catalog({ defaultLocale: 'x-pairs' });
  catalog.inject({ 'x-pairs': { p: { even: '%{count} even', odd: '%{count} odd', other: 'other' } } });
  assert.equal(catalog.t('p', { count: 2 }), 'other');
  Pluralization.registerRule(
    Symbol('x-pairs'),
    new Rule('Pairs', (count) => (count % 2 === 0 ? 'even' : 'odd')),
  );
  assert.equal(catalog.t('p', { count: 2 }), '2 even');
  assert.equal(catalog.t('p', { count: 3 }), '3 odd');
  assert.equal(catalog.t('q', { count: 3 }), 'missing translation: x-pairs.q.odd');
  assert.equal(Pluralization.ruleFor('x-pairs')?.ruleName, 'Pairs');
});

// The scenarios alone cannot find further ones, because they only check the rule types and locales that they list.
test('the original has the rule types and the locales of the reference', () => {
  const recording = (file: string): string =>
    readFileSync(join(PACKAGE_ROOT, 'fixtures/recordings', file), 'utf8');
  const types = recording('plural-rules.jsonl');
  requireNone(Object.keys(RULE_TYPES).filter((name) => !types.includes(`"rule":"${name}"`)));
  const recorded = Object.keys(JSON.parse(recording('locale-rules.json')));
  const locales = Object.values(RULE_TYPES).flatMap(({ locales: names }) => names.split(' '));
  assert.deepEqual(locales.sort(), recorded.sort());
});
