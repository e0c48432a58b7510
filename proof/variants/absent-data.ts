import type { Adapter, LocalizeParams } from '../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../adapter/contract/errors';
import { inLocale } from '../changes/locales';
import { found, localizations } from '../changes/lookups';
import type { Change } from '../changes/reference-with';
import { defaultLocaleOf, nameText, subjectOf } from '../changes/surfaces';
import { variantsOf, type Variant } from './variant';

/** Variants that differ where localization data of the active locale is absent. */
export const variants: readonly Variant[] = variantsOf('SILENT-25', {
  'takes absent localization data from the default locale': [
    'A text in another language seems better than none.',
    localizations((localize, reference) => async (params) => {
      const inDefault = async () =>
        inLocale(reference, params, await defaultLocaleOf(reference, params), () => localize(params));
      if (await isFormatAbsent(reference, params)) return inDefault();
      return localize(params).catch((thrown: unknown) => {
        if (isMissing(thrown)) return inDefault();
        throw thrown;
      });
    }),
  ],
  'uses the pattern of dates for a time, or of times for a date, when its own is absent': [
    'A pattern without hours can be used for a date as well as for a time.',
    localizations((localize, reference) => async (params) => {
      const { object, format = 'default' } = params;
      const other = 'date' in object ? 'time' : 'time' in object ? 'date' : undefined;
      if (other === undefined || !(await isFormatAbsent(reference, params))) return localize(params);
      const key = `i18n.${other}.formats.${nameText(format)}`;
      const pattern = await found(reference, { subject: subjectOf(params), key });
      return localize(pattern === undefined ? params : { ...params, format: pattern });
    }),
  ],
  'writes nothing when a name is absent': [
    'An empty text seems better than an error.',
    whereNameIsAbsent(() => ''),
  ],
  'raises another error when a name is absent': [
    'The name of a day is not a translation that the caller requested.',
    whereNameIsAbsent((message) => {
      throw new OperationError(ErrorCode.Other, 'KeyError', message);
    }),
  ],
});

/** Tells whether the active locale lacks the format that is named; a pattern of directives names none. */
async function isFormatAbsent(reference: Adapter, params: LocalizeParams): Promise<boolean> {
  const { object } = params;
  const name = nameText(params.format ?? 'default');
  if (name.includes('%')) return false;
  const kind = 'date' in object ? 'date' : 'time' in object ? 'time' : 'number';
  const fields = kind === 'number' ? ['.delimiter', '.separator', '.decimal_places'] : [''];
  for (const field of fields) {
    const key = `i18n.${kind}.formats.${name}${field}`;
    if ((await found(reference, { subject: subjectOf(params), key })) !== undefined) return false;
  }
  return true;
}

/** Changes what a localization returns for which a name is missing. */
function whereNameIsAbsent(end: (message: string) => string): Change {
  return localizations((localize) => async (params) => {
    try {
      return await localize(params);
    } catch (thrown) {
      if (isMissing(thrown)) return end(thrown.message);
      throw thrown;
    }
  });
}

function isMissing(thrown: unknown): thrown is OperationError {
  return thrown instanceof OperationError && thrown.code === ErrorCode.MissingTranslation;
}
