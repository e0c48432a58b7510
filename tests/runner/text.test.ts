import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenarioText } from '../../runner/console/scenario-text';
import { fitted, ProgressLine } from '../../runner/console/terminal';
import { systemErrorText } from '../../runner/errors';
import { nearest, suggestionFor } from '../../runner/plan/select';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite/read';
import { parseGherkin } from '../../suite/read/gherkin';
import { grouped } from '../../suite/read/grouped';
import { requireLinear } from '../growth';
import { closest, distance } from '../../runner/text/edit-distance';
import { gherkinText, scenarioGherkin, stepLines, tableLines } from '../../runner/text/gherkin';
import {
  escapeMarkup,
  markdownCode,
  markdownText,
  safeLine,
  safeText,
  shellQuote,
  shortened,
} from '../../runner/text/escape';
import {
  faultText,
  implementationText,
  type PortArguments,
  portArguments,
} from '../../runner/text/port-text';
import { restrictionText, scenarioTitle, sectionsText } from '../../runner/text/suite-text';

test('sections, scenarios, steps and tables are written in one way', () => {
  assert.deepEqual(
    ['3', '3,4.2'].map((ids) => sectionsText(ids.split(','))),
    ['section 3', 'sections 3, 4.2'],
  );
  assert.equal(scenarioTitle({ name: 'a name' }), 'a name');
  assert.equal(scenarioTitle({ name: 'a name', case: 'a String' }), 'a name (a String)');
  const step = { keyword: 'Given', text: 'texts', docString: { content: 'a\nb\nc' }, line: 1 };
  assert.deepEqual(stepLines(step), ['  Given texts', '      a', '      b', '      c']);
  assert.deepEqual(stepLines(step, true, 3), ['> Given texts', '      a', '      b', '      c']);
  assert.deepEqual(stepLines(step, true, 2), ['> Given texts', '      a', '      … 2 more lines']);
  const withTable = { keyword: '*', text: 'a table', table: [['1', '2']], line: 1 };
  assert.deepEqual(stepLines(withTable), ['  * a table', '      | 1 | 2 |']);
  const rows = [
    ['case', 'key'],
    ['a pipe', 'a|b'],
    ['the longest', 'c'],
  ];
  assert.deepEqual(tableLines(rows), [
    '      | case        | key  |',
    '      | a pipe      | a\\|b |',
    '      | the longest | c    |',
  ]);
  assert.deepEqual(([['module', 'catalog'], ['catalog'], ['library']] as const).map(restrictionText), [
    '',
    '@catalog',
    '@library',
  ]);
});

test('Gherkin that is printed is read back as it was, whatever its texts contain', () => {
  const content = 'a: """\n\n  b: "\\\\"\n""" """';
  const table = [['a|b', 'c\\d', 'e\nf', '\\n']];
  const steps = [
    { keyword: 'Given', text: 'texts', docString: { content } },
    { keyword: 'Then', text: 'a table', table },
  ];
  const printed = gherkinText({ tags: '@surface:catalog', name: 'a name', steps }, '  ');
  const { pickles } = parseGherkin(`Feature: any\n\n${printed}\n`, 'any.feature');
  const [{ name, tags, steps: read }] = pickles as [(typeof pickles)[number]];
  assert.deepEqual([name, tags.map((tag) => tag.name)], ['a name', ['@surface:catalog']]);
  assert.equal(read[0]?.argument?.docString?.content, content);
  const rows = read[1]?.argument?.dataTable?.rows ?? [];
  assert.deepEqual(
    rows.map(({ cells }) => cells.map(({ value }) => value)),
    table,
  );
});

test('in a scenario that fuzz drew, no Given is printed after a When, and no keyword twice in a row', () => {
  const drawn = ['When', 'Given', 'When', 'Given', 'When', 'Then', 'Given', 'When', 'Then'] as const;
  const steps = drawn.map((keyword, index) => ({ keyword, text: `step ${index}` }));
  assert.deepEqual(
    scenarioText('any', 'module', steps).split('\n').slice(2),
    ['Given', 'And', 'And', 'And', 'When', 'Then', 'When', 'And', 'Then'].map(
      (keyword, index) => `      ${keyword} step ${index}`,
    ),
  );
});

