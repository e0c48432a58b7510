import type { StepLibrary } from '../../steps/step-library';
import type { Suite } from '../../suite';

/** Finds the steps that have no definition or several definitions, and the definitions that no step uses. */
export function stepFindings(
  { scenarios }: Pick<Suite, 'scenarios'>,
  library: Pick<StepLibrary, 'definitions' | 'matchesOf'>,
): string[] {
  const used = new Set<unknown>();
  const findings = scenarios.flatMap(({ file, line, steps }) =>
    steps.flatMap(({ text }) => {
      const matching = library.matchesOf(text).map(({ definition }) => definition);
      for (const definition of matching) used.add(definition);
      const step = `${file}:${line}: "${text}"`;
      if (matching.length === 0) return [`${step}: no step definition matches`];
      if (matching.length === 1) return [];
      const patterns = matching.map(({ pattern }) => `"${pattern}"`).join(', ');
      return [`${step}: several step definitions match: ${patterns}`];
    }),
  );
  const unused = library.definitions.filter((definition) => !used.has(definition));
  return [
    ...new Set(findings),
    ...unused.map(({ pattern }) => `steps: no feature uses the step definition "${pattern}"`),
  ];
}
