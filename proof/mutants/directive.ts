import { patternsBecome } from '../changes/times';
import { mutant, type Mutant } from './mutant';

/** Makes a mutant that takes some directives of a pattern for others. */
export function directive(
  rule: string,
  name: string,
  why: string,
  from: string | RegExp,
  to: string,
): Mutant {
  return mutant(
    rule,
    name,
    why,
    patternsBecome((pattern) =>
      from instanceof RegExp ? pattern.replace(from, to) : pattern.replaceAll(from, to),
    ),
  );
}
