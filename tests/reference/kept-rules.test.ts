import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from '../repository/project-files';
import { readSuite } from '../../suite/read';
import { requireNone } from '../none';

/** The reasons why the reference does not name some rules, by the prefix of the rules' ids. */
const EXEMPTIONS: Readonly<Record<string, string>> = {
  RECORDING: 'recordings are of whole operations, and the rules of those operations are named',
  STATE: 'each is about all operations in one state, and the rules of those operations are named',
};

const RULE_ID = /(?<![\w-])[A-Z]+(?:-[A-Z]+)*-\d\d(?![\w-])/g;

/** The ids in the reference, each with its place and its line. */
const named = projectFiles(PACKAGE_ROOT)
  .filter((file) => file.startsWith('reference/'))
  .flatMap((file) =>
    readFileSync(join(PACKAGE_ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(RULE_ID)].map(([id]) => ({ id, line, place: `${file}:${index + 1} ${id}` })),
      ),
  );
const namedIds = new Set(named.map(({ id }) => id));
const ids = readSuite(PACKAGE_ROOT).rules.map(({ id }) => id);
const isExempt = (id: string): boolean => Object.hasOwn(EXEMPTIONS, id.slice(0, id.lastIndexOf('-')));

test('the reference names each rule where it implements it', () => {
  const missing = ids.filter((id) => !namedIds.has(id) && !isExempt(id));
  assert.deepEqual(missing, [], 'write "// Keeps " and the id above the comment of the code');
  requireNone(
    ids.filter((id) => namedIds.has(id) && isExempt(id)),
    'EXEMPTIONS has rules that are named',
  );
});

test('the reference names only rules, and not in doc comments, which editors show to users', () => {
  const places = (wanted: (one: (typeof named)[number]) => boolean): string[] =>
    named.filter(wanted).map(({ place }) => place);
  requireNone(places(({ id }) => !ids.includes(id)));
  requireNone(places(({ line }) => /^\s*(?:\/\*)?\*/.test(line)));
});
