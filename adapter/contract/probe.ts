import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from './errors';
import type { Call } from './messages';
import { DATA, type DataKind } from './probe-data';

/**
 * A call that tests whether an adapter handles a method as the protocol requires. A probe expects only what the
 * document states plainly, so every conforming port gives the expected answer.
 */
export interface Probe<Params = object> {
  /** A description of the case, if the method's name does not say enough. */
  readonly about?: string;
  /** The calls that are made before the probe, in a fresh state. */
  readonly before?: readonly Call[];
  readonly params: Params;
  /** The accepted results. If absent, any result of the promised type is accepted. */
  readonly answer?: Answer;
  /** The code of the error that the port must raise. If absent, the port must return a result. */
  readonly refusal?: ErrorCode;
  /** Set if the probe needs translations for several locales, not only for "en". */
  readonly needsSeveralLocales?: true;
  /** The kind of data that the probe needs. If absent, the probe needs only texts. */
  readonly data?: DataKind;
}

/** The results that a probe accepts. */
export interface Answer {
  /** A description of the accepted results: words, or the JSON of the only accepted result. */
  readonly text: string;
  readonly holds: (result: unknown) => boolean;
}

/** Returns an expected answer that only the given result matches. */
export function exactly(expected: unknown): Answer {
  return { text: JSON.stringify(expected), holds: (result) => isDeepStrictEqual(result, expected) };
}

/** Returns an expected answer that is matched by every result that meets the given condition. */
export function anyThat(text: string, holds: (result: unknown) => boolean): Answer {
  return { text, holds };
}

/** Returns each of the given probes twice: once for the module and once for a catalog. */
export function onBoth<Params extends object>(...probes: Probe<Params>[]): Probe<Params>[] {
  return [
    ...probes.map((probe) => ({
      ...probe,
      about: aboutOn('module', probe),
      before: DATA[probe.data ?? 'texts'].module,
    })),
    ...probes.map((probe) => ({
      ...probe,
      about: aboutOn('catalog', probe),
      before: DATA[probe.data ?? 'texts'].catalog,
      params: ofCatalog(probe.params),
    })),
  ];
}

function aboutOn(surface: string, { about }: { readonly about?: string }): string {
  return about === undefined ? surface : `${about}, ${surface}`;
}

/** Adds the name of the catalog to params, including the params of calls inside a block. */
function ofCatalog<Params extends object>(params: Params): Params {
  const { block } = params as { readonly block?: readonly Call[] };
  const inner = block?.map((call) => ({ ...call, params: { ...call.params, subject: 'catalog' } }));
  return { ...params, subject: 'catalog', ...(inner && { block: inner }) };
}
