// An adapter of the reference that goes wrong at random moments: `node adapter.js <seed> <folder>`. Each process writes
// its id into the folder, and the ids of those that it starts. With a kind of BULKY as seed, all responses are large.
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
const random = randomFrom((Number(seed) || 0) * 1000 + starts);

const say = (text) => process.stdout.write(text);
const respond = (id, fields) => say(`${JSON.stringify({ jsonrpc: '2.0', id, ...fields })}\n`);
const answer = (id) => respond(id, { result: null });
const forever = () => setInterval(() => undefined, 1000);
const start = (options) => () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options);
  writeFileSync(join(folder, `${child.pid}.pid`), '');
  child.unref();
};
const hostile = '::error::x\n  ::set-output name=a::b\n##[error]\u001b[31m\u202e<script>]]>&"\'\u0000\ud800';
const nested = (depth) => '['.repeat(depth) + ']'.repeat(depth);

/** Responses of which one value is replaced by JSON that need not fit there, or is left out. */
const error = { code: 3, message: '', data: { type: '' } };
const SHAPES = [{ result: null }, { error }, { result: { block: [{ error }] } }, { result: null, more: '' }];
const JUNK = [
  ...'null 7.5 -32601 -32602 -32603 false "1" [[],{},null] {"unexpected":1} {"block":[null,{},1]}'.split(' '),
  ...[undefined, '{"__proto__":{"a":1},"constructor":null,"toString":1}'],
  ...[hostile, 'x'.repeat(5_000_000), 'é'.repeat(3_000_000)].map((text) => JSON.stringify(text)),
  ...[nested(5000), nested(9000), nested(50_000)],
  ...[`[${'{},'.repeat(400_000)}0]`, `[${'[],'.repeat(2_000_000)}0]`],
];
const misshape = (id) => {
  const [junk, place] = [JUNK[random(JUNK.length)], random(6)];
  let values = 0;
  const replace = (_, value) => ((values += 1) - 1 === place ? junk && 'JUNK' : value);
  const fields = SHAPES[random(SHAPES.length)];
  const line = JSON.stringify({ ...fields, id, jsonrpc: '2.0' }, replace) ?? '';
  say(`${line.replace('"JUNK"', () => junk)}\n`);
};

const TEXTS = ['<html>\n', '\n', '\ufeff', '{"flood":1}\n'.repeat(20_000), 'x'.repeat(17 << 20)];
/** Other faults, each as actions that follow each other. */
const FAULTS = [
  ...[0, 7].map((status) => [() => process.exit(status)]),
  ...['SIGKILL', 'SIGSTOP'].map((signal) => [() => process.kill(process.pid, signal)]),
  // Tries more possibilities than the computer ever can.
  [() => /^(a+)+$/.test(`${'a'.repeat(99)}b`)],
  [forever],
  [() => process.on('SIGTERM', () => undefined), forever],
  [() => Promise.reject(new Error(hostile))],
  ...TEXTS.map((text) => [() => say(text), answer]),
  [(id) => say(`{"jsonrpc":"2.0","id":${id},"result":null}\r\n`)],
  [(id) => say(`[{"jsonrpc":"2.0","id":${id},"result":null}]\n`)],
  [() => process.stdout.write(Buffer.from([0xff, 0xfe, 0x0a]))],
  [(id) => say(`{"jsonrpc":"2.0","id":${id},"resu`)],
  [(id) => say(`{"jsonrpc":"2.0","id":${id},"resu`), () => process.exit(0)],
  [(id) => respond(id, { result: null, error })],
  [(id) => answer(id + 1)],
  [answer, answer],
  [(id) => setTimeout(() => answer(id), 100)],
  [() => process.stdout.end(), forever],
  [() => process.stdin.destroy(), answer],
  [() => process.stderr.write(hostile.repeat(100_000)), answer],
  [start({ detached: true, stdio: 'ignore' }), answer],
  [start({ stdio: 'inherit' }), () => process.exit(1)],
  ...Array.from({ length: 25 }, () => [misshape]),
];

let requests = 0;
/** Texts just below the limit, or values of that size. Most have characters of three bytes, other ones in each call. */
const NULS = '\u0000'.repeat(1990);
const characters = (length) =>
  Array.from({ length }, (_, index) => String.fromCharCode(0x1000 + ((index * 7 + requests * 13) % 0x8000)));
const BULKY = {
  errors: () => ({ error: { code: 3, message: NULS, data: { type: NULS, at: NULS } } }),
  unsupported: () => ({ error: { code: -32601, message: NULS } }),
  // A result that is a text may be longer, because scenarios expect long ones.
  texts: () => ({ result: characters(11_990).join('') }),
  arrays: () => ({ result: characters(650) }),
  lines: () => ({ result: { unexpected: '\n'.repeat(1900) } }),
  items: () => ({ result: Array(1990).fill([]) }),
  huge: () => ({
    result: Object.fromEntries(Array.from({ length: 48_000 }, (_, key) => [`${key}${'x'.repeat(300)}`, ''])),
  }),
  deep: () => ({ result: Array.from({ length: 2000 }).reduce((inner) => [inner], 'x'.repeat(15_000_000)) }),
  objects: () => ({ result: Object.fromEntries(characters(275).map((key) => [key, '\u0000'])) }),
};
const bulk = (id, method, { block }) => {
  if (method === 'reset') return answer(id);
  const response = BULKY[seed]();
  const isBlock = method === 'with_locale' && !response.error;
  return respond(id, isBlock ? { result: { block: block.map(BULKY[seed]) } } : response);
};
const isBulky = seed in BULKY;
const faults = isBulky ? [[bulk]] : [0, 1].map(() => FAULTS[random(FAULTS.length)]);
// Some processes go wrong at once, and some hardly ever.
const rarity = isBulky ? 1 : 1 + random(60);

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (method === 'shutdown') return answer(id);
  requests += 1;
  // A fault at each start would leave nothing to judge.
  if (random(rarity) === 0 && (requests > 2 || random(20) === 0))
    return faults[random(faults.length)].forEach((act) => act(id, method, params));
  // Some programs state another handshake when they are started again.
  const changed = !isBulky && starts > 0 && random(6) === 0 ? { inexpressible: ['symbols'] } : {};
  const stated = { ...changed, pipelining: isBulky || Number(seed) % 2 === 0 };
  dispatch(reference, method, params).then(
    (result) =>
      respond(id, { result: method === 'initialize' ? { ...result, ...stated } : (result ?? null) }),
    (thrown) => respond(id, { error: asOperationError(thrown).toValue() }),
  );
});
process.stdin.on('end', () => process.exit());
