import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SuiteDefect } from '../../../suite/read';
import { readFeature } from '../../../suite/read/read-feature';

const SECTIONS = new Map([['A', ['1']]]);

/** Returns the surfaces of the scenarios of a rule, in the order of the scenarios. */
function surfacesIn(tagsOfRule: string, tagsOfSecond = '', tagsOfFeature = ''): unknown {
  const source = `${tagsOfFeature}
Feature: x
@id:A ${tagsOfRule}
Rule: y
Scenario: one
* a
${tagsOfSecond}
Scenario Outline: two
* <a>
Examples:
|case|a|
|1|1|`;
  const { rules } = readFeature(source, 'f.feature', SECTIONS);
  return rules.flatMap(({ scenarios }) => scenarios.map(({ surfaces }) => surfaces));
}

test('a scenario is played on the module and on a catalog, unless a tag says otherwise', () => {
  assert.deepEqual(surfacesIn(''), [
    ['module', 'catalog'],
    ['module', 'catalog'],
  ]);
  assert.deepEqual(surfacesIn('@surface:module'), [['module'], ['module']]);
  assert.deepEqual(surfacesIn('', '@surface:catalog'), [['module', 'catalog'], ['catalog']]);
  assert.deepEqual(surfacesIn('', '', '@surface:library'), [['library'], ['library']]);
});

test('the tag of a scenario takes precedence over that of its rule, and the rule over its feature', () => {
  assert.deepEqual(surfacesIn('@surface:module', '@surface:catalog', '@surface:library'), [
    ['module'],
    ['catalog'],
  ]);
});

test('an unknown surface in the tag of a rule or a scenario is a defect of the suite', () => {
  for (const [ofRule, ofScenario, names = 'moon'] of [
    ['@surface:moon', ''],
    ['', '@surface:moon'],
    ['@surface:module @surface:moon', ''],
    ['@surface:moon @surface:sun', '', 'moon, sun'],
  ] as const) {
    assert.throws(
      () => surfacesIn(ofRule, ofScenario),
      (thrown) =>
        thrown instanceof SuiteDefect &&
        thrown.findings[0] === `f.feature:4: @surface: names module, catalog, library, and not ${names}`,
    );
  }
});
