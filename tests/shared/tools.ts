import { requireTests } from './require-tests';

// All other tests that can share a process do so.
requireTests(process.env['TESTS_OF_TOOLS']);
