import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileScript } from '../../steps/compile';
import { scriptWrittenOut, writtenOut } from '../../steps/repeats';
import { compiled, type StepText } from './compiled';

test('a repeated part is written out', () => {
  assert.equal(writtenOut('<ab repeated 3 times>.'), 'ababab.');
  assert.equal(writtenOut('<a repeated 2 times><é😀 repeated 2 times>'), 'aaé😀é😀');
  assert.equal(writtenOut('<a b  repeated 2 times>'), 'a b a b ');
  assert.equal(writtenOut('<a repeated many times>, <name>'), '<a repeated many times>, <name>');
});

function scriptOf(yaml: string, key: string) {
  return compileScript({
    surface: 'catalog',
    steps: [
      { text: 'the translations', docString: { content: yaml } },
      { text: `"${key}" is translated` },
      { text: 'the translation is "<\\ repeated 2 times>"' },
    ],
  });
}

test('a script keeps the notation, and is played with the long texts', () => {
  const script = scriptOf('en: { <ab repeated 2 times>: Text }', '<ab repeated 2 times>');
  assert.equal(script.repeats, true);
  assert.match(JSON.stringify(script), /<ab repeated 2 times>/);
  const [, inject, translate] = scriptWrittenOut(script).calls;
  assert.deepEqual(inject?.params, { subject: 'catalog', translations: { en: { abab: 'Text' } } });
  assert.deepEqual(translate?.params, { subject: 'catalog', key: 'abab' });
  assert.deepEqual(translate?.expect, [{ result: '\\\\', step: 2 }]);
  assert.equal(scriptWrittenOut(script), scriptWrittenOut(script));
});

test('a script has the notation wherever it has long texts: in params, in files, and in what it expects', () => {
  const isLong = (...steps: readonly StepText[]): boolean => Boolean(compiled('library', ...steps).repeats);
  const folder = (text: string): StepText => ['a folder with the file "en.yml"', text];
  const loads = 'the YAML loader of the folder loads';
  assert.equal(isLong(folder('en: { a: <b c repeated 2 times> }'), loads), true);
  assert.equal(isLong(folder('en: { a: b }'), loads, 'it raises another error'), false);
  const stated = 'the translation is "<b repeated 2 times>"';
  assert.equal(
    Boolean(compiled('catalog', ['the translations', 'en: { a: b }'], '"a" is translated', stated).repeats),
    true,
  );
});

test('a script without the notation is played as it is', () => {
  const script = compileScript({ surface: 'module', steps: [{ text: 'no translations' }] });
  assert.equal('repeats' in script, false);
  assert.equal(scriptWrittenOut(script), script);
});
