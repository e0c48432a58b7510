import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { describe, test } from 'node:test';
import { RunningPrograms } from '../../adapter/client/process-group';
import { AdapterFault } from '../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { TrialResult } from '../../suite/play/trial-result';
import { failuresToRepeat, playAlone } from '../../runner/judge/play-alone';
import { defaultJobs, playOnPort, type RunListener } from '../../runner/judge/play-on-port';
import { readSuite, type Trial } from '../../suite/read';
import { BreakablePort } from './breakable-port';
import { aliveIn } from '../processes';

const TRIALS = readSuite(PACKAGE_ROOT).trials.filter(({ rule }) => rule.startsWith('CONSTANT-'));
const NEVER = new AbortController().signal;
const HANDSHAKE = { protocol: 1, implementation: { name: 'a port', version: '1', language: 'any' } } as const;

/** Returns code after which a port states `process` in a field of its handshake. */
const initializedWith = (field: string): string => `
  const { initialize } = adapter;
  adapter.initialize = async (params) => ({ ...(await initialize(params)), ${field}: 'process' })`;

interface Playing extends Partial<RunListener> {
  readonly jobs?: number | undefined;
  readonly repeat?: number;
  readonly stop?: AbortSignal;
  readonly trials?: readonly Trial[];
}

/** Plays trials on a port, and returns what the listener was told. No program of the port may be left. */
async function played(
  port: BreakablePort,
  { jobs, repeat = 1, stop = NEVER, trials = TRIALS, ...listener }: Playing,
): Promise<string[]> {
  const events: string[] = [];
  const told: RunListener = {
    onHandshake: () => events.push('handshake'),
    onResult: ({ trial, kind }, turn) => events.push(`${turn} ${trial.rule} ${kind}`),
    isWanted: () => true,
    ...listener,
  };
  try {
    await playOnPort(port.withPrograms(), trials, told, { jobs, repeat, stop });
  } finally {
    assert.deepEqual(await aliveIn(port.pids), []);
  }
  return events;
}

