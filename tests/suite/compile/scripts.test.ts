import Ajv2020 from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { readScripts } from '../../../suite/compile/scripts-file';
import { compileTrials } from '../../../suite/compile/compile-trials';
import { SCRIPTS_FILE, scriptsText } from '../../../suite/compile/scripts-file';
import { compileScript } from '../../../steps/compile';
import { readSuite, SuiteDefect, type Trial } from '../../../suite/read';
import { PUBLISHED_SCHEMA as schema } from '../../adapter/published-schema';
import { requireListed, UsedNames } from './used-names';
import { requireNone } from '../../none';
import { temporaryFolder } from '../../runner/command';

const { trials } = readSuite(PACKAGE_ROOT);
const scriptOf = readScripts();
/** The calls of all scripts, each with the key of its trial. */
const calls = trials.flatMap((trial) => scriptOf(trial).calls.map((call) => ({ key: trial.key, call })));

describe('the compiled scripts', () => {
  test('are those of the features', () => {
    // The build appends the digest of its inputs.
    const built = readFileSync(SCRIPTS_FILE, 'utf8').replace(/\ninputs\t"[0-9a-f]{64}"$/, '');
    // Without a message, the whole files would be shown.
    assert.ok(
      built === scriptsText(compileTrials(trials)),
      `${SCRIPTS_FILE} is not what the features compile to`,
    );
    const some = trials.filter((_, index) => index % 50 === 0);
    for (const trial of some) assert.deepEqual(scriptOf(trial), json(compileScript(trial)), trial.key);
  });

  test('make only calls of the protocol', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false }).compile(
      schema,
    );
    const wrong = calls.filter(
      ({ call: { method, params } }) => !validate({ jsonrpc: '2.0', id: 1, method, params }),
    );
    requireNone(wrong.map(({ key, call: { method, params } }) => [key, method, params]));
  });

  test('use only listed Symbols and sets of named arguments, recordings included', () => {
    const used = new UsedNames();
    for (const { call } of calls) used.take(call.params);
    requireListed(used);
  });

  test('give no two catalogs the same name', () => {
    const named = calls.flatMap(({ key, call: { params } }) =>
      'catalog' in params ? [`${key}: ${String(params.catalog)}`] : [],
    );
    assert.ok(named.length > 0);
    assert.equal(new Set(named).size, named.length);
  });

  test('send a port neither names of scenarios nor what is expected', () => {
    for (const trial of trials.filter(({ rule }) => /^(?:LOOKUP-\d|NUMBER-01$)/.test(rule))) {
      const { calls: made } = scriptOf(trial);
      const sent = JSON.stringify(made.map(({ params }) => params));
      const formatted = made.flatMap(({ expect }) =>
        expect.flatMap((one) => ('result' in one && String(one.result).includes(',') ? [one.result] : [])),
      );
      const isNumber = trial.rule === 'NUMBER-01';
      const secrets = [trial.id, trial.name, `"${trial.rule}`, ...(isNumber ? formatted : [])];
      for (const text of secrets) assert.ok(!sent.includes(String(text)), `${trial.key}: ${String(text)}`);
    }
  });

  test('expect something of each trial, at a step of it', () => {
    for (const trial of trials) {
      const expected = scriptOf(trial).calls.flatMap(({ expect }) => expect);
      assert.ok(expected.length > 0, trial.key);
      for (const { step } of expected) assert.ok(trial.steps[step], trial.key);
    }
  });
});

describe('trials that cannot be compiled', () => {
  const [trial] = trials as [Trial];
  const at = (text: string, line: number) => ({ keyword: 'Then', text, line });

  test('are a defect of the suite, with one finding for a step, even if several trials have it', () => {
    const undefinedStep = { ...trial, steps: [at('nobody defines this', 3)] };
    const other = { ...trial, key: 'other', steps: [at('no translations', 6), at('it returns nil', 7)] };
    assert.throws(
      () => compileTrials([undefinedStep, other, { ...undefinedStep, key: 'on the other surface' }]),
      new SuiteDefect([
        `${trial.file}:3: "nobody defines this": no step definition matches`,
        `${trial.file}:7: there is no When before this Then: no operation was called`,
      ]),
    );
  });

  test('let any other error through', () => {
    const failing = {
      ...trial,
      get surface(): never {
        throw new RangeError('no surface');
      },
    };
    assert.throws(() => compileTrials([failing]), new RangeError('no surface'));
  });
});

describe('the file of scripts', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'scripts.txt');

  test('has each script by the key of its trial, and no others', () => {
    const script = compileScript({
      surface: 'catalog',
      steps: [{ text: 'the translations', docString: { content: 'en: { a: A }' } }],
    });
    writeFileSync(file, scriptsText(new Map([['a', script]])));
    const read = readScripts(file);
    assert.deepEqual(read({ key: 'a' }), json(script));
    assert.throws(() => read({ key: 'b' }), {
      message: `${file}: b has not been compiled: run npm run build`,
    });
  });

  test('must exist', () => {
    assert.throws(() => readScripts(join(folder, 'nowhere.txt')), { code: 'ENOENT' });
  });
});

/** Returns what remains of a value in JSON: no frozen objects, and no undefined fields. */
function json(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
