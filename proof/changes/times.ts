import type { Adapter, LocalizeParams } from '../../adapter/contract/adapter';
import type { Name } from '../../adapter/contract/values';
import type { DateTuple } from '../../reference/index';
import { found, localizations, type LocalizationChange } from './lookups';
import type { Change } from './reference-with';
import { BySubject, nameText } from './surfaces';

/** The kind of object that is localized: a time, or a date. */
export type Kind = 'time' | 'date';

/** Changes the localization of times, or of dates. */
export function localizing(kind: Kind, change: LocalizationChange): Change {
  return localizations((localize, reference) => {
    const changed = change(localize, reference);
    return (params) => (kind in params.object ? changed(params) : localize(params));
  });
}

/** Changes the localization of times and of dates. */
export function both(change: LocalizationChange): Change[] {
  return (['time', 'date'] satisfies Kind[]).map((kind) => localizing(kind, change));
}

/** Changes the time that is written, in the text of the protocol: `2020-12-13T21:11:08.000000000-05:00`. */
export function timesBecome(change: (time: string) => string): Change {
  return localizing(
    'time',
    (localize) =>
      ({ object, ...params }) =>
        localize({ ...params, object: 'time' in object ? { time: change(object.time) } : object }),
  );
}

/** Writes the time of some calls in UTC. */
export function timesInUtc(holds: (params: LocalizeParams) => boolean): Change {
  return localizing('time', (localize) => (params) => {
    const { object } = params;
    if (!('time' in object) || !holds(params)) return localize(params);
    const time = new Date(object.time).toISOString().replace('Z', '000000+00:00');
    return localize({ ...params, object: { time } });
  });
}

/** Changes the date that is written. */
export function datesBecome(change: (date: DateTuple) => DateTuple): Change {
  return localizing(
    'date',
    (localize) =>
      ({ object, ...params }) =>
        localize({ ...params, object: 'date' in object ? { date: change(object.date) } : object }),
  );
}

/** Changes the pattern that a time or a date is written by. */
export function patternsBecome(change: (pattern: string) => string): Change {
  return writingBy(async (reference, params, kind) =>
    change(await patternNamed(reference, params, kind, formatName(params))),
  );
}

/** Changes the directives of a pattern into others. */
export function directivesBecome(from: string | RegExp, to: string): Change {
  return patternsBecome((pattern) =>
    typeof from === 'string' ? pattern.replaceAll(from, to) : pattern.replace(from, to),
  );
}

/** Changes the text that a pattern of one directive gives, brackets around it aside. */
export function directiveTexts(directive: string, change: (text: string) => string): Change {
  return localizations((localize) => async (params) => {
    const text = await localize(params);
    const [, before, after] = /^(\[?).*?(\]?)$/.exec(text) ?? [];
    const isIts = params.format === directive || params.format === `[${directive}]`;
    return isIts ? `${before}${change(text.replace(/^\[|\]$/g, ''))}${after}` : text;
  });
}

/** Changes where the pattern of a format is looked for. */
export function patternNamesBecome(change: (kind: Kind, format: string) => readonly [Kind, string]): Change {
  return writingBy((reference, params, kind) =>
    patternNamed(reference, params, ...change(kind, formatName(params))),
  );
}

/** Makes the format that was named last stay for calls that name none. */
export function staying(kind: Kind): Change {
  return localizing(kind, (localize) => {
    const named = new BySubject<Name>();
    return (params) => {
      if (params.format !== undefined) named.set(params, params.format);
      const format = named.get(params);
      return localize(format === undefined ? params : { ...params, format });
    };
  });
}

/** Localizes times and dates by a pattern of their own. */
function writingBy(
  pattern: (reference: Adapter, params: LocalizeParams, kind: Kind) => Promise<string>,
): Change {
  return localizations((localize, reference) => async (params) => {
    const kind = 'time' in params.object ? 'time' : 'date' in params.object ? 'date' : undefined;
    return localize(kind ? { ...params, format: await pattern(reference, params, kind) } : params);
  });
}

/** Returns the pattern of a name in the active locale; a name that has none is itself the pattern. */
async function patternNamed(
  reference: Adapter,
  params: LocalizeParams,
  kind: Kind,
  format: string,
): Promise<string> {
  return (await found(reference, { ...params, key: `i18n.${kind}.formats.${format}` })) ?? format;
}

function formatName({ format = 'default' }: LocalizeParams): string {
  return nameText(format);
}
