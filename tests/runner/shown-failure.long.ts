import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compiledFile, PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';

/** An adapter of the reference that accepts every locale. */
const ADAPTER = `const createReference = require(${JSON.stringify(compiledFile('ports/reference.js'))}).default;
module.exports = async () => {
  const reference = createReference();
  const activate = (params) => reference.activate(params).catch(() => params.locale.symbol ?? params.locale);
  return Object.assign(Object.create(reference), { activate });
};
`;

/** Returns a text on one line, with an ellipsis for each number: line numbers and counts change with every scenario. */
function withoutNumbers(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/\d+/g, '…');
}

test('the picture in README.md shows what a run writes, but for its numbers', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'adapter.js'), ADAPTER);
  const picture = readFileSync(join(PACKAGE_ROOT, 'docs/verdict.svg'), 'utf8');
  const [, output = ''] = /<g id="output">(.*?)<\/g>/s.exec(picture) ?? [];
  const text = output.replace(/<[^>]+>/g, '').replaceAll('&gt;', '>');
  const [, args = '', failure = '', conclusion = ''] =
    /^\s*\$ npx i18n-conformance (.*)\n([^…]+)…([^…]+)$/.exec(text) ?? [];
  const { status, stdout } = await callCommand(args.split(' '), folder);
  assert.equal(status, 1);
  const written = withoutNumbers(stdout);
  const shown = withoutNumbers(failure);
  assert.ok(shown !== '' && written.includes(shown), `${shown}\nis not in\n${stdout}`);
  assert.ok(written.endsWith(withoutNumbers(conclusion)), `${conclusion}\nis not the end of\n${stdout}`);
});
