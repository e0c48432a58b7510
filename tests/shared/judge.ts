import { requireTests } from './require-tests';

// The tests of the judge share a process: those of adapter, play, reference and steps.
requireTests(process.env['TESTS_OF_JUDGE']);
