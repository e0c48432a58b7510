import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terminalLines } from '../../site/pictures/ansi';
import { terminalSvg } from '../../site/pictures/terminal-svg';

test('escape sequences start and end styles, and long lines continue on the next line', () => {
  assert.deepEqual(
    terminalLines('\u001b[31m\u001b[1mab\u001b[22mcd\u001b[39m\n\u001b[2mabcdefg\u001b[22m', 5),
    [
      [
        { column: 0, text: 'ab', styles: ['red', 'bold'] },
        { column: 2, text: 'cd', styles: ['red'] },
      ],
      [{ column: 0, text: 'abcde', styles: ['dim'] }],
      [{ column: 0, text: 'fg', styles: ['dim'] }],
    ],
  );
  assert.deepEqual(
    terminalLines('a bcd ef', 6).map((runs) => runs.map(({ text }) => text)),
    [['a bcd '], ['ef']],
  );
});

test('an unknown escape sequence is refused', () => {
  assert.throws(() => terminalLines('\u001b[7minverse', 80), /no style for the ANSI code 7$/);
});

test('the output is escaped as text of the picture, and notes name its lines', () => {
  const svg = terminalSvg('<b>\n\n\u001b[32m& more\u001b[39m', 'A "title"', [
    { on: '& more', says: 'a < b' },
  ]);
  assert.match(svg, /<title id="title">A &quot;title&quot;<\/title>/);
  assert.match(
    svg,
    /<tspan x="50\.0">&lt;b&gt;<\/tspan><\/text>\n<text y="75" [^>]+><tspan [^>]+ class="green">&amp; more</,
  );
  assert.match(svg, /<circle cx="26" cy="70" .*<text class="note" x="50" y="129">a &lt; b</s);
  assert.throws(() => terminalSvg('text', '', [{ on: 'other', says: '' }]), /no line .* text other$/);
});
