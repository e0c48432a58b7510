// Runs test files with Node's test runner: all but the long ones, or those that are named.
//   node scripts/test.mjs [FILE or FOLDER]... [--test-name-pattern PATTERN]... [--long]
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';

const options = { long: { type: 'boolean' }, 'test-name-pattern': { type: 'string', multiple: true } };
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const all = readdirSync('tests', { recursive: true })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(?:test|long)\.ts$/.test(file));
const usual = all.filter((file) => file.endsWith('.long.ts') === Boolean(values.long));
const named = positionals.flatMap((path) => {
  const name = path.replaceAll('\\', '/').replace(/^\.\/|\/$/g, '');
  const found = all.includes(name) ? [name] : usual.filter((file) => file.startsWith(`${name}/`));
  if (found.length > 0) return found;
  console.error(`${path} is neither a test file nor a folder of them, such as tests/runner/usage.test.ts`);
  process.exit(2);
});
const chosen = positionals.length > 0 ? [...new Set(named)] : usual;

// Most files share two processes, because loading what they test takes longer than the tests. The longer process begins first.
const alone = chosen.filter((file) => /\.(?:alone\.test|long)\.ts$/.test(file));
const together = chosen.filter((file) => !alone.includes(file));
const judge = together.filter((file) => /^tests\/(?:adapter|play|reference|steps)\//.test(file));
const tools = together.filter((file) => !judge.includes(file));
const compiled = (files) => files.map((file) => `dist/${file.replace(/ts$/, 'js')}`);
process.env.TESTS_OF_JUDGE = compiled(judge).join(' ');
process.env.TESTS_OF_TOOLS = compiled(tools).join(' ');
const shared = [tools.length > 0 && 'tests/shared/tools.ts', judge.length > 0 && 'tests/shared/judge.ts'];
const files = compiled([...shared.filter(Boolean), ...alone]);

// With source maps, a failure names the line of the source. Node 20 passes on the options of this process.
process.execArgv.push('--enable-source-maps');
const settings = { concurrency: availableParallelism(), execArgv: process.execArgv };
const tests = run({ files, testNamePatterns: values['test-name-pattern'], ...settings });
let passed = 0;
tests.on('test:fail', () => (process.exitCode = 1));
tests.on('test:pass', ({ name, details, skip }) => {
  // Node reports a file without tests as a test with the path of the file as its name.
  if (details.type !== 'suite' && skip === undefined && !files.some((file) => name.endsWith(file)))
    passed += 1;
});
tests.on('end', () => {
  if (passed === 0) process.exitCode = 1;
  if (passed === 0) console.error('No test passed, so nothing shows that one was run.');
});
tests.compose(new spec()).pipe(process.stdout);
