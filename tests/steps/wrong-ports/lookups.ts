import type { StepText } from '../compiled';
import { ANN, GIVEN, MODULE, OTHER, asks, raises, says, type Fails } from './wrong-port';

/** Plays the steps about lookups. */
export function lookUpInPorts(fails: Fails): void {
  // Lookups.
  const first = (text: string): StepText[] => [GIVEN, text];
  fails(
    'module',
    [...first('"a" is translated'), 'the translation is "A text"'],
    'translate',
    says('a text'),
  );
  fails('module', first('"a" is translated'), 'translate', raises(2));
  fails(
    'library',
    [MODULE, OTHER, '"a" is translated in the module', 'the translation is "Main"'],
    'translate',
    asks({ subject: 'other' }),
  );
  fails('module', [...first('"a" is translated by t!'), 'the translation is "A text"'], 't!', says('a'));
  fails(
    'module',
    [
      GIVEN,
      [
        '"c" is translated by t with the arguments',
        [
          ['scope', 'b'],
          ['kwargs', '{ name: Ann }'],
        ],
      ],
      'it has the same outcome as translate with the same arguments',
    ],
    't',
    asks({ scope: undefined }),
  );
  fails(
    'module',
    [
      ...first('"nowhere" is translated by t!'),
      'it has the same outcome as translate with the same arguments',
    ],
    't!',
    says('A text'),
  );
  fails(
    'module',
    [...first('"i" is translated with count 2'), 'the translation is "2 of 2"'],
    'translate',
    asks({ count: 1 }),
  );
  fails(
    'module',
    [...first('"c" is translated in the scope :b'), 'the translation is "Inner"'],
    'translate',
    asks({ scope: undefined }),
  );
  fails(
    'module',
    [GIVEN, ['"n" is translated with the params', ANN], 'the translation is "Ann!"'],
    'translate',
    asks({ params: undefined }),
  );
  fails(
    'module',
    [GIVEN, ['"n" is translated with the named arguments', ANN], 'the translation is "Ann!"'],
    'translate',
    asks({ kwargs: undefined }),
  );
  fails(
    'module',
    [
      GIVEN,
      [
        '"i" is translated with the arguments',
        [
          ['count', '1'],
          ['default', 'D'],
        ],
      ],
      'the translation is "One"',
    ],
    'translate',
    asks({ count: undefined }),
  );
  fails(
    'module',
    [...first('"a" is translated'), ['the translation is, in YAML', '"A\\x20text"']],
    'translate',
    says('A\\x20text'),
  );
  for (const text of ['', 'nowhere', '12', 'Bonjour', 'fr.nowhere', 'Nowhere'])
    fails(
      'module',
      [...first('"nowhere" is translated'), 'it states that the translation is missing'],
      'translate',
      says(text),
    );
  for (const text of ['5', 'Bonjour', 'A text', null]) {
    fails(
      'module',
      [...first('"nowhere" is translated'), 'the translation is missing'],
      'translate',
      says(text),
    );
    fails('module', [GIVEN, '"nowhere" has no translation'], 'translate', says(text));
  }
}
