import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { yamlText } from '../../../fuzz/notation';
import { yamlOf } from '../../../steps/notation';
import type { PlayedAlone } from '../scenarios';

/** Tests the numbers and the files of random scenarios of a level. */
export function testWrittenValues(level: string, played: readonly PlayedAlone[]): void {
  test(`at level ${level}, no Float is whole, and no Int is -0`, () => {
    const numbers = new Set<string>();
    for (const { calls } of played) {
      for (const [, kind, text] of JSON.stringify(calls).matchAll(/"(float|integer)":"([^"]*)"/g)) {
        numbers.add(`${kind} ${text}`);
      }
    }
    const odd = [...numbers].filter((number) => {
      const [kind, text = ''] = number.split(' ');
      return kind === 'float' ? Number.isInteger(Number(text)) : !/^(?:0|-?[1-9]\d*)$/.test(text);
    });
    assert.deepEqual(odd, []);
    assert.ok(numbers.size > 5, `${numbers.size} numbers were seen`);
  });

  test(`at level ${level}, parsers of YAML 1.1 and 1.2 read the same from the files of scenarios`, () => {
    const files = played
      .flatMap(({ drawn }) => drawn.groups.flat())
      .filter(({ text }) => text.startsWith('a folder with the file'))
      .map(({ docString }) => docString?.content ?? '');
    assert.ok(files.length > 20, `${files.length} files were seen`);
    for (const file of files) assert.deepEqual(readBy11(file), readBy12(file), file);
  });
}

/** Tests which Strings are quoted in YAML. */
export function testQuoting(): void {
  test('Strings that some version of YAML would not read as Strings are quoted', () => {
    const words =
      'yes no on off y n null ~ true Yes NO 1 1.0 1_000 0o17 0x1f 1e3 .inf 12:30 2020-12-13 << ='.split(' ');
    for (const word of words) {
      assert.equal(yamlText({ [word]: word }), `'${word}': '${word}'`);
      assert.deepEqual(readBy11(yamlText({ en: { [word]: word } })), { en: { [word]: word } });
    }
    assert.equal(yamlText({ fr: { greeting: 'Bonjour' } }), 'fr: {greeting: Bonjour}');
  });
}

function readBy11(text: string): unknown {
  return unlessRefused(() => load(text, { schema: YAML11_SCHEMA }));
}

function readBy12(text: string): unknown {
  return unlessRefused(() => yamlOf(text));
}

function unlessRefused(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return 'refused';
  }
}
