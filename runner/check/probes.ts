import type { Method } from '../../adapter/contract/adapter';
import { LISTED_SYMBOLS, type Translations } from '../../adapter/contract/values';
import { readFixture } from '../../steps/fixture-files';
import { yamlOf } from '../../steps/notation';
import type { Expectation, ScriptCall } from '../../steps/script';

/** A call, and what its outcome must be. */
export interface Probe extends Pick<ScriptCall, 'method' | 'params'> {
  /** A description of the case and the surface, if the method's name does not say enough. */
  readonly about?: string | undefined;
  /** The calls that are made before the probe, in a fresh state. */
  readonly before: readonly Probe[];
  /** If empty, the call must succeed. */
  readonly expect: readonly Expectation[];
}

/** The content of `probes.yaml`, which describes itself. */
interface ProbeFile {
  readonly translations: Readonly<Record<string, Translations>>;
  readonly surfaces: Readonly<Record<'module' | 'catalog', string>>;
  readonly probes: readonly { readonly before?: string; readonly on?: string; readonly calls: string }[];
}

const { locales, formats, keys } = LISTED_SYMBOLS;
const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  locale: locales,
  format: formats,
  name: keys.filter((key) => !key.includes('.')),
  path: keys.filter((key) => key.includes('.')),
};

/** Matches a call: the methods, a description of the case, the params, and the expected result. */
const CALL = /^(.+?)(?: \((.+?)\))?: (.+?)(?: => (.+))?$/;

/** Reads the probes of an adapter. */
export function readProbes(): Probe[] {
  const { translations, surfaces, probes } = yamlOf(readFixture('runner/check/probes.yaml')) as ProbeFile;
  const read = (lines: string, given = ''): Probe[] => {
    const all = lines
      .replace(/\n +/g, ' ')
      .replace(/^.*<(locale|format|name|path)>.*$/gm, (line, name: string) =>
        SYMBOLS[name]!.map((symbol) => line.replaceAll(`<${name}>`, symbol)).join('\n'),
      )
      .replace(/<([a-z ]+)>/g, (_, name: string) =>
        JSON.stringify(translations[name === 'given' ? given : name]),
      );
    return callsOf(all);
  };
  return probes.flatMap(({ before = '', on, calls }) => {
    if (on === undefined) return read(calls).map((probe) => ({ ...probe, before: read(before) }));
    return (['module', 'catalog'] as const).flatMap((surface) => {
      const earlier = read(before + surfaces[surface], on);
      return read(calls).map((probe) => ({ ...onSurface(probe, surface), before: earlier }));
    });
  });
}

function callsOf(lines: string): Probe[] {
  const written = lines.split('\n').filter((line) => line !== '');
  return written.flatMap((line) => {
    const [, methods = '', about, params = '', expected] = CALL.exec(line) ?? [];
    const stated = expected === undefined ? [] : [yamlOf(expected)].flat();
    const expect = stated.map((one) => (typeof one === 'string' ? { result: one } : one)) as Expectation[];
    return methods.split(', ').map((method): Probe => ({
      method: method as Method,
      about,
      params: yamlOf(params) as object,
      before: [],
      expect,
    }));
  });
}

/** Calls a probe on a surface. The name of a catalog is also added to the calls in a block. */
function onSurface(probe: Probe, surface: 'module' | 'catalog'): Probe {
  const about = probe.about === undefined ? surface : `${probe.about}, ${surface}`;
  if (surface === 'module') return { ...probe, about };
  const { block } = probe.params as { readonly block?: readonly { readonly params?: object }[] };
  const inner = block?.map((call) => ({ ...call, params: { ...call.params, subject: surface } }));
  return { ...probe, about, params: { ...probe.params, subject: surface, ...(inner && { block: inner }) } };
}
