import { compileScript } from '../../steps/compile';
import type { Script } from '../../steps/script';
import type { WrittenStep } from '../../steps/step-library';
import type { Surface } from '../../suite/read';

/** The text of a step, followed by its doc string or its table if it has one. */
export type StepText = string | readonly [text: string, below: string | NonNullable<WrittenStep['table']>];

/** Compiles steps for a surface. */
export function compiled(surface: Surface, ...steps: readonly StepText[]): Script {
  return compileScript({ surface, steps: steps.map(written) });
}

function written(step: StepText): WrittenStep {
  if (typeof step === 'string') return { text: step };
  const [text, below] = step;
  return typeof below === 'string' ? { text, docString: { content: below } } : { text, table: below };
}