test('each scenario of the suite that is printed is read back as it was, with all cases of its outline', () => {
  const printed = grouped(readSuite(PACKAGE_ROOT).scenarios, scenarioGherkin);
  for (const [text, scenarios] of printed) {
    const { pickles } = parseGherkin(`Feature: any\n\n${text}\n`, 'any.feature');
    assert.equal(/^Scenario Outline: /m.test(text), scenarios[0].outline !== undefined);
    assert.deepEqual(
      pickles.map(({ name, tags, steps }) => [
        name,
        tags.map((tag) => tag.name),
        steps.map(({ text, argument }) => [
          text,
          argument?.docString?.content,
          argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
        ]),
      ]),
      scenarios.map(({ name, surfaces, steps }) => [
        name,
        surfaces.length > 1 ? [] : [`@surface:${surfaces[0]}`],
        steps.map(({ text, docString, table }) => [text, docString?.content, table]),
      ]),
      text,
    );
  }
});

test('the description of a port is short and stays on one line, with control characters escaped', () => {
  const named = { name: 'a\nb', version: '\u001b[31m', language: 'C' };
  assert.equal(implementationText(named), 'a b \\u001b[31m (C)');
  const long = 'x'.repeat(1_000_000);
  const shown = `${'x'.repeat(100)}…`;
  const described = implementationText({ name: long, version: long, language: long });
  assert.equal(described, `${shown} ${shown} (${shown})`);
  assert.deepEqual(
    ['é'.repeat(3), 'é'.repeat(4)].map((text) => shortened(text, 3)),
    ['ééé', 'ééé…'],
  );
  assert.equal(faultText({ message: 'it died' }), 'adapter fault: it died');
  const log = 'adapter fault: it died\nlast lines of standard error:\n  \\u0007';
  assert.equal(faultText({ message: 'it died', stderr: ['\u0007'] }), log);
});

test('text of a port is made safe in linear time', () => {
  for (const text of ['x ', ' ', '\n', ' \n', '#', ':'])
    requireLinear(2000, (size) => () => safeText(text.repeat(size)));
});

