// Lets Stryker run files of Node's tests, those first that most probably detect a mutation.
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { TapTestRunner } from '@stryker-mutator/tap-runner';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';

/** The variable in which instrumented code keeps its data. */
const NAMESPACE = '__stryker__';
/** The times that the files took without a mutation, in milliseconds. The other processes of Stryker read it. */
const TIMES = '.file-times.json';
/** From this time on, a file counts as slow, and runs after the others. */
const SLOW_MS = 2000;

/**
 * The file with the results of mutations so far, one per line, after which a run that was ended continues. With the
 * sample 5, every fifth mutation is measured.
 */
const { MUTATION_RESULTS, MUTATION_SAMPLE } = process.env;

class FilesRunner extends TapTestRunner {
  static inject = tokens(commonTokens.options, commonTokens.logger);

  constructor(options, log) {
    super(options, log, NAMESPACE);
  }

  async dryRun(options) {
    const result = await super.dryRun(options);
    const times = Object.fromEntries(result.tests?.map(({ id, timeSpentMs }) => [id, timeSpentMs]) ?? []);
    writeFileSync(TIMES, JSON.stringify(times));
    return result;
  }

  async mutantRun(options) {
    const { id, fileName, location, replacement } = options.activeMutant;
    if (Number(id) % Number(MUTATION_SAMPLE) !== 0)
      return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
    const key = JSON.stringify([relative(process.cwd(), fileName), location, replacement]);
    const earlier = earlierResults().get(key);
    if (earlier !== undefined) return earlier;
    const result = await this.ofMutant(options);
    appendFileSync(MUTATION_RESULTS, `${JSON.stringify([key, result])}\n`);
    return result;
  }

  async ofMutant(options) {
    this.times ??= JSON.parse(readFileSync(TIMES, 'utf8'));
    const path = relative(process.cwd(), options.activeMutant.fileName).split(sep);
    const name = basename(path.at(-1), '.ts');
    const isOfFolder = (test) => path.some((folder) => test.includes(`tests/${folder}/`));
    const rank = (test) =>
      (this.times[test] > SLOW_MS ? 4 : 0) + (isOfFolder(test) ? 0 : 2) + (test.includes(name) ? 0 : 1);
    const inOrder = options.testFilter?.toSorted((one, other) => rank(one) - rank(other));
    return super.mutantRun({ ...options, testFilter: inOrder });
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

let results;

function earlierResults() {
  const lines = existsSync(MUTATION_RESULTS)
    ? readFileSync(MUTATION_RESULTS, 'utf8').trimEnd().split('\n')
    : [];
  results ??= new Map(lines.filter((line) => line !== '').map((line) => JSON.parse(line)));
  return results;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'files', FilesRunner)];
