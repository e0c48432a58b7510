import type { Method, TranslateParams } from '../adapter/contract/adapter';
import type { Count, Name, Scope } from '../adapter/contract/values';
import { argumentsOf, pathOf, yamlOf } from './notation';
import type { Expectation } from './script';
import type { ScriptWriter } from './script-writer';
import { Then, When, type StepTable } from './step-registry';
import type { SurfaceInWords } from './surfaces';

When('{name} is translated', (script, key: Name) => lookUp(script, 'translate', key, {}));

When('{name} is translated in {surface}', (script, key: Name, surface: SurfaceInWords) => {
  lookUp(script, 'translate', key, {}, script.subjectOf(surface));
});

When('{name} is translated by {lookup}', (script, key: Name, operation: Method) => {
  lookUp(script, operation, key, {});
});

When(
  '{name} is translated by {lookup} with the arguments',
  (script, key: Name, operation: Method, table: StepTable) =>
    lookUp(script, operation, key, argumentsOf(table)),
);

When('{name} is translated with count {count}', (script, key: Name, count: Count) => {
  lookUp(script, 'translate', key, { count });
});

When('{name} is translated in the scope {scope}', (script, key: Name, scope: Scope) => {
  lookUp(script, 'translate', key, { scope });
});

When('{name} is translated with the params', (script, key: Name, table: StepTable) => {
  lookUp(script, 'translate', key, { params: argumentsOf(table) });
});

When('{name} is translated with the named arguments', (script, key: Name, table: StepTable) => {
  lookUp(script, 'translate', key, { kwargs: argumentsOf(table) });
});

When('{name} is translated with the arguments', (script, key: Name, table: StepTable) => {
  lookUp(script, 'translate', key, argumentsOf(table));
});

Then('it has the same outcome as {operation} with the same arguments', (script, operation: Method) => {
  const { method } = script.lastAsked;
  const call = script.call(operation, script.lastAsked.params);
  // Where the other operation returns a text that states that the translation is missing, only `translate!` raises.
  const mayRaise = method.endsWith('!') && !operation.endsWith('!');
  script.expect({ predicate: 'same outcome', call, ...(mayRaise && { missing: script.notMissing }) });
});

Then('the translation is {string}', (script, expected: string) => script.expect({ result: expected }));

Then('the translation is, in YAML', (script, expected: string) =>
  script.expect({ result: yamlOf(expected) }),
);

Then('it states that the translation is missing', (script) => {
  script.expect({ predicate: 'states missing', not: script.notMissing });
});

Then('the translation is missing', (script) => script.expect(findsNothing(script)));

Then('{name} translates to {string}', (script, key: Name, expected: string) => {
  lookUp(script, 'translate', key, {});
  script.expect({ result: expected });
});

Then('it returns a text or raises an error', (script) => script.expect({ predicate: 'ends' }));

Then('{name} has no translation', (script, key: Name) => {
  lookUp(script, 'translate', key, {});
  script.expect(findsNothing(script));
});

function lookUp(script: ScriptWriter, operation: Method, key: Name, params: object, subject?: string): void {
  script.path = pathOf(key, (params as Partial<TranslateParams>).scope);
  script.ask(operation, { key, ...params }, subject);
}

/**
 * Expects the last lookup to have found nothing. Unlike a statement that the translation is missing, this may be the
 * path or an empty text: a port that returns one of these breaks only the rule about the text (MISSING-01).
 */
function findsNothing(script: ScriptWriter): Expectation {
  return { predicate: 'finds nothing', not: script.notMissing };
}
