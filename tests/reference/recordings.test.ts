import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readAccidents, readContradictions } from '../../suite/read/lists';
import { readDifferences, readVectors, replay } from './replayed-recordings';

const listed = readDifferences();
/** The recordings that no scenario plays as a whole. */
const files = ['points.jsonl', 'points-4.jsonl', 'points-5.jsonl', 'unknown-directives.jsonl'];

for (const file of files) {
  test(`the reference reproduces the recordings in ${file}, except for the listed calls`, async () => {
    const vectors = readVectors(file);
    assert.ok(vectors.length > 5);
    const ids = new Set(vectors.map(({ id }) => id));
    const known = listed.filter(({ recording }) => ids.has(recording));
    const differing: string[] = [];
    for (const vector of vectors) {
      for (const { call, message } of await replay(vector)) {
        const isKnown = known.some(({ recording, calls }) => recording === vector.id && calls.includes(call));
        differing.push(isKnown ? `${vector.id}, call ${call}` : message);
      }
    }
    assert.deepEqual(
      differing.sort(),
      known.flatMap(({ recording, calls }) => calls.map((call) => `${recording}, call ${call}`)).sort(),
    );
  });
}

test('each listed call is of a recording, and shows a contradiction or an accident that is listed', () => {
  const ids = new Set(
    [...readContradictions(PACKAGE_ROOT), ...readAccidents(PACKAGE_ROOT)].map(({ id }) => id),
  );
  const recordings = new Set(files.flatMap(readVectors).map(({ id }) => id));
  assert.ok(listed.length > 0);
  for (const { recording, calls, shows } of listed) {
    assert.ok(recordings.has(recording), `${recording} is no recording`);
    assert.ok(calls.length > 0, recording);
    assert.ok(ids.has(shows), `${recording} shows ${shows}, which is not listed`);
  }
});
