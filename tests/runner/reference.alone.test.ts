import { test } from 'node:test';
import { PATIENT_TIMEOUT } from '../processes';
import { requireSuccess } from '../program';

const COMMAND = 'dist/runner/main.js';

test('the reference is conformant at both levels over the adapter protocol', () => {
  requireSuccess(
    [
      ...[COMMAND, 'run', '--level', 'crystal', '--command', `node ${COMMAND} serve`],
      ...['--timeout', String(PATIENT_TIMEOUT)],
    ],
    /^conformant at level crystal of i18n-conformance \S+: [1-9]\d* of [1-9]\d* trials/m,
  );
});
