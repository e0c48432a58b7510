// The adapter of your library. README.md says how to fill in the operations.

import { unsupported, type Adapter, type SubjectParams } from 'i18n-conformance/adapter';

// Fill in: import your library, and what you need of './values.js'.

// Fill in: what operations are called on, such as `typeof yourlib`.
type Library = unknown;

export default function createAdapter(): Partial<Adapter> {
  /** The catalogs that newCatalog and catalogFromConfig made, by their names. */
  const catalogs = new Map<string, Library>();

  const adapter: Partial<Adapter> = {
    async initialize() {
      return {
        protocol: 1,
        // Fill in: the name and version of your library.
        implementation: { name: 'yourlib', version: '0.0.0', language: 'TypeScript' },
        isolation: 'reset',
        inexpressible: ['whole-floats'],
      };
    },

    async reset() {
      // Fill in: bring the library to the state of a program that has just begun. If it has no way to do so, answer
      // isolation: 'process' above.
      catalogs.clear();
      return null;
    },

    async shutdown() {
      return null;
    },

    /**
     * Returns `I18n::VERSION` (the version of the interface) and `I18n::Catalog::DEFAULT_LOCALE` (section
     * 9).
     *
     * params: none
     * result: an object with the Strings VERSION and DEFAULT_LOCALE
     */
    async constants() {
      throw unsupported('no such operation: constants');
    },

    /**
     * Returns the fields of `I18n.config`, of which only the default locale is required (section 2.2).
     *
     * params: none
     * result: an object with the String default_locale
     */
    async config() {
      throw unsupported('no such operation: config');
    },

    /**
     * Sets the given fields of the main config in place. New loaders are appended to the existing ones.
     *
     * params:
     *   default_locale?: string
     *   loaders?: array of loader
     *   available_locales?: array of string
     *   fallbacks?: fallbacks
     * result: nil
     */
    async configure(_params) {
      throw unsupported('no such operation: configure');
    },

    /**
     * Replaces the main config with a new one that has the given fields (section 3).
     *
     * params:
     *   default_locale?: string
     *   loaders?: array of loader
     *   available_locales?: array of string
     *   fallbacks?: fallbacks
     * result: nil
     */
    async replaceConfig(_params) {
      throw unsupported('no such operation: config=');
    },

    /**
     * Creates a new main catalog from the main config: `I18n.init` (section 3).
     *
     * params: none
     * result: nil
     */
    async init() {
      throw unsupported('no such operation: init');
    },

    /**
     * Creates a catalog and gives it a name (section 4.2).
     *
     * params:
     *   catalog: subject
     *   default_locale?: string
     *   available_locales?: null or array of string
     *   fallbacks?: null or fallbacks
     * result: nil
     */
    async newCatalog(_params) {
      throw unsupported('no such operation: Catalog.new');
    },

    /**
     * Creates a catalog from a config and gives it a name (section 4.2).
     *
     * params:
     *   catalog: subject
     *   config: config
     * result: nil
     */
    async catalogFromConfig(_params) {
      throw unsupported('no such operation: Catalog.from_config');
    },

    /**
     * Injects a loader, or translations, into a catalog (section 4.2).
     *
     * params:
     *   subject?: subject
     *   loader?: loader, unless there is translations
     *   translations?: translations, unless there is loader
     * result: nil
     */
    async inject(_params) {
      throw unsupported('no such operation: inject');
    },

    /**
     * Returns the translations that a loader loads (section 2.3).
     *
     * params:
     *   loader: loader
     * result: a translations hash
     */
    async load(_params) {
      throw unsupported('no such operation: load');
    },

    /**
     * Returns the default locale of a catalog (section 2.1).
     *
     * params:
     *   subject?: subject
     * result: a String
     */
    async defaultLocale(_params) {
      throw unsupported('no such operation: default_locale');
    },

    /**
     * Returns the active locale (section 4.2).
     *
     * params:
     *   subject?: subject
     * result: a String
     */
    async locale(_params) {
      throw unsupported('no such operation: locale');
    },

    /**
     * Returns the available locales (section 2.1).
     *
     * params:
     *   subject?: subject
     * result: an array of Strings
     */
    async availableLocales(_params) {
      throw unsupported('no such operation: available_locales');
    },

    /**
     * Activates a locale and returns its name (section 3).
     *
     * params:
     *   subject?: subject
     *   locale: name
     * result: a String
     */
    async activate(_params) {
      throw unsupported('no such operation: activate');
    },

    /**
     * Activates a locale by assigning it, and returns the active locale (section 3).
     *
     * params:
     *   subject?: subject
     *   locale: name
     * result: a String
     */
    async assignLocale(_params) {
      throw unsupported('no such operation: locale=');
    },

    /**
     * Runs a block of calls while the given locale is active (section 3).
     *
     * params:
     *   subject?: subject
     *   locale: name
     *   block: array of block-call
     * result: an object with block: array of block-response; value?: any value
     */
    async withLocale(_params) {
      throw unsupported('no such operation: with_locale');
    },

    /**
     * Looks up a translation (section 4.2).
     *
     * params:
     *   subject?: subject
     *   key: name
     *   params?: null or object of scalar
     *   count?: null or count
     *   scope?: null or name or array of name
     *   default?: scalar
     *   kwargs?: named-arguments
     * result: a String
     */
    async translate(_params) {
      throw unsupported('no such operation: translate');
    },

    /**
     * Looks up a translation. This is an alias for `translate`.
     *
     * params:
     *   subject?: subject
     *   key: name
     *   params?: null or object of scalar
     *   count?: null or count
     *   scope?: null or name or array of name
     *   default?: scalar
     *   kwargs?: named-arguments
     * result: a String
     */
    async t(_params) {
      throw unsupported('no such operation: t');
    },

    /**
     * Looks up a translation, and raises an error when it is missing (section 4.2).
     *
     * params:
     *   subject?: subject
     *   key: name
     *   params?: null or object of scalar
     *   count?: null or count
     *   scope?: null or name or array of name
     *   default?: scalar
     *   kwargs?: named-arguments
     * result: a String
     */
    async translateOrThrow(_params) {
      throw unsupported('no such operation: translate!');
    },

    /**
     * Looks up a translation, and raises an error when it is missing. This is an alias for `translate!`.
     *
     * params:
     *   subject?: subject
     *   key: name
     *   params?: null or object of scalar
     *   count?: null or count
     *   scope?: null or name or array of name
     *   default?: scalar
     *   kwargs?: named-arguments
     * result: a String
     */
    async tOrThrow(_params) {
      throw unsupported('no such operation: t!');
    },

    /**
     * Formats a number, a time or a date (section 4.2).
     *
     * params:
     *   subject?: subject
     *   object: object
     *   format?: name
     *   kwargs?: named-arguments
     * result: a String
     */
    async localize(_params) {
      throw unsupported('no such operation: localize');
    },

    /**
     * Formats a number, a time or a date. This is an alias for `localize`.
     *
     * params:
     *   subject?: subject
     *   object: object
     *   format?: name
     *   kwargs?: named-arguments
     * result: a String
     */
    async l(_params) {
      throw unsupported('no such operation: l');
    },

    /**
     * Returns the plural category that a rule type, such as `EastSlavic`, selects for a count.
     * Only scenarios of level crystal need it.
     *
     * params:
     *   rule: string
     *   count: count
     * result: a plural category
     */
    async pluralRule(_params) {
      throw unsupported('no such operation: plural_rule');
    },

    /**
     * Returns the name of the rule type that is registered for a locale, or null.
     * Only scenarios of level crystal need it.
     *
     * params:
     *   locale: string
     * result: a String or nil
     */
    async pluralRuleName(_params) {
      throw unsupported('no such operation: plural_rule_name');
    },

    /**
     * Returns the locales that a lookup in the given locale tries, in order.
     * Only scenarios of level crystal need it.
     *
     * params:
     *   fallbacks: fallbacks
     *   locale: string
     * result: an array of Strings
     */
    async fallbacksFor(_params) {
      throw unsupported('no such operation: fallbacks_for');
    },

    /**
     * Returns the parents of a locale tag, nearest first.
     * Only scenarios of level crystal need it.
     *
     * params:
     *   tag: string
     * result: an array of Strings
     */
    async tagParents(_params) {
      throw unsupported('no such operation: tag_parents');
    },
  };

  /** Returns the module or the catalog that an operation is called on. */
  function subjectOf({ subject = 'I18n' }: SubjectParams): Library {
    // Fill in: return the library's module.
    if (subject === 'I18n') throw unsupported('the library has no module');
    const catalog = catalogs.get(subject);
    if (catalog === undefined) throw unsupported(`no catalog is called ${subject}`);
    return catalog;
  }

  return adapter;
}

/** Makes a call of the library, and turns its errors into those of the protocol. */
async function answer<Result>(call: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    // Fill in: the library's errors. Import invalidLocale and missingTranslation from 'i18n-conformance/adapter'.
    // if (error instanceof yourlib.InvalidLocale) throw invalidLocale(error.message);
    // if (error instanceof yourlib.MissingTranslation) throw missingTranslation(error.message);
    throw error;
  }
}
