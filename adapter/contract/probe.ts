import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from './errors';
import type { Call } from './messages';
import { DATA, type DataKind } from './probe-data';

/**
 * A call that shows whether an adapter answers a method as the protocol asks. It expects only what the document states
 * plainly, so every conforming port gives this answer.
 */
export interface Probe<Params = object> {
  /** The case, when the method alone does not say it. */
  readonly about?: string;
  /** The calls that come before it, from a fresh state. */
  readonly before?: readonly Call[];
  readonly params: Params;
  /** The results that are accepted. When absent, any result of the promised type is. */
  readonly answer?: Answer;
  /** The code of the error that the port must answer with. When absent, the port must return a result. */
  readonly refusal?: ErrorCode;
  /** Whether it needs translations for several locales. Any other probe can be made with those for "en" alone. */
  readonly needsSeveralLocales?: true;
  /** The kind of data that it needs; absent: texts. */
  readonly data?: DataKind;
}

/** The results that a probe accepts. */
export interface Answer {
  /** A description of them in words. */
  readonly text: string;
  readonly holds: (result: unknown) => boolean;
}

/** Accepts one result alone. */
export function exactly(expected: unknown): Answer {
  return { text: JSON.stringify(expected), holds: (result) => isDeepStrictEqual(result, expected) };
}

/** Accepts results that meet a condition. */
export function anyThat(text: string, holds: (result: unknown) => boolean): Answer {
  return { text, holds };
}

/** Makes each of these probes twice: on the module, and on a catalog. */
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

/** Params that name the catalog, in the calls inside a block too. */
function ofCatalog<Params extends object>(params: Params): Params {
  const { block } = params as { readonly block?: readonly Call[] };
  const inner = block?.map((call) => ({ ...call, params: { ...call.params, subject: 'catalog' } }));
  return { ...params, subject: 'catalog', ...(inner && { block: inner }) };
}
