import type { StepLibrary } from '../../steps/step-library';
import type { Suite } from '../../suite';

/** Finds the step definitions that no step uses. The build reports steps without a definition, or with several. */
export function unusedDefinitions({ scenarios }: Suite, library: StepLibrary): string[] {
  const texts = scenarios.flatMap(({ steps }) => steps.map(({ text }) => text));
  const used = new Set(texts.flatMap((text) => library.matchesOf(text).map(({ definition }) => definition)));
  return library.definitions
    .filter((definition) => !used.has(definition))
    .map(({ pattern }) => `steps: no feature uses the step definition "${pattern}"`);
}
