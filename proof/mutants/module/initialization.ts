import type { ConfigValue } from '../../../adapter/contract/values';
import { I18nModule } from '../../../reference';
import { keepingTexts } from '../../changes/keeping';
import { activations, unlessRefused } from '../../changes/locales';
import { localizations, lookups } from '../../changes/lookups';
import { overriding } from '../../changes/overriding';
import { inModule } from '../../changes/surfaces';
import {
  after,
  again,
  raisingAfterwards,
  returningAfterwards,
  type PastCall,
} from '../../changes/situations';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in initializing the module. */
export const mutants: readonly Mutant[] = [
  mutant(
    'INIT-01',
    'reads the first loader alone',
    'One loader is all that the example has.',
    initializing((loaders) => loaders.slice(0, 1)),
  ),
  mutant(
    'INIT-01',
    'reads the last loader alone',
    "Each loader's hash is assigned where it should be added.",
    initializing((loaders) => loaders.slice(-1)),
  ),
  mutant(
    'INIT-01',
    'the last loader of a locale is the one that counts',
    'The hashes of the loaders are merged by their locales alone.',
    initializing((loaders) => [{ load: () => Object.assign({}, ...loaders.map((loader) => loader.load())) }]),
  ),
  mutant(
    'LOAD-02',
    'reads the folders of no loader',
    'Loaders of files read them when they are built, and the files come later.',
    initializing((loaders) => loaders.filter((loader) => !('path' in loader))),
  ),
  mutant(
    'INIT-01',
    'appending a loader takes the place of the one before',
    'The loaders are assigned where they should be appended.',
    (reference) => ({
      configure: async (config) => {
        const { default_locale } = await reference.config();
        return reference.replaceConfig({ default_locale, ...config });
      },
    }),
  ),
  mutant(
    'INIT-02',
    'returns the available locales',
    'The last expression of the method is what it returns.',
    (reference) => ({
      init: async () => {
        await reference.init();
        return reference.availableLocales({});
      },
    }),
  ),
  mutant('INIT-02', 'returns true', 'Success is something to tell.', (reference) => ({
    init: async () => {
      await reference.init();
      return true;
    },
  })),
  mutant(
    'INIT-02',
    'returns the number of its loaders',
    'The loop over the loaders is the last expression, and tells how many there were.',
    (reference) => ({
      init: async () => {
        await reference.init();
        return (await reference.config())['loaders'];
      },
    }),
  ),
  mutant(
    'INIT-03',
    'the constant is active',
    'The main catalog is built without the arguments.',
    (reference) => ({
      init: async () => {
        await reference.init();
        await unlessRefused(reference.activate({ locale: 'en' }));
        return null;
      },
    }),
  ),
  mutant(
    'INIT-03',
    'the first locale that is loaded is active',
    'A catalog shows what it was given first.',
    (reference) => ({
      init: async () => {
        await reference.init();
        const [locale = 'en'] = await reference.availableLocales({});
        await reference.activate({ locale });
        return null;
      },
    }),
  ),
  mutant(
    'MODULE-03',
    'the default locale of a configuration that was assigned does not count',
    'Assigning a configuration hands its loaders over.',
    (reference) => ({
      replaceConfig: ({ default_locale: _, ...config }) => reference.replaceConfig(config),
    }),
  ),
  mutant('INIT-04', 'is done once', 'An initialization that was done need not be repeated.', (reference) => {
    let isDone = false;
    return {
      init: async () => {
        if (isDone) return null;
        isDone = true;
        return reference.init();
      },
    };
  }),
  mutant(
    'INIT-04',
    'keeps the active locale',
    'The active locale is kept by the module, not by the catalog.',
    (reference) => ({
      init: async () => {
        const locale = await reference.locale({});
        await reference.init();
        await unlessRefused(reference.activate({ locale }));
        return null;
      },
    }),
  ),
  mutant(
    'INIT-04',
    'adds to the main catalog',
    'The loaders are injected into the catalog that is there.',
    (reference) => {
      const read: ConfigValue[] = [];
      const remember = (config: ConfigValue) => read.push({ loaders: config.loaders ?? [] });
      return {
        configure: async (config) => {
          remember(config);
          return reference.configure(config);
        },
        replaceConfig: async (config) => {
          const loaders = [...read, config].flatMap(({ loaders = [] }) => loaders);
          remember(config);
          return reference.replaceConfig({ ...config, loaders });
        },
      };
    },
  ),
  mutant(
    'INIT-04',
    'does not read a loader twice',
    'A loader that was read is crossed off the list.',
    (reference) => ({
      init: async () => {
        await reference.init();
        const { default_locale } = await reference.config();
        return reference.replaceConfig({ default_locale });
      },
    }),
  ),
  mutant(
    'INIT-04',
    'remembers the texts that were found',
    'A lookup is slow, and its text does not change.',
    inModule((reference) => lookups(keepingTexts(reference))(reference)),
  ),
  mutant(
    'INIT-04',
    'keeps what was localized',
    'A value that was localized once has the same text the next time.',
    inModule((reference) => localizations(keepingTexts(reference))(reference)),
  ),
  mutant(
    'INIT-04',
    'raises the second time, after its work',
    'A flag guards against initializing twice, and is looked at too late.',
    raisingAfterwards('init', again),
  ),
  mutant(
    'INIT-01',
    'raises with two loaders, after its work',
    'Something that is done at the end holds for one loader alone.',
    raisingAfterwards('init', (_, earlier) => loadersIn(earlier) > 1),
  ),
  mutant(
    'INIT-04',
    'raises after an activation, having done its work',
    'The locale that was active is activated again, and is not there any more.',
    raisingAfterwards('init', after('activate', 'assignLocale')),
  ),
  mutant(
    'INIT-04',
    'returns true the second time',
    'It tells whether there was a main catalog before.',
    returningAfterwards('init', again, true),
  ),
  mutant(
    'INIT-04',
    'returns the locale after an activation',
    'What was active is compared with what is.',
    returningAfterwards('init', after('activate', 'assignLocale'), 'en'),
  ),
  mutant(
    'MODULE-03',
    'init returns the configuration after it',
    'The last expression of the method is what it returns.',
    returningAfterwards(
      'init',
      (_, earlier) => earlier.some(({ operation }) => operation === 'replaceConfig'),
      true,
    ),
  ),
  mutant(
    'INIT-04',
    'raises after a block, having done its work',
    'The locale that the block gave back is not there any more.',
    raisingAfterwards('init', after('withLocale')),
  ),
  mutant(
    'INIT-03',
    'is the locale of the environment',
    'The platform knows which language its user reads.',
    inModule((reference) => {
      let isFresh = false;
      return {
        init: async () => {
          isFresh = true;
          return reference.init();
        },
        locale: async (params) => (isFresh ? 'de' : reference.locale(params)),
        ...activations((activate) => async (params) => {
          const name = await activate(params);
          isFresh = false;
          return name;
        })(reference),
      };
    }),
  ),
  mutant(
    'INIT-04',
    'keeps what was localized for every catalog',
    'The texts are a field of the class.',
    (reference) => localizations(keepingTexts(reference))(reference),
  ),
];

/** Changes which loaders of the main configuration init reads. */
function initializing(change: (loaders: Loaders) => readonly LoaderLike[]) {
  return overriding(I18nModule.prototype, {
    init: (original) =>
      function (this: I18nModule) {
        const { loaders } = this.config;
        this.config.loaders = change(loaders) as Loaders;
        try {
          original.call(this);
        } finally {
          this.config.loaders = loaders;
        }
      },
  });
}

type Loaders = I18nModule['config']['loaders'];

type LoaderLike = Pick<Loaders[number], 'load'>;

function loadersIn(calls: readonly PastCall[]): number {
  return calls.flatMap(({ params }) => (params as ConfigValue).loaders ?? []).length;
}
