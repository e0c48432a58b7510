import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitted, ProgressLine } from '../../runner/console/terminal';
import { nearest } from '../../runner/plan/select';
import { faultText, implementationText } from '../../runner/text/port-text';
import { safeLine, safeText } from '../../runner/text/escape';
import {
  restrictionText,
  scenarioTitle,
  sectionsText,
  stepLines,
  tableLines,
} from '../../runner/text/suite-text';

test('sections, scenarios and steps are written in one way', () => {
  assert.equal(sectionsText(['3']), 'section 3');
  assert.equal(sectionsText(['3', '4.2']), 'sections 3, 4.2');
  assert.equal(scenarioTitle({ name: 'a name' }), 'a name');
  assert.equal(scenarioTitle({ name: 'a name', case: 'a String' }), 'a name (a String)');
  const step = { keyword: 'Given', text: 'texts', docString: { content: 'a\nb\nc' }, line: 1 };
  assert.deepEqual(stepLines(step), ['  Given texts', '      a', '      b', '      c']);
  assert.deepEqual(stepLines(step, true, 2), ['> Given texts', '      a', '      … 2 more lines']);
  assert.deepEqual(stepLines({ keyword: '*', text: 'a table', table: [['1', '2']], line: 1 }), [
    '  * a table',
    '      | 1 | 2 |',
  ]);
});

test('the description of a port stays on one line, with control characters escaped', () => {
  const named = { name: 'a\nb', version: '\u001b[31m', language: 'C' };
  assert.equal(implementationText(named), 'a b \\u001b[31m (C)');
  assert.equal(faultText({ message: 'it died' }), 'adapter fault: it died');
  const log = 'adapter fault: it died\nlast lines of standard error:\n  \\u0007';
  assert.equal(faultText({ message: 'it died', stderr: ['\u0007'] }), log);
});

test('a long name of a port is shortened', () => {
  const long = 'x'.repeat(1_000_000);
  const shown = `${'x'.repeat(100)}…`;
  const named = { name: long, version: long, language: long };
  assert.equal(implementationText(named), `${shown} ${shown} (${shown})`);
});

test('text of a port does not change the writing direction', () => {
  for (const mark of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
    assert.equal(safeText(`a${mark}b`), `a\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}b`);
  }
});

test('text of a port begins no command to a service that runs the suite', () => {
  const commands: Readonly<Record<string, string>> = {
    '::error::x': '\\u003a:error::x',
    '\t  ::set-output name=a::b': '\t  \\u003a:set-output name=a::b',
    'first\n\u00a0::add-mask::x': 'first\n\u00a0\\u003a:add-mask::x',
    'x ##[error]y': 'x \\u0023#[error]y',
    '##vso[task.complete]': '\\u0023#vso[task.complete]',
    '##teamcity[testFailed]': '\\u0023#teamcity[testFailed]',
  };
  for (const [text, shown] of Object.entries(commands)) {
    assert.equal(safeText(text), shown);
    assert.equal(safeLine(text), shown.replaceAll('\n', ' '));
  }
  for (const text of ['I18n::Errors::InvalidLocale', 'a: ::b', '## heading']) {
    assert.equal(safeText(text), text);
  }
});

test('a table has aligned columns, and its cells are written as in Gherkin', () => {
  assert.deepEqual(
    tableLines([
      ['case', 'key'],
      ['a pipe', 'a|b'],
    ]),
    ['      | case   | key  |', '      | a pipe | a\\|b |'],
  );
});

test('a scenario names its surface only when it is not played on both', () => {
  assert.equal(restrictionText(['module', 'catalog']), '');
  assert.equal(restrictionText(['catalog']), '@catalog');
  assert.equal(restrictionText(['library']), '@library');
});

test('a line that is wider than the terminal is broken with a hanging indent, but a command is not', () => {
  const words = 'one two three four five six seven eight nine ten eleven';
  const broken = ['  one two three four five six seven eight nine ten', '      eleven'];
  assert.deepEqual(fitted(`  ${words}`, 56), broken);
  assert.deepEqual(fitted(`  ${words}`), [`  ${words}`]);
  const red = `\u001b[31m  ${words}\u001b[39m`;
  assert.deepEqual(fitted(red, 57), [red], 'escape sequences of colours have no width');
  assert.deepEqual(fitted(red, 56), [`\u001b[31m${broken[0]}`, `${broken[1]}\u001b[39m`]);
  const command = 'run it alone: npx i18n-conformance run --select LOOKUP-01';
  assert.deepEqual(fitted(command, 20), [command]);
});

test('similar words are suggested, the nearest first', () => {
  const ids = ['LOOKUP-01', 'LOOKUP-02', 'SCOPE-01', 'LOOKUP-01/a-key-of-one-part'];
  assert.deepEqual(nearest('lokup-02', ids), ['LOOKUP-02', 'LOOKUP-01']);
  assert.deepEqual(nearest('LOOKUP-01/a-key-of-part', ids, 1), ['LOOKUP-01/a-key-of-one-part']);
  assert.deepEqual(nearest('nonsense', ids), []);
});

test('a progress line is drawn only on a terminal, and not redrawn immediately', () => {
  const draw = (isTTY: boolean): string[] => {
    const written: string[] = [];
    const out = { isTTY, write: (text: string) => written.push(text) };
    const line = new ProgressLine(out as unknown as NodeJS.WriteStream);
    line.show('1 of 2');
    line.show('2 of 2');
    line.end();
    return written;
  };
  assert.deepEqual(draw(true), ['\r\u001b[K1 of 2', '\r\u001b[K']);
  assert.deepEqual(draw(false), []);
});
