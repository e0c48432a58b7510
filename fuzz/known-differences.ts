import { Mismatch } from '../steps/deviations';
import type { Trial } from '../suite';
import { differencesOf, type Shape } from './difference';
import type { GeneratedStep } from './gherkin';
import type { Sessions } from './random-scenario';
import { Side, type PlayedCall } from './side';

/** The shape of a difference that is known, and the rule whose scenario shows it. */
export interface KnownDifference {
  readonly shape: Shape;
  readonly rule: string;
}

/**
 * Plays the known failures on both sides, and returns the shapes of the differences that they show. A random scenario
 * has no rule, so its difference is known if a known failure shows the same difference. A fault is never known.
 */
export async function knownDifferences(
  scenarios: readonly Trial[],
  sessions: Sessions,
): Promise<KnownDifference[]> {
  const known: KnownDifference[] = [];
  for (const scenario of scenarios) {
    for (const shape of await shapesOf(scenario, sessions)) known.push({ shape, rule: scenario.rule });
  }
  return known;
}

/** Plays all steps, because the steps after a difference may show other differences. */
async function shapesOf({ steps, surface }: Trial, sessions: Sessions): Promise<Shape[]> {
  const sides = await Promise.all(
    [sessions.reference, sessions.port].map((session) => Side.begin(session, surface)),
  );
  const shapes: Shape[] = [];
  // A Then step without calls checks the calls of an earlier step.
  let checked: readonly (readonly PlayedCall[])[] = [];
  try {
    for (const step of steps) {
      const begun = sides.map((side) => side.begin(step as GeneratedStep));
      const [thrownByReference, thrown] = await Promise.all(begun.map(({ make }) => make()));
      const calls = begun.map((one) => one.calls);
      if (calls[0]?.length !== 0) checked = calls;
      if (thrown instanceof Mismatch) {
        shapes.push(...differencesOf(thrown, checked[0] ?? [], checked[1] ?? []).map(({ shape }) => shape));
      } else if ((thrown ?? thrownByReference) !== undefined) break;
    }
  } finally {
    await Promise.all(sides.map(({ playthrough }) => playthrough.end()));
  }
  return shapes;
}
