import { found, withFormat } from '../../../changes/lookups';
import { BySubject } from '../../../changes/surfaces';
import { both, localizing, patternsBecome, timesInUtc } from '../../../changes/times';
import { mutantsOf, type Mutant } from '../../mutant';

/** Trims a pattern that is given. */
const trimming = withFormat((format) => (typeof format === 'string' ? format.trim() : format));

/** Mistakes in patterns that are given as Strings. */
export const mutants: readonly Mutant[] = mutantsOf('PATTERN-01', {
  'treats a String format as the name of a pattern': [
    'Every format is looked up as a name, and the default pattern replaces a missing one.',
    ...both(withFormat((format) => (typeof format === 'string' ? undefined : format))),
  ],
  'ignores a String pattern for dates': [
    'The overload for tuples takes only Symbols.',
    localizing(
      'date',
      withFormat((format) => (typeof format === 'string' ? undefined : format)),
    ),
  ],
  'removes spaces around a pattern for a time': [
    'Patterns in files have accidental spaces.',
    localizing('time', trimming),
  ],
  'removes spaces around a pattern for a date': [
    'Patterns in files have accidental spaces.',
    localizing('date', trimming),
  ],
  'writes a repeated directive once': [
    'In JavaScript, `replace` with a String replaces only the first match.',
    patternsBecome((pattern) => {
      const seen = new Set<string>();
      return pattern.replace(/%[a-zA-Z]/g, (directive) => {
        const isFirst = !seen.has(directive);
        seen.add(directive);
        return isFirst ? directive : `%${directive}`;
      });
    }),
  ],
  'drops characters other than ASCII': [
    'The pattern is scanned byte by byte.',
    patternsBecome((pattern) => pattern.replace(/[^\x20-\x7e]/g, '')),
  ],
  'uses the default pattern when the pattern of a date is empty': [
    'An empty String is false in many languages.',
    localizing(
      'date',
      withFormat((format) => format || undefined),
    ),
  ],
  'looks up a String pattern as a key, and uses its text as the pattern': [
    'Every String is looked up as a key before it is used as a pattern.',
    ...both((localize, reference) => async (params) => {
      if (typeof params.format !== 'string' || params.format === '') return localize(params);
      return (await found(reference, { ...params, key: params.format, kwargs: {} })) ?? localize(params);
    }),
  ],
  'uses the text after the last point of a pattern': [
    'A String with points is treated as the path of a pattern, and an unknown name as a pattern.',
    ...both(withFormat((format) => (typeof format === 'string' ? format.split('.').at(-1) : format))),
  ],
  'treats the name of a method as the name of a pattern for a date': [
    'In JavaScript, every object has the key `constructor`.',
    localizing(
      'date',
      (localize) => async (params) => (params.format === 'constructor' ? String(Object) : localize(params)),
    ),
  ],
  'drops apostrophes': [
    'In the patterns of Java, apostrophes quote a text.',
    patternsBecome((pattern) => pattern.replaceAll("'", '')),
  ],
  'removes references of regular expressions': [
    'The pattern is the replacement text of a regular expression.',
    patternsBecome((pattern) => pattern.replace(/\$[&\d]/g, '')),
  ],
  'keeps a pattern for later localizations': [
    'The pattern is set on a formatter that is reused.',
    ...both((localize) => {
      const given = new BySubject<string>();
      return (params) => {
        if (typeof params.format === 'string') given.set(params, params.format);
        const format = params.format ?? given.get(params);
        return localize({ ...params, ...(format !== undefined && { format }) });
      };
    }),
  ],
  'writes a time in UTC when a pattern is given': [
    'The formatter of the platform writes times in UTC.',
    timesInUtc(({ format }) => typeof format === 'string'),
  ],
  'treats yyyy and HH as directives': [
    'Other libraries have patterns such as yyyy-MM-dd.',
    patternsBecome((pattern) => pattern.replace('yyyy', '%Y').replace('HH', '%H')),
  ],
  'drops names in braces': [
    'Patterns are treated as texts whose placeholders have no values.',
    patternsBecome((pattern) => pattern.replace(/#?\{\w+\}/g, '')),
  ],
  'trims a pattern': [
    'Patterns in files have accidental spaces.',
    patternsBecome((pattern) => pattern.replace('[ ]', '[]')),
  ],
  'drops characters that need two units in UTF-16': [
    'The pattern is read one unit after the other.',
    patternsBecome((pattern) => pattern.replace(/[\u{10000}-\u{10ffff}]/gu, '')),
  ],
  'reads backslash sequences in a pattern': [
    'The pattern is treated as a String literal.',
    patternsBecome((pattern) => pattern.replaceAll('\\t', '\t').replaceAll('\\n', '\n')),
  ],
  'leaves the directives after a line break unchanged': [
    'The regular expression for a pattern ends at the first line break.',
    localizing('time', (localize) => async (params) => {
      const pattern = typeof params.format === 'string' ? params.format : '';
      const [first = '', ...lines] = pattern.split('\n');
      if (lines.length === 0) return localize(params);
      return [await localize({ ...params, format: first }), ...lines].join('\n');
    }),
  ],
});
