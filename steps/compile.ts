import type { Surface } from '../suite/read/suite';
import type { Script } from './script';
import { ScriptWriter } from './script-writer';
import { loadSteps, type WrittenStep } from './step-library';

/** The steps to compile, and the surface on which they are played. */
export interface WrittenTrial {
  readonly steps: readonly WrittenStep[];
  readonly surface: Surface;
}

/** A step that cannot be compiled. */
export class StepError extends Error {
  override readonly name = 'StepError';

  /** @param step the index of the step */
  constructor(
    message: string,
    readonly step: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Compiles the steps of a trial to a script.
 *
 * @throws StepError when a step matches no definition or more than one, or when its definition cannot read it
 */
export function compileScript({ steps, surface }: WrittenTrial): Script {
  const library = loadSteps();
  const script = new ScriptWriter(surface);
  for (const [index, step] of steps.entries()) {
    script.begin(index);
    try {
      library.match(step.text).write(script, step);
    } catch (thrown) {
      throw new StepError((thrown as Error).message, index, { cause: thrown });
    }
  }
  return script.script();
}
