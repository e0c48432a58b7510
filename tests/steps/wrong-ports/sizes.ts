import { asks, raises, says, skips, type Fails } from './wrong-port';

/** Plays the steps that give a port many keys, locales, files, loaders and catalogs, and what they hold. */
export function holdMuchInPorts(fails: Fails): void {
  const keys = [
    '3 numbered keys in the map "m"',
    'each of the numbered keys 2 to 3 in the map "m" has its text',
  ];
  fails('module', keys, 'configure', skips);
  fails('catalog', keys, 'translate', asks({ key: 'm.key2' }));
  fails(
    'catalog',
    ['2 maps of 2 numbered keys each', 'each of the numbered keys 3 to 4 in the map "map2" has its text'],
    'translate',
    asks({ key: 'map2.key3' }),
  );
  fails(
    'catalog',
    ['3 numbered locales', 'each of the numbered locales 2 to 3 has its text'],
    'activate',
    ({ locale }, right) => (locale === 'en-x-3' ? locale : right()),
  );
  const files = [
    'a folder with 3 numbered files',
    'the folder is read by the YAML loader',
    'each of the numbered locales 2 to 3 has its text',
  ];
  fails('catalog', files, 'translate', says('Text 1'));
  const loaders = ['3 numbered loaders', 'each of the 3 numbered keys has its text'];
  fails('module', loaders, 'init', raises(3), 0);
  fails('catalog', loaders, 'translate', asks({ key: 'key1' }));
  fails(
    'catalog',
    [
      'a new catalog',
      '3 numbered hashes are injected one after another',
      'each of the 3 numbered keys has its text',
    ],
    'inject',
    skips,
  );
  fails(
    'catalog',
    ['3 numbered catalogs', 'each of the 3 numbered catalogs has its text'],
    'translate',
    asks({ subject: 'catalog' }),
  );
  fails(
    'catalog',
    [['the translations', 'en: { a: "%{b}" }'], '"a" is translated', 'it returns a text or raises an error'],
    'translate',
    says(null),
  );
  fails(
    'catalog',
    [
      ['a folder with the file "en.yml", in YAML', '"en: { a: A text }"'],
      'a path of the folder that ends with a slash',
      'the folder is read by the YAML loader',
      '"a" translates to "A text"',
    ],
    'inject',
    skips,
  );
}
