import { configurationsBecome } from '../../../changes/loading';
import { WRITTEN_NAMES } from '../../lenient-names';
import { mutant, mutantsOf, type Mutant } from '../../mutant';
import { resultBecomes } from '../../../changes/results';

/** Mistakes in the default locale of the main configuration. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('MODULE-01', {
    "uses the host's locale as the default locale": [
      'The host knows which language the user reads.',
      resultBecomes('config', (config) => ({
        ...config,
        default_locale: config.default_locale === 'en' ? 'en-US' : config.default_locale,
      })),
    ],
    'returns an empty default locale until one is set': [
      'The constant is applied when a catalog is built, not when the field is read.',
      (reference) => {
        let isSet = false;
        return {
          configure: async (config) => {
            isSet ||= config.default_locale !== undefined;
            return reference.configure(config);
          },
          config: async () => {
            const config = await reference.config();
            return isSet ? config : { ...config, default_locale: '' };
          },
        };
      },
    ],
    'uses the first locale of the loaders as the default locale': [
      'When all texts are French, French seems to be the default locale.',
      configurationsBecome(async (config, { load }) => {
        const [loader] = config.loaders ?? [];
        if (loader === undefined || config.default_locale !== undefined) return config;
        return { ...config, default_locale: Object.keys(await load({ loader }))[0] ?? 'en' };
      }),
    ],
  }),
  ...mutantsOf('MODULE-02', {
    'ignores the default locale that is set on the configuration': [
      'The reader of the field returns the constant.',
      configurationsBecome(async ({ default_locale: _, ...config }) => config),
    ],
    'ignores the default locale when it is set again': [
      'The field is set only if it is not set yet.',
      (reference) => {
        let isSet = false;
        return {
          configure: async ({ default_locale, ...config }) => {
            const isKept = isSet || default_locale === undefined;
            isSet ||= default_locale !== undefined;
            return reference.configure(isKept ? config : { ...config, default_locale });
          },
        };
      },
    ],
    'forgets the configured default locale in `init`': [
      '`init` uses up the configuration, and replaces it with a new one.',
      resultBecomes('init', (_, { reference }) => reference.replaceConfig({})),
    ],
    'returns the default locale of the main catalog as the configured one': [
      'Once the main catalog exists, its default locale seems to be the right one.',
      (reference) => {
        let initialized: string | undefined;
        return {
          init: async () => {
            initialized = (await reference.config()).default_locale;
            return reference.init();
          },
          config: async () => ({
            ...(await reference.config()),
            ...(initialized && { default_locale: initialized }),
          }),
        };
      },
    ],
  }),
  ...WRITTEN_NAMES.map(([name, change]) =>
    mutant(
      'MODULE-02',
      name,
      'Names of locales are treated as language tags.',
      resultBecomes('config', (config) => ({ ...config, default_locale: change(config.default_locale) })),
    ),
  ),
];
