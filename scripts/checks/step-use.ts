import type { Envelope, Pickle, StepDefinition } from '@cucumber/messages';
import { cucumber } from '../../runner/run/cucumber';
import { STEPS } from '../../runner/run/cucumber-run';

/** Runs the features dry: cucumber finds the definition of each step, and runs none. */
export async function dryRun(packageRoot: string): Promise<Envelope[]> {
  // So that a sentence is named by its place in the source.
  process.setSourceMapsEnabled(true);
  const messages: Envelope[] = [];
  const support = { requirePaths: [STEPS] };
  await cucumber({ folder: packageRoot, paths: ['features/**/*.feature'], support, isDry: true }, (message) =>
    messages.push(message),
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
