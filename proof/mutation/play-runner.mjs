// Lets Stryker run the features by our own engine: a scenario on a surface is a test. It runs in Stryker's sandbox, on compiled code.
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';

const STATUSES = {
  passed: TestStatus.Success,
  failed: TestStatus.Failed,
  fault: TestStatus.Failed,
  unsupported: TestStatus.Skipped,
  'not-applicable': TestStatus.Skipped,
};

class PlayRunner {
  /** The data that the mutated code shares with Stryker: the active mutation, and the coverage of each test. */
  context = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    this.root = process.cwd();
    this.require = createRequire(join(this.root, 'package.json'));
    this.play = this.require('./dist/play');
    this.scriptOf = this.play.readScripts();
    this.sessions = this.require('./dist/adapter/client/in-process-session');
    this.trials = this.require('./dist/suite').readSuite(this.root).trials;
  }

  async dryRun() {
    const result = await this.run(this.trials, false);
    return { ...result, mutantCoverage: this.context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    this.context.activeMutant = activeMutant.id;
    this.context.hitLimit = hitLimit;
    this.context.hitCount = hitLimit === undefined ? undefined : 0;
    const isCovering = ({ key }) => testFilter === undefined || testFilter.includes(key);
    return toMutantRunResult(await this.run(this.trials.filter(isCovering), !disableBail));
  }

  async run(trials, endsWithFailure) {
    const tests = [];
    const stop = new AbortController();
    try {
      const session = await this.sessions.openInProcessSession(this.freshReference());
      const queue = [...trials];
      await this.play.playOnSession({
        scriptOf: this.scriptOf,
        session,
        signal: stop.signal,
        next: () => {
          const next = queue.shift();
          this.context.currentTestId = next?.key;
          return next;
        },
        onResult: ({ trial: { key }, kind, problem, milliseconds }) => {
          const status = STATUSES[kind];
          const failureMessage = problem?.message ?? '';
          tests.push({ id: key, name: key, timeSpentMs: milliseconds, status, failureMessage });
          if (endsWithFailure && status === TestStatus.Failed) stop.abort();
        },
      });
      await session.close();
    } catch (thrown) {
      return { status: DryRunStatus.Error, errorMessage: String(thrown?.stack ?? thrown) };
    } finally {
      this.context.currentTestId = undefined;
    }
    const { hitCount, hitLimit } = this.context;
    return determineHitLimitReached(hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests };
  }

  /**
   * Loads the reference anew: the runs of many mutants share a process, and one mutant must not use data that the
   * reference caches for another, such as compiled patterns.
   */
  freshReference() {
    const port = join(this.root, 'dist/ports/reference');
    const mutated = [join(this.root, 'dist/reference') + sep, port];
    for (const file of Object.keys(this.require.cache)) {
      if (mutated.some((path) => file.startsWith(path))) delete this.require.cache[file];
    }
    return this.require(port).default;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'play', PlayRunner)];
