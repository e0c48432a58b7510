import type { Name, Scope, TranslationMap } from '../../adapter/contract/values';
import { injectedBecome } from './loading';
import { argumentsBecome } from './lookups';
import type { Change } from './reference-with';
import { nameText } from './surfaces';
import { isMap, mapLocales } from './translations';

/** Changes the keys of injected translations in the same way as the keys and scopes of lookups. */
export function keysBecome(change: (key: string) => string): Change {
  return (reference) => ({
    ...injectedBecome((translations) => mapLocales(translations, (map) => mapKeys(map, change)))(reference),
    ...lookedUpKeysBecome(change)(reference),
  });
}

/** Changes the keys and scopes of lookups. */
export function lookedUpKeysBecome(change: (key: string) => string): Change {
  const changed = (name: Name): string => change(nameText(name));
  return argumentsBecome((params) => ({
    ...params,
    key: changed(params.key),
    ...(params.scope && { scope: mapScope(params.scope, changed) }),
  }));
}

function mapScope(scope: Scope, change: (part: Name) => string): Scope {
  return Array.isArray(scope) ? (scope as readonly Name[]).map(change) : change(scope as Name);
}

function mapKeys(map: TranslationMap, change: (key: string) => string): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => [change(key), isMap(value) ? mapKeys(value, change) : value]),
  );
}
