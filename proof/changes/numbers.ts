import type { Adapter, LocalizeParams } from '../../adapter/contract/adapter';
import { toLocalizeArguments } from '../../ports/reference-values';
import { formatNumber, numberFormatOf, type NumberFormat } from '../../reference/localization/number-format';
import { found, localizations, type LocalizationChange } from './lookups';
import type { Change } from './reference-with';
import { nameText } from './surfaces';

/** A number format, as the localization data of a locale gives it. */
export interface LocaleFormat {
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
    const read: ReadFormat = (name) => readFormat(reference, params, name);
    return write(number as number | bigint, await read(nameText(params.format ?? 'default')), read);
  });
}

const FIELDS = ['delimiter', 'separator', 'decimal_places', 'group', 'only_significant'];

async function readFormat(reference: Adapter, params: LocalizeParams, name: string): Promise<LocaleFormat> {
  const path = `i18n.number.formats.${name}`;
  const fields = new Map<string, unknown>();
  for (const field of FIELDS) {
    const text = await found(reference, { ...params, key: `${path}.${field}`, kwargs: {} });
    if (text !== undefined) fields.set(field, valueOf(text));
  }
  return { format: numberFormatOf(name, (key) => fields.get(key.slice(path.length + 1))), fields };
}

/** Returns the value of a field from the text that a lookup gave. */
function valueOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