test('text of a port neither changes the writing direction nor begins a command to a service', () => {
  for (const mark of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')
    assert.equal(safeText(`a${mark}b`), `a\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}b`);
  // The first and the last of each range of control characters, and what lies between the ranges.
  assert.equal(safeText('\u0000\b\t\n\v\r\u001f \u007e'), '\\u0000\\u0008\t\n\\u000b\\u000d\\u001f ~');
  assert.equal(safeText('\u007f\u0080\u009f\u00a0'), '\\u007f\\u0080\\u009f\u00a0');
  assert.equal(
    safeText('\u2027\u2028\u2029\ufffd\ufffe\uffff\ud800 \udfff'),
    '\u2027\\u2028\\u2029\ufffd\\ufffe\\uffff\\ud800 \\udfff',
  );
  for (const [text, shown] of [
    ['::error::x', '\\u003a:error::x'],
    ['\t  ::set-output name=a::b', '\t  \\u003a:set-output name=a::b'],
    ['first\n\u00a0::add-mask::x', 'first\n\u00a0\\u003a:add-mask::x'],
    ['a\nb\nc', 'a\nb\nc'],
    ['x ##[error]y', 'x \\u0023#[error]y'],
    ['##vso[task.complete]', '\\u0023#vso[task.complete]'],
    ['##teamcity[testFailed]', '\\u0023#teamcity[testFailed]'],
    ...['I18n::Errors::InvalidLocale', 'a: ::b', '## heading'].map((same) => [same, same] as const),
  ] as const) {
    assert.equal(safeText(text), shown);
    assert.equal(safeLine(text), shown.replaceAll('\n', ' '));
  }
});

test('the arguments that name a port include its build, for a command as for an adapter module', () => {
  const text = (port: PortArguments): string => portArguments(port).join(' ');
  assert.equal(text({ build: 'make', command: './port' }), '--build make --command ./port');
  assert.equal(text({ build: 'make', adapter: 'a.js' }), '--build make --adapter a.js');
  assert.equal(text({}), '');
});

test('in HTML and Markdown, a text is shown as it is, and in Markdown parts between backticks are code', () => {
  assert.equal(escapeMarkup('<b> & "`a`"'), '&lt;b&gt; &amp; &quot;`a`&quot;');
  // An entity is never markup.
  const hostile =
    'LOOKUP-01 (2): not _this_ *or* [that](x), <b>, a | b, #12, @you, https://a.example, www.b.example, c@d.example';
  const escaped =
    'LOOKUP-01 (2): not &#95;this&#95; &#42;or&#42; &#91;that&#93;(x), &lt;b>, a &#124; b, &#35;12, &#64;&#8203;you, https&#58;//a.example, www&#46;b.example, c&#64;&#8203;d.example';
  assert.equal(markdownText(hostile), escaped);
  for (const [text, shown] of [
    ['- no list', '&#45; no list'],
    ['1. no list', '&#49;. no list'],
    ['12) no list', '&#49;&#50;) no list'],
    ['+ no list', '&#43; no list'],
    ['> no quotation', '&#62; no quotation'],
    ['# no title', '&#35; no title'],
    ['`inject` takes `<a>` & ` here', '`inject` takes `<a>` &amp; &#96; here'],
  ] as const) {
    assert.equal(markdownText(text), shown);
  }
  const sentence = 'not conformant at level spec (3 trials selected): 2 of 3 trials, 1 failed!';
  assert.equal(markdownText(sentence), sentence);
});

test('the fence of a block of code in Markdown is longer than each run of backticks in it', () => {
  assert.equal(markdownCode('a', 'yaml'), '```yaml\na\n```');
  assert.equal(markdownCode('`a` ```` and ```'), '`````\n`a` ```` and ```\n`````');
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

test('words are suggested if up to two fifths of them differ, without regard to case, the nearest first', () => {
  const ids = ['LOOKUP-01', 'LOOKUP-02', 'SCOPE-01', 'LOOKUP-01/a-key-of-one-part'];
  assert.deepEqual(nearest('lokup-02', ids), ['LOOKUP-02', 'LOOKUP-01']);
  assert.deepEqual(nearest('LOOKUP-01/a-key-of-part', ids, 1), ['LOOKUP-01/a-key-of-one-part']);
  assert.deepEqual(nearest('nonsense', ids), []);
  assert.deepEqual(nearest('A-123', ['a-177', 'a-777', 'a-123']), ['a-123', 'a-177']);
  assert.deepEqual(nearest('a-177', ['A-123', 'a-1778', 'a-177', 'a-17', 'a-177'], 2), ['a-177', 'a-1778']);
  assert.equal(suggestionFor('LOKUP-01', ['LOOKUP-01']), '; did you mean LOOKUP-01?');
  assert.equal(
    suggestionFor('x', ['LOOKUP-01']),
    '; i18n-conformance list shows the ids of rules and scenarios, and CONFORMANCE.md all others',
  );
  assert.equal(closest('slect', ['unit', 'select', 'build']), 'select');
  assert.equal(closest('a', []), '');
  for (const [one, other, edits] of [
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['lokup', 'lookup', 1],
  ] as const)
    assert.equal(distance(one, other), edits, `${one} ${other}`);
});

test('a progress line is drawn only on a terminal, and not redrawn immediately', () => {
  const draw = (isTTY: boolean, columns = 80): string[] => {
    const written: string[] = [];
    const out = { isTTY, columns, write: (text: string) => written.push(text) };
    const line = new ProgressLine(out as unknown as NodeJS.WriteStream);
    for (const text of ['1 of 2', '2 of 2']) line.show(text);
    line.end();
    return written;
  };
  assert.deepEqual(draw(true), ['\r\u001b[K1 of 2', '\r\u001b[K']);
  assert.deepEqual(draw(false), []);
  // A text that filled the last column would make some terminals begin a new line.
  for (const [columns, shown] of [
    [7, '1 of 2'],
    [6, '1 of '],
    [1, '1 of 2'],
    [0, '1 of 2'],
  ] as const)
    assert.equal(draw(true, columns)[0], `\r\u001b[K${shown}`);
});

test('words are quoted for the shell of each platform', () => {
  for (const [word, posix, windows] of [
    ['./a-b.js', './a-b.js', './a-b.js'],
    ['C:\\a\\b.js', `'C:\\a\\b.js'`, 'C:\\a\\b.js'],
    ['C:\\my ports\\', `'C:\\my ports\\'`, '"C:\\my ports\\\\"'],
    ['node "a b.js"', `'node "a b.js"'`, '"node \\"a b.js\\""'],
    ['a \\"b', `'a \\"b'`, '"a \\\\\\"b"'],
    ["it's $HOME", `'it'\\''s $HOME'`, `"it's $HOME"`],
    ["'$a' '", `''\\''$a'\\'' '\\'''`, `"'$a' '"`],
    ['a b', '"a b"', '"a b"'],
    // In some shells, these mean something in double quotes too.
    ['a !b', `'a !b'`, '"a !b"'],
    ['a `b`', `'a \`b\`'`, '"a `b`"'],
    ['', '""', '""'],
  ] as const)
    assert.deepEqual([shellQuote(word, 'linux'), shellQuote(word, 'win32')], [posix, windows]);
  const error = Object.assign(new Error('ENOENT'), { syscall: 'mkdtemp' });
  assert.match(systemErrorText(error, 'linux'), /^ENOENT; set TMPDIR to a folder that exists/);
  assert.match(systemErrorText(error, 'win32'), /^ENOENT; set TEMP to a folder that exists/);
  const many = Object.assign(new Error('EMFILE'), { syscall: 'open', code: 'EMFILE' });
  assert.match(systemErrorText(many), /^EMFILE; \S/);
});
