import type { Adapter, LocalizeParams } from '../../adapter/contract/adapter';
import { toLocalizeArguments } from '../../ports/reference-values';
import { formatNumber, numberFormatOf, type NumberFormat } from '../../reference/localization/number-format';
import { LocaleFormats } from '../../reference/localization/locale-formats';
import { valueOfEntry } from '../../reference/lookup/template';
import { localizations, type LocalizationChange } from './lookups';
import type { Change } from './reference-with';
import { nameText } from './surfaces';

/** A number format, as the localization data of a locale gives it. */
interface LocaleFormat {
  /** The format, absent fields filled in. */
  readonly format: NumberFormat;
  /** The fields that the locale's data has. */
  readonly fields: ReadonlyMap<string, unknown>;
}

/** Reads the number format of a name in the active locale. */
type ReadFormat = (name: string) => Promise<LocaleFormat>;

/** Changes the localization of numbers alone. */
export function localizingNumbers(change: LocalizationChange): Change {
  return localizations((localize, reference) => {
    const changed = change(localize, reference);
    return (params) =>
      'integer' in params.object || 'float' in params.object ? changed(params) : localize(params);
  });
}

/** Changes the format that numbers are written in. */
export function numberFormatsBecome(
  change: (format: NumberFormat, its: LocaleFormat, read: ReadFormat) => NumberFormat | Promise<NumberFormat>,
): Change {
  return writingNumbers(async (number, its, read) =>
    formatNumber(number, await change(its.format, its, read)),
  );
}

/** Changes the numbers that are written. */
export function numbersBecome(
  change: (number: number | bigint, format: NumberFormat) => number | bigint,
): Change {
  return writingNumbers((number, { format }) => formatNumber(change(number, format), format));
}

/** Changes the text that a number becomes. */
export function writtenNumbersBecome(
  change: (text: string, format: NumberFormat, number: number | bigint) => string,
): Change {
  return writingNumbers((number, { format }) => change(formatNumber(number, format), format, number));
}

function writingNumbers(
  write: (number: number | bigint, format: LocaleFormat, read: ReadFormat) => string | Promise<string>,
): Change {
  return localizingNumbers((_, reference) => async (params) => {
    const [number] = toLocalizeArguments(params);
    const formats = await activeFormats(reference, params);
    const read: ReadFormat = async (name) => readFormat(formats, name);
    return write(number as number | bigint, await read(nameText(params.format ?? 'default')), read);
  });
}

const FIELDS = ['delimiter', 'separator', 'decimal_places', 'group', 'only_significant'];

/** Returns the reference's formats of the active locale: their entries have types, and what a lookup returns is text. */
async function activeFormats(reference: Adapter, params: LocalizeParams): Promise<LocaleFormats> {
  const { numberFormat } = LocaleFormats.prototype;
  const found: LocaleFormats[] = [];
  LocaleFormats.prototype.numberFormat = function (this: LocaleFormats, name) {
    found.push(this);
    return numberFormat.call(this, name);
  };
  // The reference formats a number before it returns a promise, so nothing else can use the method meanwhile.
  const localized = reference.localize({ ...params, object: { integer: '0' } }).catch(() => undefined);
  LocaleFormats.prototype.numberFormat = numberFormat;
  await localized;
  const [formats] = found;
  if (formats === undefined) throw new Error('put the change of numbers before changes that delay localize');
  return formats;
}

function readFormat({ translations }: LocaleFormats, name: string): LocaleFormat {
  const path = `i18n.number.formats.${name}`;
  const fields = new Map<string, unknown>();
  for (const field of FIELDS) {
    const entry = translations.find(`${path}.${field}`);
    if (entry !== undefined) fields.set(field, valueOfEntry(entry));
  }
  return { format: numberFormatOf(name, (key) => fields.get(key.slice(path.length + 1))), fields };
}
