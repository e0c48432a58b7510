import type { Call } from '../../adapter/contract/adapter';
import { CATALOG, EMPTY_CATALOG, ONE_LOCALE } from '../../adapter/contract/probe-data';
import type { MethodProbe } from './probes';

/** The calls that make a catalog with translations for one locale. */
const ONE_LOCALE_CATALOG = [
  ...EMPTY_CATALOG,
  { method: 'inject', params: { subject: 'catalog', translations: ONE_LOCALE } },
] as MethodProbe['before'] & object;

/**
 * Returns a probe of a catalog with translations for one locale, where a catalog takes only one and the probe needs no
 * more. Returns any other probe as it is.
 *
 * @param isRefused tells whether the adapter has refused a call
 */
export function withOneLocale(probe: MethodProbe, isRefused: (call: Call) => boolean): MethodProbe {
  if (probe.before !== CATALOG || probe.needsSeveralLocales) return probe;
  const isEnough = CATALOG.some(isRefused) && !ONE_LOCALE_CATALOG.some(isRefused);
  return isEnough ? { ...probe, before: ONE_LOCALE_CATALOG } : probe;
}
