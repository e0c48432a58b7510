import { expectArgument } from './arguments';
import type { CatalogState } from './catalog-state';
import { translated } from './lookup/lookup';
import type { LookupOptions } from './lookup/options';
import type { Name } from './name';
import type { Lookups } from './translator';

/** The operations that the module and catalogs have in common, on the state of a catalog. */
export abstract class Surface implements Lookups {
  protected abstract readonly state: CatalogState;

  /**
   * Checks the object that an operation was called on.
   *
   * @throws InvalidArgument when it is something else, as in `const { t } = catalog`
   */
  protected static expectSurface(surface: unknown): void {
    expectArgument(
      surface instanceof Surface,
      'this',
      surface,
      'the catalog or the module: call catalog.t(…), or bind it with catalog.t.bind(catalog)',
    );
  }

  /** Returns the state that an operation acts on, after the same check. */
  protected static stateOf(surface: Surface): CatalogState {
    Surface.expectSurface(surface);
    return surface.state;
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
