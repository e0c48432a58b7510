// Ends a file of tests that takes too long, because a mutation makes it wait for ever or turn in a loop. The file then
// fails. A thread does this, because a loop keeps the timers of its own thread from running.
const { Worker } = require('node:worker_threads');

const { FILE_LIMIT_MS } = process.env;
const end = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${FILE_LIMIT_MS})`;
if (FILE_LIMIT_MS) new Worker(end, { eval: true }).unref();
