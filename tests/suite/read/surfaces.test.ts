import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taggedSurface } from '../../../suite/play/tagged-surface';
import { SuiteDefect } from '../../../suite/read';
import { parseGherkin } from '../../../suite/read/gherkin';
import { readFeature } from '../../../suite/read/read-feature';

const SECTIONS = new Map([['A', ['1']]]);

/** Returns a feature of one rule with two scenarios. */
function featureWith(tagsOfRule: string, tagsOfSecond = '', tagsOfFeature = ''): string {
  return `${tagsOfFeature}
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
}

/** Returns the surfaces of the scenarios of a rule, in the order of the scenarios. */
function surfacesIn(...tags: Parameters<typeof featureWith>): unknown {
  const { rules } = readFeature(featureWith(...tags), 'f.feature', SECTIONS);
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
  const tags = ['@surface:module', '@surface:catalog', '@surface:library'] as const;
  assert.deepEqual(surfacesIn(...tags), [['module'], ['catalog']]);
  // Cucumber's own command sees the tags of all three in one list.
  const { pickles } = parseGherkin(featureWith(...tags), 'f.feature');
  assert.deepEqual(pickles.map(taggedSurface), ['module', 'catalog']);
});

test('an unknown surface in the tag of a rule, a scenario or a feature is a defect of the suite', () => {
  for (const [ofRule, ofScenario, ofFeature = '', names = 'moon'] of [
    ['@surface:moon', ''],
    ['', '@surface:moon'],
    ['', '', '@surface:moon'],
    ['@surface:module @surface:moon', ''],
    ['@surface:moon @surface:sun', '', '', 'moon, sun'],
  ] as const) {
    assert.throws(
      () => surfacesIn(ofRule, ofScenario, ofFeature),
      (thrown) =>
        thrown instanceof SuiteDefect &&
        thrown.findings[0] === `f.feature:4: @surface: names module, catalog, library, and not ${names}`,
    );
  }
});
