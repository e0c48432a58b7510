import type { LocalizableValue, Name } from '../adapter/contract/values';
import { argumentsOf } from './notation';
import { Then, When, type StepTable } from './step-registry';
import type { SurfaceInWords } from './surfaces';

When('{object} is localized', (script, object: LocalizableValue) => script.ask('localize', { object }));

When('{object} is localized in {surface}', (script, object: LocalizableValue, surface: SurfaceInWords) => {
  script.ask('localize', { object }, script.subjectOf(surface));
});

When('{object} is localized with the format {name}', (script, object: LocalizableValue, format: Name) => {
  script.ask('localize', { object, format });
});

When(
  '{object} is localized with the pattern {string}',
  (script, object: LocalizableValue, format: string) => {
    script.ask('localize', { object, format });
  },
);

When('{object} is localized by l', (script, object: LocalizableValue) => script.ask('l', { object }));

When(
  '{object} is localized by l with the format {name}',
  (script, object: LocalizableValue, format: Name) => {
    script.ask('l', { object, format });
  },
);

When(
  '{object} is localized by l with the format {name} and the named arguments',
  (script, object: LocalizableValue, format: Name, table: StepTable) => {
    script.ask('l', { object, format, kwargs: argumentsOf(table) });
  },
);

Then('the text is {string}', (script, expected: string) => script.expect({ result: expected }));

Then('{object} localizes to {string}', (script, object: LocalizableValue, expected: string) => {
  script.ask('localize', { object });
  script.expect({ result: expected });
});
