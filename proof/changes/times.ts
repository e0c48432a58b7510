import * as patterns from '../../reference/localization/pattern';
import { LocaleView } from '../../reference/lookup/locale-view';
import type { Change } from './changing';
import { localizations } from './lookups';
import { overriding } from './overriding';

/** Year, month and day. */
export type DateTuple = readonly [year: number, month: number, day: number];

type Localizer = Parameters<typeof localizations>[0];

/** A localization of times, of dates, or of both. */
export type Kind = 'time' | 'date';

/** Changes the localization of one kind of object. */
export function localizing(kind: Kind, change: Localizer): Change {
  return localizations((localize, reference) => {
    const changed = change(localize, reference);
    return (params) => (kind in params.object ? changed(params) : localize(params));
  });
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
  return overriding(patterns, { compilePattern: (original) => (text) => original(change(text)) });
}

/** Changes where the pattern of a format is looked for. */
export function formatsBecome(change: (kind: Kind, format: string) => readonly [Kind, string]): Change {
  return overriding(LocaleView.prototype, {
    pattern: (original) =>
      function (this: LocaleView, kind, format) {
        return original.call(this, ...change(kind, format));
      },
  });
}
