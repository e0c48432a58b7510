import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import type { REGISTERED } from '../steps/step-registry';

/** The expression of a step definition that matches a text. */
export interface ExpressionMatch {
  /** The index of the definition. */
  readonly index: number;
  /**
   * The parameters in the text: unconverted texts for the suite's parameter types, and values for cucumber's own types.
   */
  readonly values: readonly unknown[];
}

/**
 * The cucumber expressions of step definitions. Loading them and matching texts with them is slow, so the build matches
 * the texts of the suite in advance.
 */
export class StepExpressions {
  private readonly expressions: readonly CucumberExpression[];

  constructor({ steps, parameterTypes }: typeof REGISTERED) {
    const registry = new ParameterTypeRegistry();
    // Transformers are applied when a step is played, because they may return objects that a step could change.
    for (const { name, regexp } of parameterTypes)
      registry.defineParameterType(new ParameterType(name, regexp, null, (text: string) => text));
    this.expressions = steps.map(({ pattern }) => new CucumberExpression(pattern, registry));
  }

  /** Finds every definition whose expression matches a text. */
  matchesOf(text: string): ExpressionMatch[] {
    return this.expressions.flatMap((expression, index) => {
      // For a text that does not match, `match` takes ten times as long as `test`.
      const values = expression.regexp.test(text) ? expression.match(text) : null;
      return values === null ? [] : [{ index, values: values.map((value) => value.getValue<unknown>(null)) }];
    });
  }
}
