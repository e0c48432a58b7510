import { OperationError } from '../../adapter/contract/errors';
import { unlessRefused } from '../changes/locales';
import { lookups } from '../changes/lookups';
import { MODULE } from '../../steps/surfaces';
import { beforeInit, isModule } from '../changes/surfaces';
import { variantsOf, type Variant } from './variant';
import { doingAfter } from '../changes/results';

/** Variants that differ in the main catalog before init. */
export const variants: readonly Variant[] = variantsOf('SILENT-38', {
  'has no translations before `init`': [
    'The document says that lookups become possible with `init`.',
    (reference) => {
      let isInitialized = false;
      const configured: (() => Promise<null>)[] = [];
      const config = { default_locale: 'en' };
      return {
        configure: async (value) => {
          if (value.default_locale !== undefined) config.default_locale = value.default_locale;
          configured.push(() => reference.configure(value));
          return null;
        },
        replaceConfig: async (value) => {
          config.default_locale = value.default_locale ?? 'en';
          configured.push(() => reference.replaceConfig(value));
          return null;
        },
        config: async () => ({ ...(await reference.config()), ...config }),
        init: async () => {
          for (const configure of configured.splice(0)) await configure();
          isInitialized = true;
          return reference.init();
        },
        locale: async (params) =>
          isInitialized || !isModule(params) ? reference.locale(params) : config.default_locale,
        availableLocales: async (params) =>
          isInitialized || !isModule(params) ? reference.availableLocales(params) : [config.default_locale],
      };
    },
  ],
  'reads a loader when it is appended to the main configuration': [
    'The document says that `init` reads the loaders, and not that nothing else does.',
    doingAfter('configure', async ({ loaders = [] }, reference) => {
      if (loaders.length === 0) return;
      const locale = await reference.locale({ subject: MODULE });
      await reference.init();
      await unlessRefused(reference.activate({ subject: MODULE, locale }));
    }),
  ],
  'activates a default locale when it is set on the main configuration': [
    'The document says that `init` reads the loaders, and not that it alone reads the default locale.',
    doingAfter('configure', async ({ default_locale: locale }, reference) => {
      if (locale !== undefined) await unlessRefused(reference.activate({ subject: MODULE, locale }));
    }),
  ],
  'refuses lookups before `init`': [
    'The document says that lookups become possible with `init`.',
    beforeInit(
      lookups(() => async () => {
        throw new OperationError(3, 'NotInitialized', 'call I18n.init first');
      }),
    ),
  ],
});
