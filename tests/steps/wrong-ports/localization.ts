import type { StepText } from '../compiled';
import { ANN, OTHER, asks, raises, says, type Fails } from './wrong-port';

const FORMATS = `{ default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false },
  custom: { delimiter: "_", separator: ";", decimal_places: 1, group: 2, only_significant: false } }`;
const DATES = `date: { formats: { default: "%d %{name}", long: "%Y %{name}" } },
  time: { formats: { default: "%H", long: "%M" } }`;
const FORMATTED: StepText = [
  'the translations',
  `en: { i18n: { number: { formats: ${FORMATS} }, ${DATES} } }`,
];
const TIME = 'the time 2020-12-13T21:11:08+00:00';

/** Plays the steps about localization. */
export function localizeInPorts(fails: Fails): void {
  // Localization.
  fails(
    'module',
    [FORMATTED, 'the number 1234.5 is localized', 'the text is "1,234.50"'],
    'localize',
    asks({ object: { integer: '1234' } }),
  );
  fails(
    'library',
    [
      ['the module has the translations', `en: { i18n: { number: { formats: ${FORMATS} } } }`],
      OTHER,
      'the number 1234.5 is localized in the module',
      'the text is "1,234.50"',
    ],
    'localize',
    asks({ subject: 'other' }),
  );
  fails(
    'module',
    [FORMATTED, 'the number 1234.5 is localized with the format :custom', 'the text is "12_34;5"'],
    'localize',
    asks({ format: undefined }),
  );
  fails(
    'module',
    [FORMATTED, `${TIME} is localized with the pattern "%H-%M"`, 'the text is "21-11"'],
    'localize',
    asks({ format: '%M-%H' }),
  );
  fails(
    'module',
    [FORMATTED, ['the date 2020-12-13 is localized with the named arguments', ANN], 'the text is "13 Ann"'],
    'localize',
    asks({ kwargs: undefined }),
  );
  fails(
    'module',
    [
      FORMATTED,
      ['the date 2020-12-13 is localized with the format :long and the named arguments', ANN],
      'the text is "2020 Ann"',
    ],
    'localize',
    asks({ format: undefined }),
  );
  fails(
    'module',
    [
      FORMATTED,
      'the number 1234.5 is localized by l',
      'it has the same outcome as localize with the same arguments',
    ],
    'l',
    says('1'),
  );
  fails(
    'module',
    [
      FORMATTED,
      `${TIME} is localized by l with the format :long`,
      'it has the same outcome as localize with the same arguments',
    ],
    'l',
    asks({ format: undefined }),
  );
  fails(
    'module',
    [
      FORMATTED,
      ['the date 2020-12-13 is localized by l with the format :long and the named arguments', ANN],
      'it has the same outcome as localize with the same arguments',
    ],
    'l',
    asks({ kwargs: undefined }),
  );
  fails('module', [FORMATTED, 'the number 1.5e-3 is localized'], 'localize', raises(3));
  fails('module', [FORMATTED, 'the number 0.5 localizes to "0.50"'], 'localize', says('0.5'));
}
