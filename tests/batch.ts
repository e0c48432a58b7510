import { resolve } from 'node:path';

// Runs the test files in TEST_BATCH, separated by spaces, in this process. Most test files load the same modules, which
// takes longer than their tests.
for (const file of (process.env['TEST_BATCH'] ?? '').split(' ')) require(resolve(file));
