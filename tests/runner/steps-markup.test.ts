import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsMarkup } from '../../runner/blocks/steps-markup';

test('the step at which a scenario ended is marked, whatever its keyword', () => {
  const keywords = ['Given', 'And', 'Then', 'But'];
  const steps = keywords.map((keyword) => ({ keyword, text: 'a step', line: 1 }));
  const rolesWith = (...marked: readonly number[]) =>
    [...stepsMarkup(steps, new Set(marked)).text.matchAll(/<li class="(\w*)">/g)].map(([, role]) => role);
  assert.deepEqual(rolesWith(), ['', 'more', '', 'more']);
  assert.deepEqual(rolesWith(0, 1), ['failing', 'failing', '', 'more']);
  assert.deepEqual(rolesWith(2, 3), ['', 'more', 'failing', 'failing']);
});

test('the values of a step are marked whole, whatever is in them, and folders lead to their content', () => {
  const marked = (text: string): (readonly string[])[] =>
    Array.from(
      stepsMarkup([{ keyword: 'When', text, line: 1 }]).text.matchAll(
        /<(?:span class="(value|placeholder)"|a href="(.*?)")>(.*?)<\/(?:span|a)>/g,
      ),
      ([, role, place = '', shown = '']) => [role ?? place, shown],
    );
  assert.deepEqual(marked('"a \\"b\\" :c" is translated in :fr, and :a_1 with <locale>'), [
    ['value', '&quot;a \\&quot;b\\&quot; :c&quot;'],
    ['value', ':fr'],
    ['value', ':a_1'],
    ['placeholder', '&lt;locale&gt;'],
  ]);
  assert.deepEqual(marked('I18n::Errors, at 12:30, is a text'), []);
  assert.deepEqual(marked('"fixtures/locales/yaml" and "other/locales"'), [
    ['#fixtures/locales/yaml', '&quot;fixtures/locales/yaml&quot;'],
    ['value', '&quot;other/locales&quot;'],
  ]);
});
