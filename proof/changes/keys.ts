import type { Name, Scope, TranslationMap } from '../../adapter/contract/values';
import { injectedBecome } from './loading';
import { lookups } from './lookups';
import type { Change } from './reference-with';
import { nameText } from './surfaces';
import { isMap, mapLocales } from './translations';

/** Changes the keys of translations, and those that are looked up with their scopes, in the same way. */
export function keysBecome(change: (key: string) => string): Change {
  return (reference) => ({
    ...injectedBecome((translations) => mapLocales(translations, (map) => mapKeys(map, change)))(reference),
    ...lookedUpKeysBecome(change)(reference),
  });
}

/** Changes the keys and scopes that are looked up. */
export function lookedUpKeysBecome(change: (key: string) => string): Change {
  const changed = (name: Name): string => change(nameText(name));
  return lookups((lookup) => ({ scope, ...params }) => {
    const parts: Scope | null | undefined =
      scope && (Array.isArray(scope) ? (scope as readonly Name[]).map(changed) : changed(scope as Name));
    return lookup({ ...params, key: changed(params.key), ...(scope === undefined ? {} : { scope: parts! }) });
  });
}

function mapKeys(map: TranslationMap, change: (key: string) => string): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => [change(key), isMap(value) ? mapKeys(value, change) : value]),
  );
}
