import type { Method } from '../../adapter/contract/adapter';
import type { CatalogState } from '../state/catalog-state';
import {
  changed,
  commonCatalog,
  isInitialized,
  isStatedOf,
  type ScenarioState,
  type SurfaceName,
} from '../state/scenario-state';

/** How the steps name a surface. */
export const SURFACE_TEXTS: { readonly [Name in SurfaceName]: string } = {
  I18n: 'the module',
  catalog: 'the catalog',
  other: 'the other catalog',
};

/** What is possible on the surfaces of a scenario, or on the one that a sentence names. */
export function onSurfaces(surface: SurfaceName | undefined) {
  const surfacesOf = (state: ScenarioState): readonly SurfaceName[] =>
    surface === undefined ? state.surfaces : [surface];
  const catalogIn = (state: ScenarioState): CatalogState | undefined =>
    commonCatalog(state, surfacesOf(state));
  return {
    surfacesOf,
    catalogIn,
    /** " in the module", for a sentence that names a surface. */
    suffix: (preposition: string) =>
      surface === undefined ? '' : ` ${preposition} ${SURFACE_TEXTS[surface]}`,
    isPossible: (state: ScenarioState) => catalogIn(state) !== undefined,
    /** Whether the document says what the surfaces hold, and, of that, what `isStated` asks for. */
    stated:
      (isStated: (catalog: CatalogState) => boolean = () => true) =>
      (state: ScenarioState): boolean => {
        const catalog = catalogIn(state);
        return catalog !== undefined && isStatedOf(state, surfacesOf(state)) && isStated(catalog);
      },
    /** The same, of what is possible after `init` alone: lookups, localization and blocks. */
    statedOnceInitialized:
      (isStated: (catalog: CatalogState) => boolean) =>
      (state: ScenarioState): boolean => {
        const catalog = catalogIn(state);
        return catalog !== undefined && isInitialized(state, surfacesOf(state)) && isStated(catalog);
      },
    calls: (methods: readonly Method[], params: object) => (state: ScenarioState) =>
      surfacesOf(state).flatMap((subject) =>
        methods.map((method) => ({ method, params: { subject, ...params } })),
      ),
    /** The module's catalog is there once it was asked something. */
    after:
      (change: (catalog: CatalogState) => CatalogState = (catalog) => catalog) =>
      (state: ScenarioState) =>
        changed(state, surfacesOf(state), change),
  };
}
