import type { ConfigValue } from '../../../../adapter/contract/values';
import { unlessRefused } from '../../../changes/locales';
import { mistakeOf } from '../../../changes/states';
import { mutantsOf, type Mutant } from '../../mutant';
import { givenBecomes, doingAfter } from '../../../changes/results';

/** Mistakes in replacing the main configuration. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('MODULE-03', {
    'ignores an assigned configuration': [
      'The reader memoizes the first configuration.',
      () => ({ replaceConfig: async () => null }),
    ],
    'merges an assigned configuration into the previous one': [
      'In other libraries, assigning options merges them.',
      (reference) => ({ replaceConfig: (config) => reference.configure(config) }),
    ],
    'reads the replaced configuration in `init`': [
      '`init` keeps the configuration with which the module was loaded.',
      (reference) => {
        let replacement: ConfigValue | undefined;
        return {
          replaceConfig: async (config) => {
            replacement = config;
            return null;
          },
          config: async () => {
            const config = await reference.config();
            return replacement ? { ...config, default_locale: replacement.default_locale ?? 'en' } : config;
          },
        };
      },
    ],
    'ignores a configuration while another locale is active': [
      'The configuration seems to be in use when a locale other than the default one is active.',
      mistakeOf('no effect', ['config='], { state: 'after init, another locale' }),
    ],
    'ignores a loader that is appended to an assigned configuration': [
      'The loaders of a configuration are copied when it is assigned.',
      (reference) => {
        let isAssigned = false;
        return {
          configure: async ({ loaders, ...config }) =>
            reference.configure(isAssigned || loaders === undefined ? config : { ...config, loaders }),
          replaceConfig: async (config) => {
            isAssigned = true;
            return reference.replaceConfig(config);
          },
        };
      },
    ],
  }),
  ...mutantsOf('MODULE-04', {
    'initializes the module when a configuration is assigned': [
      'A new configuration has no effect before `init`, so the setter calls `init`.',
      doingAfter('replaceConfig', (_, reference) => reference.init()),
    ],
    'forgets the active locale when a configuration is assigned': [
      'The active locale is a field of the configuration.',
      givenBecomes('replaceConfig', async (config, reference) => {
        const { default_locale: locale } = await reference.config();
        await unlessRefused(reference.activate({ locale }));
        return config;
      }),
    ],
    'lists the locales of an assigned configuration before `init`': [
      'The locales of loaders are read when the loaders are appended.',
      (reference) => {
        const listed: string[] = [];
        return {
          replaceConfig: async (config) => {
            for (const loader of config.loaders ?? []) {
              listed.push(...Object.keys(await reference.load({ loader })));
            }
            return reference.replaceConfig(config);
          },
          availableLocales: async (params) => [
            ...new Set([...(await reference.availableLocales(params)), ...listed]),
          ],
        };
      },
    ],
  }),
];
