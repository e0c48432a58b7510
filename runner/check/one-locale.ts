import type { Call } from '../../adapter/contract/adapter';
import { DATA } from '../../adapter/contract/probe-data';
import type { MethodProbe } from './probes';

/**
 * Returns a probe of a catalog with translations for one locale, where a catalog takes only one and the probe needs no
 * more. Returns any other probe as it is.
 *
 * @param isRefused tells whether the adapter has refused a call
 */
export function withOneLocale(probe: MethodProbe, isRefused: (call: Call) => boolean): MethodProbe {
  const { catalog, catalogOfOneLocale } = DATA[probe.data ?? 'texts'];
  if (probe.before !== catalog || probe.needsSeveralLocales) return probe;
  // Where even one locale is refused, the calls with several need not be made.
  const isRefusedSome = [...DATA.texts.catalog, ...catalog, ...catalogOfOneLocale].some(isRefused);
  return isRefusedSome ? { ...probe, before: catalogOfOneLocale as MethodProbe['before'] & object } : probe;
}
