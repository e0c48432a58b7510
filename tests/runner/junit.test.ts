import assert from 'node:assert/strict';
import { test } from 'node:test';
import { junitReport } from '../../runner/reports/junit';
import { judgementOf, ruleWith } from './judgements';

const RULES = [ruleWith('LOOKUP-01'), ruleWith('LOOKUP-02')];
const report = (endings: Parameters<typeof judgementOf>[1]): string =>
  junitReport(judgementOf(RULES, endings), () => 'again');

test('junit: trials on a surface that the port does not have are skipped', () => {
  const xml = report([
    ['LOOKUP-01 @catalog', 'unsupported'],
    ['LOOKUP-02 @catalog', 'unsupported'],
  ]);
  assert.match(xml, /<testsuites [^>]*tests="4" failures="0" errors="0" skipped="2"/);
  assert.match(xml, /<testsuite name="LOOKUP-01 [^>]*tests="2" failures="0" errors="0" skipped="1"/);
  assert.equal(xml.match(/<skipped message="unsupported as the test says"\/>/g)?.length, 2);
});

test('junit: an operation that a surface lacks is a failure', () => {
  const xml = report([['LOOKUP-01 @catalog', 'unsupported']]);
  assert.match(xml, /<testsuites [^>]*tests="4" failures="1" errors="0" skipped="0"/);
  assert.match(xml, /<failure type="unsupported"/);
});

test('junit: a known failure that matches no scenario is a failure, and counts in the totals', () => {
  const xml = junitReport(judgementOf(RULES, [], { known: 'LOOKUP-99  # none\n' }), () => 'again');
  assert.match(xml, /<testsuites [^>]*tests="5" failures="1" errors="0" skipped="0"/);
  assert.match(xml, /<testsuite name="known failures" tests="1" failures="1" errors="0" skipped="0">/);
  assert.match(xml, /<failure type="unmatched" message="known.txt:1: LOOKUP-99 matches no scenario/);
});
