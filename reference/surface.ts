import { refuse } from './arguments';
import type { CatalogState } from './catalog-state';
import { translated } from './lookup/lookup';
import type { LookupOptions } from './lookup/options';
import type { Name } from './name';
import type { Lookups } from './translator';

/**
 * Implements the operations that the module and catalogs have in common. These operations act on the state of a
 * catalog.
 */
export abstract class Surface implements Lookups {
  protected abstract readonly state: CatalogState;

  // This method is static because `this` may be anything when an operation is called without its object.
  /**
   * Checks that an operation was called on a catalog or the module, and returns that object.
   *
   * @throws InvalidArgument when the operation was called on neither, as in `const { t } = catalog; t('key')`
   */
  protected static checked(surface: Surface): Surface {
    if (surface instanceof Surface) return surface;
    const expected = 'the catalog or the module: call catalog.t(…), or bind it with catalog.t.bind(catalog)';
    return refuse('this', surface, expected);
  }

  /** Checks the object on which an operation was called, as {@link checked} does, and returns its state. */
  protected static stateOf(surface: Surface): CatalogState {
    return Surface.checked(surface).state;
  }

  get availableLocales(): readonly string[] {
    return this.state.availableLocales;
  }

  get locale(): string {
    return this.state.locale;
  }
  // Keeps ACTIVATE-03.
  set locale(locale: Name) {
    this.state.activate(locale);
  }

  activate(locale: Name): string {
    return Surface.stateOf(this).activate(locale);
  }

  withLocale<Result>(locale: Name, block: () => Result): Result {
    return Surface.stateOf(this).withLocale(locale, block);
  }

  translate(key: Name, options?: LookupOptions): string {
    return translated(Surface.stateOf(this), key, options, false);
  }

  // Keeps ALIAS-01.
  t(key: Name, options?: LookupOptions): string {
    return translated(Surface.stateOf(this), key, options, false);
  }

  translateOrThrow(key: Name, options?: LookupOptions): string {
    return translated(Surface.stateOf(this), key, options, true);
  }

  // Keeps ALIAS-03.
  tOrThrow(key: Name, options?: LookupOptions): string {
    return translated(Surface.stateOf(this), key, options, true);
  }
}
