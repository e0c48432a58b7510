import assert from 'node:assert/strict';
import { test } from 'node:test';
import { environmentWith } from '../../adapter/client/program-environment';

test('programs get the first installed locale of the list that has a decimal comma and UTF-8', () => {
  const TZ = 'Asia/Kathmandu';
  for (const [names, locale] of [
    ['C\nfr_FR.utf8\nde_DE@euro\nde_DE.utf8\n', 'de_DE.utf8'],
    ['de_CH.UTF-8\nfr_FR.ISO8859-1\ntr_TR.UTF-8\nru_RU.UTF-8', 'ru_RU.UTF-8'],
  ] as const) {
    assert.deepEqual(environmentWith(names), { TZ, LC_ALL: locale, LANGUAGE: 'en' });
  }
  for (const names of ['', 'C\nC.utf8\nPOSIX\nen_US.utf8\nde_DE\n']) {
    assert.deepEqual(environmentWith(names), { TZ });
  }
});
