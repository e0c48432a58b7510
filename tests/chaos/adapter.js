// An adapter of the reference that goes wrong at random moments: `node adapter.js <seed> <folder>`. Each process writes
// its id into the folder, and the ids of those that it starts.
const { spawn } = require('node:child_process');
const { readdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { createInterface } = require('node:readline');
const { dispatch } = require('../../dist/adapter/contract/adapter.js');
const { asOperationError } = require('../../dist/adapter/contract/errors.js');
const { randomFrom } = require('../../dist/tests/chaos/random.js');
const reference = require('../../dist/ports/reference.js').default();

const [seed, folder] = process.argv.slice(2);
const starts = readdirSync(folder).length;
writeFileSync(join(folder, `${process.pid}.pid`), '');

const say = (text) => process.stdout.write(text);
const raw = (id, result) => say(`{"jsonrpc":"2.0","id":${id},"result":${result}}\n`);
const answer = (id, result) => raw(id, JSON.stringify(result));
const refuse = (id, error) => say(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
const forever = () => setInterval(() => undefined, 1000);
const start = (options) => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options);
  writeFileSync(join(folder, `${child.pid}.pid`), '');
  child.unref();
};
const hostile = '::error::x\n  ::set-output name=a::b\n##[error]\u001b[31m\u202e<script>]]>&"\'\u0000\ud800';

/** Writes a response in which one field is deep, although another one may have to be a text. */
const deepIn = (id, fields) => {
  const deep = '['.repeat(9000) + ']'.repeat(9000);
  say(`{"jsonrpc":"2.0","id":${id},${fields(deep)}}\n`);
};

