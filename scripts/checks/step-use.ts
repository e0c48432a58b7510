import { runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, Pickle, StepDefinition } from '@cucumber/messages';
import { Writable } from 'node:stream';
import { STEPS } from '../../runner/run/cucumber-run';

/** Runs the features dry: cucumber finds the definition of each step, and runs none. */
export async function dryRun(packageRoot: string): Promise<Envelope[]> {
  // So that a sentence is named by its place in the source.
  process.setSourceMapsEnabled(true);
  const messages: Envelope[] = [];
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  await runCucumber(
    {
      sources: {
        defaultDialect: 'en',
        paths: ['features/**/*.feature'],
        names: [],
        tagExpression: '',
        order: 'defined',
      },
      support: { requirePaths: [STEPS] },
      runtime: {
        dryRun: true,
        failFast: false,
        filterStacktraces: true,
        parallel: 0,
        retry: 0,
        retryTagFilter: '',
        strict: true,
        worldParameters: {},
      },
      formats: { stdout: 'rerun', files: {}, publish: false, options: {} },
    },
    { cwd: packageRoot, stdout: silence, stderr: silence },
    (message) => messages.push(message),
  );
  return messages;
}

/** The steps that have no sentence or several, and the sentences that no step uses, by cucumber's messages. */
export function stepFindings(messages: readonly Envelope[]): string[] {
  const definitions = messages.flatMap(({ stepDefinition }) => stepDefinition ?? []);
  const pickles = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])));
  const used = new Set<string>();
  const findings = messages.flatMap(({ testCase }) =>
    (testCase?.testSteps ?? []).flatMap(({ pickleStepId, stepDefinitionIds }) => {
      if (pickleStepId === undefined || stepDefinitionIds === undefined) return [];
      stepDefinitionIds.forEach((id) => used.add(id));
      const step = placeOf(pickles.get(testCase?.pickleId ?? ''), pickleStepId);
      if (stepDefinitionIds.length === 0) return [`${step}: no sentence of steps/ is this step`];
      if (stepDefinitionIds.length === 1) return [];
      const sentences = definitions.filter(({ id }) => stepDefinitionIds.includes(id)).map(sentenceOf);
      return [`${step}: several sentences of steps/ are this step: ${sentences.join(', ')}`];
    }),
  );
  const unused = definitions.filter(({ id }) => !used.has(id));
  return [
    ...new Set(findings),
    ...unused.map((definition) => {
      const { uri, location } = definition.sourceReference;
      return `${uri}:${location?.line}: no feature uses the sentence ${sentenceOf(definition)}`;
    }),
  ];
}

function placeOf(pickle: Pickle | undefined, stepId: string): string {
  const text = pickle?.steps.find(({ id }) => id === stepId)?.text;
  return `${pickle?.uri}:${pickle?.location?.line}: "${text}"`;
}

function sentenceOf({ pattern }: StepDefinition): string {
  return `"${pattern.source}"`;
}
