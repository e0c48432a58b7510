/** A text that never ends: the last step looks for texts in what its aliases unfold to, which is 2 ** 60 maps. */
export const ENDLESS = [
  '@surface:catalog',
  'Scenario: endless',
  '  Given a new catalog',
  '  When the translations are injected',
  '    """',
  '    en: {}',
  '    x0: &x0 {}',
  ...Array.from(
    { length: 60 },
    (_, index) => `    x${index + 1}: &x${index + 1} { a: *x${index}, b: *x${index} }`,
  ),
  '    """',
  '  Then it raises another error',
  '  When "a" is translated',
  '  Then the translation is missing',
].join('\n');
