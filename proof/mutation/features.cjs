// Plays the features on the reference, as a test that Stryker can run. The first failure ends it.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { openInProcessSession } = require('../../dist/adapter/client/in-process-session.js');
const { default: createReference } = require('../../dist/ports/reference.js');
const { readScripts } = require('../../dist/suite/compile/scripts-file.js');
const { playScripts } = require('../../dist/suite/play/play-scripts.js');
const { readSuite } = require('../../dist/suite/read/index.js');

test('the reference passes all features', async () => {
  const session = await openInProcessSession(createReference);
  const { trials } = readSuite(process.cwd());
  const stop = new AbortController();
  const problems = [];
  await playScripts([session], trials, {
    scriptOf: readScripts(),
    signal: stop.signal,
    onResult: ({ trial, kind, problem }) => {
      if (kind === 'passed' || kind === 'not-applicable') return;
      problems.push(`${trial.key}: ${problem.message}`);
      stop.abort();
    },
  });
  await session.close();
  assert.deepEqual(problems, []);
});
