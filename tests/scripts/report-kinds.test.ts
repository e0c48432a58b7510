import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { LISTINGS, withReportKinds } from '../../scripts/report-kinds';
import type { SuiteDefect } from '../../suite';

const TABLE = '| write a report | `--report KIND=FILE`; KIND is json or tap               |\n';
const [README] = LISTINGS;

test('each page lists the kinds of reports that the command has', () => {
  for (const listing of LISTINGS) {
    const text = readFileSync(join(PACKAGE_ROOT, listing.file), 'utf8');
    assert.equal(withReportKinds(text, listing), text, listing.file);
    assert.ok(text.includes(listing.list), listing.file);
  }
});

test('a list with a kind that is missing or unknown is made anew, in its column', () => {
  const listing = { ...README!, list: 'json, html or badge' };
  const made = withReportKinds(TABLE, listing);
  assert.equal(made, '| write a report | `--report KIND=FILE`; KIND is json, html or badge       |\n');
  assert.equal(withReportKinds(made, listing), made);
});

test('a page without the list is a defect', () => {
  assert.throws(
    () => withReportKinds('no table', README!),
    ({ findings }: SuiteDefect) => /^README\.md: no text matches .*, which ends in/.test(findings[0] ?? ''),
  );
});