/** The faults by their names. Each answers a request, or does not. */
const FAULTS = {
  'exit 0': () => process.exit(0),
  'exit 7': () => process.exit(7),
  'kill itself': () => process.kill(process.pid, 'SIGKILL'),
  'stop itself': () => process.kill(process.pid, 'SIGSTOP'),
  'endless loop': () => {
    for (;;);
  },
  silence: () => forever(),
  'silence and no mercy': () => {
    process.on('SIGTERM', () => undefined);
    forever();
  },
  'an uncaught error': () => {
    throw new Error(hostile);
  },
  'not JSON': () => say('<html>\n'),
  'a byte order mark': (id) => say(`\ufeff{"jsonrpc":"2.0","id":${id},"result":null}\n`),
  'not UTF-8': () => process.stdout.write(Buffer.from([0xff, 0xfe, 0x0a])),
  'an empty line': () => say('\n'),
  'carriage returns': (id) => say(`{"jsonrpc":"2.0","id":${id},"result":null}\r\n`),
  'another id': (id) => answer(id + 1, null),
  'a text as id': (id) => answer(JSON.stringify(String(id)), null),
  'no id': () => say('{"jsonrpc":"2.0","result":null}\n'),
  'a batch': (id) => say(`[{"jsonrpc":"2.0","id":${id},"result":null}]\n`),
  'half a line': (id) => say(`{"jsonrpc":"2.0","id":${id},"resu`),
  'half a line and exit': (id) => {
    say(`{"jsonrpc":"2.0","id":${id},"resu`);
    process.exit(0);
  },
  'a line too long': () => say('x'.repeat(17 << 20)),
  'a large text': (id) => answer(id, 'é'.repeat(3_000_000)),
  'a large error': (id) => refuse(id, { code: 3, message: 'x'.repeat(5_000_000) }),
  'a deep result': (id) => raw(id, '['.repeat(5000) + ']'.repeat(5000)),
  'a result too deep': (id) => raw(id, '['.repeat(50_000) + ']'.repeat(50_000)),
  'a wide result': (id) => raw(id, `[${'{},'.repeat(400_000)}0]`),
  'a result too wide': (id) => raw(id, `[${'[],'.repeat(2_000_000)}0]`),
  'a deep error': (id) => deepIn(id, (deep) => `"error":${deep}`),
  'a deep code': (id) => deepIn(id, (deep) => `"error":{"code":${deep},"message":""}`),
  'a deep message': (id) => deepIn(id, (deep) => `"error":{"code":3,"message":${deep}}`),
  'a deep type': (id) => deepIn(id, (deep) => `"error":{"code":3,"message":"","data":{"type":${deep}}}`),
  'a deep version': (id) => deepIn(id, (deep) => `"jsonrpc":${deep},"result":null`),
  'a deep field of its own': (id) => deepIn(id, (deep) => `"result":null,"more":${deep}`),
  'a deep error in a block': (id) => deepIn(id, (deep) => `"result":{"block":[{"error":${deep}}]}`),
  'a large error in a block': (id) => {
    const message = 'x'.repeat(2_000_000);
    answer(id, { block: [{ error: { code: 3, message, data: { type: message, more: message } } }] });
  },
  'a large field of its own': (id) =>
    say(`${JSON.stringify({ jsonrpc: '2.0', id, result: null, more: 'x'.repeat(5_000_000) })}\n`),
  'neither result nor error': (id) => say(`{"jsonrpc":"2.0","id":${id}}\n`),
  'result and error': (id) =>
    say(`{"jsonrpc":"2.0","id":${id},"result":null,"error":{"code":3,"message":""}}\n`),
  'an unknown error': (id) => refuse(id, { code: -32603, message: hostile }),
  'not understood': (id) => refuse(id, { code: -32602, message: hostile }),
  unsupported: (id) => refuse(id, { code: -32601, message: hostile }),
  'a hostile error': (id) => refuse(id, { code: 3, message: hostile, data: { type: hostile } }),
  'a text as error': (id) => refuse(id, hostile),
  'a hostile result': (id) => answer(id, hostile),
  'a number': (id) => answer(id, 7.5),
  'a boolean': (id) => answer(id, false),
  'an array': (id) => answer(id, [[], {}, null]),
  'keys of prototypes': (id) => raw(id, '{"__proto__":{"a":1},"constructor":null,"toString":1}'),
  'an unexpected value': (id) => answer(id, { unexpected: hostile }),
  'a block of nothing': (id) => answer(id, { block: [null, {}, 1] }),
  'two answers': (id) => {
    answer(id, null);
    answer(id, null);
  },
  'a late answer': (id) => void setTimeout(() => answer(id, null), 100),
  'closed output': () => {
    process.stdout.end();
    forever();
  },
  'closed input': (id) => {
    process.stdin.destroy();
    answer(id, null);
  },
  'a flood of lines': () => {
    for (let line = 0; line < 20_000; line += 1) say(`{"flood":${line}}\n`);
  },
  'a flood on standard error': (id) => {
    process.stderr.write(hostile.repeat(100_000));
    answer(id, null);
  },
  'a session of its own left behind': (id) => {
    start({ detached: true, stdio: 'ignore' });
    answer(id, null);
  },
  'a process that keeps the output open': () => {
    start({ stdio: 'inherit' });
    process.exit(1);
  },
};

const random = randomFrom(Number(seed) * 1000 + starts);
const names = Object.keys(FAULTS);
const [first, second] = [random(names.length), random(names.length)];
// Some processes go wrong at once, and some hardly ever.
const rarity = 1 + random(60);
let requests = 0;

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (method === 'shutdown') return answer(id, null);
  requests += 1;
  // A fault at each start would leave nothing to judge.
  if (random(rarity) === 0 && (requests > 2 || random(20) === 0)) {
    return FAULTS[names[random(2) === 0 ? first : second]](id);
  }
  const isPipelining = Number(seed) % 2 === 0;
  // Some programs state another handshake when they are started again.
  const changed = starts > 0 && random(6) === 0 ? { inexpressible: ['symbols'] } : {};
  const stated = (result) => ({ ...result, ...changed, pipelining: isPipelining });
  dispatch(reference, method, params).then(
    (result) => answer(id, method === 'initialize' ? stated(result) : (result ?? null)),
    (thrown) => refuse(id, asOperationError(thrown).toValue()),
  );
});
process.stdin.on('end', () => process.exit());
