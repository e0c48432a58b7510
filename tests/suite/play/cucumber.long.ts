import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openInProcessSession } from '../../../adapter/client/in-process-session';
import { RunningPrograms } from '../../../adapter/client/process-group';
import { openStdioSession } from '../../../adapter/client/stdio-session';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import type { Session } from '../../../adapter/contract/session';
import { playedOn } from '../../played';
import type { TrialResult } from '../../../suite/play/trial-result';
import { readSuite, type Surface, type Trial } from '../../../suite/read';
import { beforeTests } from '../../before-tests';
import { timeoutWithStart } from '../../processes';
import createFlawed from './adapters/flawed';
import { playWithCucumber, type CucumberEnding } from './cucumber';
import { comparable } from './endings';

const programs = new RunningPrograms();

const { trials } = readSuite(PACKAGE_ROOT);

/** The timeout, which one scenario waits for because the port hangs. Milliseconds. */
const TIMEOUT = timeoutWithStart(2000);
const fatal = `"${process.execPath}" "${join(PACKAGE_ROOT, 'dist/adapter/host/main.js')}" "${join(PACKAGE_ROOT, 'tests/suite/play/adapters/fatal.js')}"`;

interface Case {
  readonly title: string;
  readonly open: () => Promise<Session>;
  readonly worldParameters: {
    readonly surface: Surface;
    readonly adapter?: string;
    readonly command?: string;
    readonly timeout?: number;
  };
  /** The features to play. */
  readonly files: readonly string[];
  /** The kinds of results that the trials are expected to have on the port. */
  readonly kinds: readonly TrialResult['kind'][];
}

/** The trials of a cucumber run on a surface, which also plays the scenarios of a single other surface. */
function trialsOf({ worldParameters: { surface }, files }: Case): Trial[] {
  return trials.filter(
    (trial) => files.includes(trial.file) && (trial.surface === surface || trial.surfaces.length === 1),
  );
}

const filesOf = (names: string): string[] => names.split(' ').map((name) => `features/${name}.feature`);

/** Ports that fail some scenarios. Other tests require that both pass all with the reference. */
const CASES: readonly Case[] = [
  {
    title: 'a flawed port',
    open: () => openInProcessSession(createFlawed),
    worldParameters: { surface: 'catalog', adapter: 'dist/tests/suite/play/adapters/flawed.js' },
    files: filesOf(
      'lookup/keys catalog/activation catalog/construction catalog/injection loading/json crystal/number-rounding',
    ),
    kinds: ['failed', 'fault', 'not-applicable', 'passed', 'unsupported'],
  },
  {
    title: 'a port with faults, to which only the player sends trials ahead',
    open: () => openStdioSession({ command: fatal, folder: PACKAGE_ROOT, timeout: TIMEOUT, programs }),
    worldParameters: { surface: 'module', command: fatal, timeout: TIMEOUT },
    files: filesOf('lookup/keys crystal/files crystal/number-rounding'),
    kinds: ['fault', 'not-applicable', 'passed'],
  },
];

/** The scenarios of a case as cucumber and the player played them. */
interface Played extends Case {
  readonly planned: readonly Trial[];
  readonly endings: readonly CucumberEnding[];
  readonly results: readonly TrialResult[];
}

/** Plays one case after the other: a port in this process would delay responses of another one. */
async function playCases(): Promise<Played[]> {
  const played: Played[] = [];
  for (const one of CASES) {
    const planned = trialsOf(one);
    const endings = await playWithCucumber(one.worldParameters, one.files);
    played.push({ ...one, planned, endings, results: await playedOn(await one.open(), planned) });
  }
  return played;
}

beforeTests(playCases, (cases) => {
  describe('the player and cucumber give the same results for every trial', () => {
    for (const { title, planned, kinds, endings, results } of cases) {
      test(title, () => {
        assert.deepEqual([...new Set(results.map(({ kind }) => kind))].sort(), kinds);
        const byPlace = new Map(endings.map((ending) => [ending.place, ending]));
        assert.equal(byPlace.size, planned.length);
        assert.deepEqual(
          planned.map((trial) => byCucumber(trial, byPlace.get(placeOf(trial))!)),
          results.map((result, index) => byPlayer(planned[index]!, result)),
        );
      });
    }
  });
});

const STATUSES: Readonly<Record<TrialResult['kind'], string>> = {
  passed: 'PASSED',
  failed: 'FAILED',
  fault: 'FAILED',
  unsupported: 'SKIPPED',
  'not-applicable': 'SKIPPED',
};

/**
 * Leaves out the message of a skipped step, because cucumber's messages lack it. If a trial does not apply, cucumber
 * skips its first step.
 */
function byPlayer({ key }: Trial, { kind, problem, ...result }: TrialResult): unknown {
  const status = STATUSES[kind];
  const step = result.step ?? (kind === 'not-applicable' ? 0 : undefined);
  return [key, status, step, status === 'FAILED' ? comparable(problem?.message ?? '') : ''];
}

function byCucumber({ key }: Trial, { status, step, message = '' }: CucumberEnding): unknown {
  return [key, status, step, comparable(message)];
}

function placeOf({ file, line }: Trial): string {
  return `${file}:${line}`;
}
