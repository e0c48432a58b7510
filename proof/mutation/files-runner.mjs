// Lets Stryker run files of Node's tests, those first that most probably detect a mutation.
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { TestStatus } from '@stryker-mutator/api/test-runner';
import { TapTestRunner } from '@stryker-mutator/tap-runner';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';

/** The variable in which instrumented code keeps its data. */
const NAMESPACE = '__stryker__';
/** The times that the files took without a mutation, in milliseconds. The other processes of Stryker read it. */
const TIMES = '.file-times.json';
/** From this time on, a file counts as slow, and runs after the others. */
const SLOW_MS = 2000;

class FilesRunner extends TapTestRunner {
  static inject = tokens(commonTokens.options, commonTokens.logger);

  /** For each mutated file, the number of mutations that each file of tests detected. */
  detections = {};

  constructor(options, log) {
    super(options, log, NAMESPACE);
  }

  async dryRun(options) {
    const result = await super.dryRun(options);
    if (result.tests === undefined) return result;
    writeFileSync(
      TIMES,
      JSON.stringify(Object.fromEntries(result.tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))),
    );
    // Stryker would look for the sources of compiled files, and warn for each.
    return { ...result, tests: result.tests.map((test) => ({ ...test, fileName: undefined })) };
  }

  async mutantRun(options) {
    this.times ??= JSON.parse(readFileSync(TIMES, 'utf8'));
    const file = relative(process.cwd(), options.activeMutant.fileName);
    const path = file.split(sep);
    const name = basename(file, '.ts');
    // What detected another mutation of the file probably detects this one.
    const detections = (this.detections[file] ??= {});
    const isOfFolder = (test) => path.some((folder) => test.includes(`tests/${folder}/`));
    const rank = (test) =>
      (this.times[test] > SLOW_MS ? 4 : 0) + (isOfFolder(test) ? 0 : 2) + (test.includes(name) ? 0 : 1);
    const inOrder = options.testFilter?.toSorted(
      (one, other) =>
        (detections[other] ?? 0) - (detections[one] ?? 0) ||
        rank(one) - rank(other) ||
        this.times[one] - this.times[other],
    );
    const result = await super.mutantRun({ ...options, testFilter: inOrder });
    for (const test of [result.killedBy ?? []].flat()) detections[test] = (detections[test] ?? 0) + 1;
    return result;
  }

  async runFile(testFile, testOptions) {
    if (testOptions.dryRun) return super.runFile(testFile, testOptions);
    process.env.FILE_LIMIT_MS = String(10_000 + 4 * this.times[testFile]);
    try {
      return await super.runFile(testFile, testOptions);
    } catch (thrown) {
      // A file that ends before its tests, for example because a module cannot be loaded, detects the mutation too.
      if (!thrown.message?.startsWith('Tap process exited with code')) throw thrown;
      const test = { id: testFile, name: testFile, fileName: testFile, timeSpentMs: 0 };
      return {
        testResult: { ...test, status: TestStatus.Failed, failureMessage: 'the file ended before its tests' },
      };
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'files', FilesRunner)];
