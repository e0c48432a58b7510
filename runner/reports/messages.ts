import {
  IdGenerator,
  SourceMediaType,
  StepDefinitionPatternType,
  TestStepResultStatus as Status,
  TimeConversion,
  version as protocolVersion,
  type Envelope,
  type Pickle,
  type TestStepResult,
  type Timestamp,
} from '@cucumber/messages';
import { readFileSync } from 'node:fs';
import { arch, platform, release } from 'node:os';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type * as Play from '../../play';
import type { TrialResult, StepLibrary } from '../../play';
import type { Suite, Trial } from '../../suite';
import { parseGherkin } from '../../suite/gherkin';
import type { Judged } from '../verdict/judgement';
import type { WriteReport } from '../document/document';

/**
 * Writes the run as a stream of cucumber messages, one per line, for cucumber's formatters. These formatters show only
 * one result for each scenario of a Gherkin document. Therefore, each feature file has a Gherkin document for each
 * surface, such as `features/lookup/keys.feature @catalog`.
 */
export const messagesReport: WriteReport = ({ suite, rules, observations }) => {
  // The step definitions are loaded here because loading them takes a long time, and only this report needs them.
  const { loadSteps } = require('../../play') as typeof Play;
  const judged = [...rules, ...observations.rules].flatMap(({ trials }) => trials);
  const messages = messagesOf(suite, judged, loadSteps());
  return messages.map((message) => `${JSON.stringify(message)}\n`).join('');
};

function messagesOf(suite: Suite, judged: readonly Judged[], library: StepLibrary): Envelope[] {
  const newId = IdGenerator.incrementing();
  const results = judged.flatMap((one) => one.results);
  const begin = results.reduce((first, { startedAt }) => Math.min(first, startedAt), Date.now());
  const end = results.reduce((last, result) => Math.max(last, endOf(result)), begin);
  const byDocument = new Map(judged.map(({ trial }) => [documentOf(trial), trial]));
  const files = Array.from(byDocument.values(), (trial) => sourceOf(trial, newId));
  const pickles = new Map(files.flatMap((file) => file.pickles).map((pickle) => [placeOf(pickle), pickle]));
  const testRunStartedId = newId();
  const success = results.every(({ kind }) => STATUSES[kind] !== Status.FAILED);
  return [
    metaOf(suite),
    ...files.flatMap(({ messages }) => messages),
    ...definitionMessages(library),
    { testRunStarted: { id: testRunStartedId, timestamp: timestampOf(begin) } },
    ...judged.flatMap((one) => {
      const pickle = pickles.get(`${documentOf(one.trial)}:${one.trial.line}`)!;
      return scenarioMessages(one, pickle, { library, newId, testRunStartedId });
    }),
    { testRunFinished: { success, timestamp: timestampOf(end), testRunStartedId } },
  ];
}

function metaOf({ name, version }: Suite): Envelope {
  return {
    meta: {
      protocolVersion,
      implementation: { name, version },
      runtime: { name: 'node.js', version: process.versions.node },
      os: { name: platform(), version: release() },
      cpu: { name: arch() },
    },
  };
}

/** Returns the name of the Gherkin document that contains the scenarios of a feature file on one surface. */
function documentOf({ file, surface }: Pick<Trial, 'file' | 'surface'>): string {
  return `${file} @${surface}`;
}

function sourceOf(trial: Trial, newId: IdGenerator.NewId) {
  const uri = documentOf(trial);
  const data = readFileSync(join(PACKAGE_ROOT, trial.file), 'utf8');
  const { document, pickles } = parseGherkin(data, uri, newId);
  const onSurface = (name: string): string => `${name} @${trial.surface}`;
  const feature = document.feature && { ...document.feature, name: onSurface(document.feature.name) };
  const mediaType = SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN;
  const gherkinDocument = { ...document, ...(feature && { feature }) };
  const messages: Envelope[] = [{ source: { uri, data, mediaType } }, { gherkinDocument }];
  return { messages, pickles: pickles.map((pickle) => ({ ...pickle, name: onSurface(pickle.name) })) };
}

function definitionMessages({ definitions }: StepLibrary): Envelope[] {
  return definitions.map(({ id, pattern, file, line }) => ({
    stepDefinition: {
      id,
      pattern: { source: pattern, type: StepDefinitionPatternType.CUCUMBER_EXPRESSION },
      sourceReference: { uri: file, location: { line } },
    },
  }));
}

interface Names {
  readonly library: StepLibrary;
  readonly newId: IdGenerator.NewId;
  readonly testRunStartedId: string;
}

function scenarioMessages(
  { results }: Judged,
  pickle: Pickle,
  { library, newId, testRunStartedId }: Names,
): Envelope[] {
  const testSteps = pickle.steps.map(({ id, text }) => ({
    id: newId(),
    pickleStepId: id,
    stepDefinitionIds: library.matchesOf(text).map(({ definition }) => definition.id),
  }));
  const testCase = { id: newId(), pickleId: pickle.id, testSteps, testRunStartedId };
  const attempts = results.flatMap((result, attempt): Envelope[] => {
    const testCaseStartedId = newId();
    const willBeRetried = attempt < results.length - 1;
    const begin = timestampOf(result.startedAt);
    const end = timestampOf(endOf(result));
    return [
      { testCaseStarted: { id: testCaseStartedId, testCaseId: testCase.id, attempt, timestamp: begin } },
      ...testSteps.flatMap(({ id: testStepId }, index): Envelope[] => {
        const testStepResult = stepResult(index, result);
        return [
          { testStepStarted: { testCaseStartedId, testStepId, timestamp: begin } },
          { testStepFinished: { testCaseStartedId, testStepId, timestamp: end, testStepResult } },
        ];
      }),
      { testCaseFinished: { testCaseStartedId, timestamp: end, willBeRetried } },
    ];
  });
  return [{ pickle }, { testCase }, ...attempts];
}

const STATUSES: Readonly<Record<TrialResult['kind'], Status>> = {
  passed: Status.PASSED,
  failed: Status.FAILED,
  fault: Status.FAILED,
  unsupported: Status.SKIPPED,
  'not-applicable': Status.SKIPPED,
};

/**
 * Returns the result of a step. A problem before the first step is reported at the first step. Durations are zero,
 * because the steps of a scenario may be played at the same time, and are not timed separately.
 */
function stepResult(index: number, { kind, problem, step = 0 }: TrialResult): TestStepResult {
  const duration = { seconds: 0, nanos: 0 };
  if (problem === undefined || index < step) return { status: Status.PASSED, duration };
  if (index > step) return { status: Status.SKIPPED, duration };
  const { message } = problem;
  return { status: STATUSES[kind], duration, message, exception: { type: problem.kind, message } };
}

function endOf({ startedAt, milliseconds }: TrialResult): number {
  return startedAt + milliseconds;
}

function timestampOf(milliseconds: number): Timestamp {
  return TimeConversion.millisecondsSinceEpochToTimestamp(Math.round(milliseconds));
}

function placeOf({ uri, location }: Pickle): string {
  return `${uri}:${location?.line}`;
}
