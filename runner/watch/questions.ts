import type { Readable, Writable } from 'node:stream';
import type { Rule, Surface } from '../../suite';
import { surfaceName } from '../text/surfaces-text';
import type { Judged } from '../verdict/judgement';

/** The two ends of a terminal. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** An answer, or undefined when the user cancelled the question. */
export type Answer<Value> = { readonly value: Value } | undefined;

/**
 * Asks for an id or a glob. An empty text stands for all scenarios.
 *
 * @param problemWith returns what is wrong with a pattern, or undefined
 */
export async function askForIds(
  terminal: Terminal,
  problemWith: (pattern: string) => string | undefined,
): Promise<Answer<string>> {
  const { isCancel, text } = await import('@clack/prompts');
  const answer = await text({
    ...terminal,
    message: 'Which rules or scenarios? An id or a glob, such as LOOKUP-* @catalog',
    placeholder: 'empty for all',
    validate: (pattern = '') => (pattern.trim() === '' ? undefined : problemWith(pattern.trim())),
  });
  return isCancel(answer) ? undefined : { value: answer.trim() };
}

/** Asks for a rule. */
export async function askForRule(terminal: Terminal, rules: readonly Rule[]): Promise<Answer<string>> {
  const { autocomplete, isCancel } = await import('@clack/prompts');
  const answer = await autocomplete<string>({
    ...terminal,
    message: 'Which rule? Type to search',
    options: rules.map(({ id, sentence }) => ({ value: id, label: `${id} ${sentence}` })),
  });
  return isCancel(answer) ? undefined : { value: answer };
}

/** Asks for a surface, or all. */
export async function askForSurface(
  terminal: Terminal,
  surfaces: readonly Surface[],
): Promise<Answer<Surface | 'all'>> {
  const { isCancel, select } = await import('@clack/prompts');
  const answer = await select<Surface | 'all'>({
    ...terminal,
    message: 'Which surface?',
    options: [
      { value: 'all', label: 'all' },
      ...surfaces.map((surface) => ({ value: surface, label: surfaceName(surface) })),
    ],
  });
  return isCancel(answer) ? undefined : { value: answer };
}

/** Asks for a scenario that did not pass. */
export async function askForFailure(
  terminal: Terminal,
  failures: readonly Judged[],
): Promise<Answer<Judged>> {
  const { autocomplete, isCancel } = await import('@clack/prompts');
  const answer = await autocomplete<Judged>({
    ...terminal,
    message: 'Which failure? Type to search',
    options: failures.map((failure) => ({
      value: failure,
      label: failure.scenario.key,
      hint: failure.verdict,
    })),
  });
  return isCancel(answer) ? undefined : { value: answer };
}
