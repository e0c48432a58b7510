import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import type { REGISTERED } from '../steps/step-registry';

/** A step definition whose expression matches a text, and the parameters in the text. */
export interface ExpressionMatch {
  /** The index of the definition. */
  readonly index: number;
  /**
   * The parameters in the text: plain strings for the suite's own parameter types, converted values for cucumber's
   * types.
   */
  readonly values: readonly unknown[];
}

/**
 * The cucumber expressions of step definitions. They are slow to load and to match, so the build matches the suite's
 * texts in advance.
 */
export class StepExpressions {
  private readonly expressions: readonly CucumberExpression[];

  constructor({ steps, parameterTypes }: typeof REGISTERED) {
    const registry = new ParameterTypeRegistry();
    // The transformers run each time a step is played, because they may return objects that a step could modify.
    for (const { name, regexp } of parameterTypes)
      registry.defineParameterType(new ParameterType(name, regexp, null, (text: string) => text));
    this.expressions = steps.map(({ pattern }) => new CucumberExpression(pattern, registry));
  }

  /** Finds every definition whose expression matches a text. */
  matchesOf(text: string): ExpressionMatch[] {
    return this.expressions.flatMap((expression, index) => {
      // If a text does not match, `match` takes ten times as long as `test`.
      const values = expression.regexp.test(text) ? expression.match(text) : null;
      return values === null ? [] : [{ index, values: values.map((value) => value.getValue<unknown>(null)) }];
    });
  }
}