describe('a run on a port', () => {
  test('gives each trial its turn, and counts on in the next repetition', async () => {
    assert.deepEqual(await played(new BreakablePort(), { repeat: 2 }), [
      'handshake',
      ...['1 CONSTANT-01 passed', '2 CONSTANT-02 passed', '3 CONSTANT-02 passed'],
      ...['4 CONSTANT-01 passed', '5 CONSTANT-02 passed', '6 CONSTANT-02 passed'],
    ]);
  });

  test('plays no further trial when none is wanted, and no further repetition when it is stopped', async () => {
    const stop = new AbortController();
    let results = 0;
    const onResult = (): unknown => (results += 1) === TRIALS.length && stop.abort();
    await played(new BreakablePort(), { isWanted: () => results < 1, onResult, repeat: 2 });
    assert.equal(results, 1);
    results = 0;
    await played(new BreakablePort(), { onResult, repeat: 2, stop: stop.signal });
    assert.equal(results, TRIALS.length);
  });

  test('starts as many programs as there are jobs, one by default, and no more than trials', async () => {
    for (const [jobs, starts, trials] of [
      [undefined, 1, TRIALS],
      [2, 2, TRIALS],
      [3, 1, TRIALS.slice(0, 1)],
    ] as const) {
      const port = new BreakablePort();
      await played(port, { jobs, trials });
      assert.equal(port.starts, starts);
    }
    // One program gives the handshake and is reset, and each trial has another one.
    const afresh = new BreakablePort({}, initializedWith('isolation'));
    await played(afresh, { jobs: 1 });
    assert.equal(afresh.starts, TRIALS.length + 1);
    assert.equal(defaultJobs(HANDSHAKE), 1);
    assert.equal(defaultJobs({ ...HANDSHAKE, isolation: 'process' }), availableParallelism());
  });

  test('warns once of a field that the protocol does not have, however many programs there are', async ({
    mock,
  }) => {
    for (const jobs of [1, 3]) {
      const written = mock.method(process.stderr, 'write', () => true);
      const port = new BreakablePort({}, initializedWith('isolaton'));
      await played(port, { jobs });
      written.mock.restore();
      assert.equal(port.starts, jobs);
      assert.deepEqual(
        written.mock.calls.map(({ arguments: [text] }) => text).filter((text) => text !== ''),
        [
          'i18n-conformance: warning: the handshake has the field "isolaton", which the protocol does not have: did you mean "isolation"?\n',
        ],
      );
    }
  });

  test('is a fault if a program does not start, or if the port cannot be reset at all', async () => {
    const exits = new BreakablePort({}, 'process.exit(3)');
    await assert.rejects(played(exits, {}), AdapterFault);
    // Of two further programs, one does not start. The other one must be ended too.
    const lacksOne = new BreakablePort({});
    lacksOne.change(
      {},
      `const fs = require('fs');
      if (fs.readdirSync(${JSON.stringify(lacksOne.pids)}).length > 1) {
        const exits = fs.mkdirSync(${JSON.stringify(`${lacksOne.folder}/begun`)}, { recursive: true }) !== undefined;
        if (exits) process.exit(3);
      }`,
    );
    await assert.rejects(played(lacksOne, { jobs: 3 }), AdapterFault);
    await assert.rejects(
      played(new BreakablePort({ reset: 'broken' }), { onResult: assert.fail }),
      AdapterFault,
    );
  });

  test('that is stopped while the port starts, or is reset for the first time, is no fault', async () => {
    assert.deepEqual(await played(new BreakablePort(), { stop: AbortSignal.abort() }), []);
    assert.deepEqual(
      await played(new BreakablePort({ initialize: 'silent' }), { stop: AbortSignal.timeout(300) }),
      [],
    );
    const stop = new AbortController();
    const onHandshake = (): unknown => setTimeout(() => stop.abort(), 50);
    await played(new BreakablePort({ reset: 'silent' }), {
      stop: stop.signal,
      onHandshake,
      onResult: assert.fail,
    });
  });

  test('ends with an error that is none of the port, after the current trials', async () => {
    const error = new Error('the disk is full');
    const results: string[] = [];
    const onResult = ({ trial }: TrialResult): void => {
      results.push(trial.key);
      throw error;
    };
    await assert.rejects(played(new BreakablePort(), { onResult, repeat: 2 }), error);
    assert.equal(results.length, 1);
  });
});

test('failures that had an earlier trial in the same program are repeated: the first, a middle one and the last', () => {
  const repeated = (kinds: readonly TrialResult['kind'][], isolation: 'process' | 'reset' = 'reset') => {
    const results = kinds.map((kind, index) => ({
      trial: { ...TRIALS[0]!, line: index },
      kind,
      milliseconds: 0,
    }));
    return failuresToRepeat({ ...HANDSHAKE, isolation }, results).map(({ line }) => line);
  };
  const six = ['passed', 'failed', 'failed', 'unsupported', 'failed', 'failed', 'failed'] as const;
  assert.deepEqual(repeated(six), [1, 4, 6]);
  assert.deepEqual(repeated(['failed', 'failed', 'failed']), [1, 2]);
  assert.deepEqual(repeated(['failed', 'passed']), []);
  assert.deepEqual(repeated(six, 'process'), []);
  assert.deepEqual(repeated([...six, 'fault']), []);
});

describe('failures that are played alone', () => {
  const alone = async (port: BreakablePort, programs?: RunningPrograms) => {
    const result = await playAlone(TRIALS.slice(0, 2), port.withPrograms(programs), NEVER);
    return [result?.trial.rule, result?.kind, port.starts];
  };

  test('have a fresh program each, until one passes', async () => {
    assert.deepEqual(await alone(new BreakablePort()), ['CONSTANT-01', 'passed', 1]);
    assert.deepEqual(await alone(new BreakablePort({ constants: 'broken' })), ['CONSTANT-02', 'failed', 2]);
  });

  test('have no result if the program does not start', async () => {
    assert.deepEqual(await alone(new BreakablePort({}, 'process.exit(3)')), [undefined, undefined, 2]);
  });

  test('end with an error that is none of the port', async () => {
    const error = new Error('too many open files');
    const programs = Object.assign(new RunningPrograms(), {
      start() {
        throw error;
      },
    });
    await assert.rejects(alone(new BreakablePort(), programs), error);
  });
});
