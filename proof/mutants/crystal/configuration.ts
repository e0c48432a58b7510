import { type Adapter } from '../../../adapter/contract/adapter';
import { type ConfigValue } from '../../../adapter/contract/values';
import { catalogConfigurationsBecome, configurationsBecome } from '../../changes/loading';
import { type Change } from '../../changes/reference-with';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in the fields of a configuration, and in the module before init. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('OPTION-01', {
    ...fromVariants('SILENT-05/has-only-loaders-and-a-default-locale-in-a-configuration'),
    'lists the default locale in any case': catalogConfigurationsBecome((config) => ({
      ...config,
      ...(config.available_locales && {
        available_locales: [...config.available_locales, config.default_locale ?? 'en'],
      }),
    })),
  }),
  ...mutantsOf('OPTION-02', {
    'accepts no translations when the array of available locales is empty': emptyArrayBecomes(() => ['none']),
  }),
  ...mutantsOf(
    'BEFORE-01',
    fromVariants('SILENT-38/has-no-translations-before-init', 'SILENT-38/refuses-lookups-before-init'),
  ),
  ...mutantsOf('BEFORE-02', {
    'creates the main catalog anew whenever the configuration is changed before `init`': configuring(
      async (_, reference) => {
        await reference.init();
      },
    ),
  }),
  ...mutantsOf('BEFORE-03', {
    'has no translations after an `init` that raised an error': raisingInit(async (reference) => {
      await reference.replaceConfig({});
      await reference.init();
    }),
    'activates the default locale in an `init` that raises an error': raisingInit(async (reference) => {
      await reference.activate({ locale: 'en' });
    }),
  }),
];

/** Does something more after an init that raised an error. */
function raisingInit(effect: (reference: Adapter) => Promise<unknown>): Change {
  return (reference) => ({
    init: async () => {
      try {
        return await reference.init();
      } catch (thrown) {
        await effect(reference);
        throw thrown;
      }
    },
  });
}

/** Changes the available locales of configurations in which their array is empty. */
function emptyArrayBecomes(change: () => readonly string[]): Change {
  return configurationsBecome(async (config) =>
    config.available_locales?.length === 0 ? { ...config, available_locales: change() } : config,
  );
}

/** Does something to the main catalog after the main configuration was changed, until init. */
function configuring(change: (config: ConfigValue, reference: Adapter) => Promise<void>): Change {
  return (reference) => {
    let isInitialized = false;
    const after = async (config: ConfigValue, done: Promise<null>): Promise<null> => {
      await done;
      if (!isInitialized) await change(config, reference);
      return null;
    };
    return {
      configure: (config) => after(config, reference.configure(config)),
      replaceConfig: (config) => after(config, reference.replaceConfig(config)),
      init: async () => {
        isInitialized = true;
        return reference.init();
      },
    };
  };
}
