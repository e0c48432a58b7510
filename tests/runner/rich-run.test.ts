import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { PLAIN } from '../../runner/blocks/terminal-text';
import { explanation } from '../../runner/explain/explanation';
import { showResult } from '../../runner/console/summary';
import { FORMATS } from '../../runner/reports/report-files';
import type { Reproduce } from '../../runner/text/port-text';
import type { Scenario } from '../../suite/read';
import { callCommand } from './call-command';
import { ruleWith } from './judgements';
import { richRun, SUITE } from './rich-run';

const run = richRun();
const reproduce: Reproduce = ({ trial: { id, surface }, rule }) => `again <${id}> @${surface} ${rule.level}`;

/** Returns the output of a run on the console. */
function consoleText(isVerbose: boolean): string {
  let text = '';
  const out = { write: (written: string) => (text += written) } as unknown as NodeJS.WriteStream;
  showResult(out, run, { ...PLAIN, isVerbose, reproduce }, ['wrote the json report to out/été.json']);
  return text;
}

/** Returns the markup of a page, with a line for each heading and for each part that can be unfolded. */
function pageMarkup(html: string): string {
  const main = html.replace(/^[^]*<main>|<\/main>[^]*$/g, '');
  return main.replaceAll('\n', '⏎').replaceAll(/<(?=h[12]|details)/g, '\n<');
}

/** Writes each result and each trial of a report of kind `json` on one line, which is easier to read. */
function shortJson(json: string): string {
  assert.equal(json, `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`);
  const lines: string[] = [];
  const add = (value: unknown, path: string): void => {
    const isLong = JSON.stringify(value).length > 600 && typeof value === 'object' && value !== null;
    if (!isLong) return void lines.push(`${path} ${JSON.stringify(value)}`);
    for (const [name, part] of Object.entries(value)) add(part, Array.isArray(value) ? path : `${path}.${name}`); // prettier-ignore
  };
  add(JSON.parse(json), '');
  return `${lines.join('\n')}\n`;
}

/** Returns the text of `check` for an adapter with every kind of answer. */
async function checkText(): Promise<string> {
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/partial.js');
  const { status, stdout } = await callCommand(['check', '--adapter', adapter], PACKAGE_ROOT);
  assert.equal(status, 3);
  return stdout;
}

/** Returns the texts of `explain` for rules, a case of an outline, a silent point, a section, and a rule with many scenarios. */
function explainText(): string {
  const texts = ['count-01', 'COUNT-01/counts/zero', 'KNOWN-01', 'SETUP-02', 'silent-02', '4.4.1'].map((id) =>
    explanation(SUITE, id).join('\n'),
  );
  const many = {
    ...SUITE,
    rules: [ruleWith('MANY-01', { names: Array.from({ length: 40 }, (_, nth) => `case-${nth}`) })],
  };
  return [...texts, explanation(many, 'MANY-01').slice(0, 8).join('\n'), ''].join('\n\n');
}

test('explain shows the steps of all scenarios in forty lines, and names the scenarios of a longer text', () => {
  const explained = (steps: number, isVerbose = false): string[] => {
    const rule = ruleWith('TWO-01', { names: ['one', 'two'] });
    const [one, two] = rule.scenarios as [Scenario, Scenario];
    const longer = { ...one, steps: Array.from({ length: steps }, () => one.steps[0]!) };
    return explanation({ ...SUITE, rules: [{ ...rule, scenarios: [longer, two] }] }, 'TWO-01', isVerbose);
  };
  const others = explained(1, true).length - 1;
  assert.equal(explained(40 - others).length, 40);
  assert.match(explained(41 - others).at(-1)!, /^explain TWO-01 --verbose shows all/);
});

/** The functions that return the texts of the run, of `check` and of `explain`, by the files of the expected texts. */
const TEXTS: Readonly<Record<string, () => string | Promise<string>>> = {
  'check.txt': checkText,
  'explain.txt': explainText,
  'console.txt': () => consoleText(false),
  // A line that ends with ¶ is followed by an empty one.
  'markdown.txt': () => FORMATS.markdown.write(run, reproduce).replaceAll('\n\n', '¶\n'),
  // The lines of a failure's text are written down as one.
  'junit.txt': () =>
    FORMATS.junit
      .write(run, reproduce)
      .replaceAll(/(?<=<(failure|error) [^>]*>)[^<]+(?=<\/\1>)/g, (text) => text.replaceAll('\n', '⏎')),
  'json.txt': () => shortJson(FORMATS.json.write(run)),
  'page.txt': () => pageMarkup(FORMATS.html.write(run, reproduce)),
};

for (const [name, textOf] of Object.entries(TEXTS)) {
  test(`the text in which everything occurs is the expected one: ${name}`, async () => {
    const file = join(PACKAGE_ROOT, 'tests/runner/rich-run', name);
    const [text, wanted] = [await textOf(), readFileSync(file, 'utf8')];
    if (text === wanted) return;
    const written = join(mkdtempSync(join(tmpdir(), 'rich-run-')), name);
    writeFileSync(written, text);
    const lines = wanted.split('\n');
    const index = text.split('\n').findIndex((line, nth) => line !== lines[nth]);
    assert.fail(`line ${index + 1} differs:
- ${lines[index]}
+ ${text.split('\n')[index]}
If all is better now, copy ${written} to ${file}`);
  });
}
