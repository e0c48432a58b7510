import { OperationError } from '../../adapter/contract/errors';
import { found, localizations } from '../changes/lookups';
import { injectedBecome } from '../changes/loading';
import { subjectOf } from '../changes/surfaces';
import { both, patternNamesBecome, patternsBecome } from '../changes/times';
import { mapLeaves } from '../changes/translations';
import { variantsOf, type Variant } from './variant';

const KNOWN = /%(?:\^?[aAbBhPpZ]|[-_]?[dm]|::?z|[369]?N|[%CcDeFGgHIjkLlMRrSsTuVwXxYyz])/;

/** Other answers in patterns, and in what dates and times are written by. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-22', {
    'leaves out directives that it does not know': [
      'A directive without a meaning writes nothing.',
      patternsBecome((pattern) => pattern.replace(/%[a-zA-Z%]/g, (text) => (KNOWN.test(text) ? text : ''))),
    ],
    'raises an error for a directive that it does not know': [
      'An unknown directive is treated as a mistake of the caller.',
      patternsBecome((pattern) => {
        const unknown = pattern.match(/%[a-zA-Z%]/g)?.find((text) => !KNOWN.test(text));
        if (unknown === undefined) return pattern;
        throw new OperationError(3, 'ArgumentError', `unknown directive ${unknown}`);
      }),
    ],
    'knows the directives that are shown and no others': [
      'The document shows only these directives.',
      patternsBecome((pattern) => pattern.replace(/%(?![abBdmHMSYz])/g, '%%')),
    ],
  }),
  ...variantsOf('SILENT-23', {
    'writes the text for morning or afternoon in lower case for %p': [
      'The markers are texts of the locale, so they seem to need no change.',
      patternsBecome((pattern) => pattern.replaceAll('%p', '%P')),
    ],
    "writes am or pm in place of the locale's text for morning or afternoon": [
      'The document shows no directive that uses the markers of the locale.',
      // A loader gives the texts of its files all the same.
      injectedBecome((translations) =>
        mapLeaves(translations, (leaf, [, ...path]) => {
          const half = /^i18n\.time\.([ap]m)$/.exec(path.join('.'));
          return half ? half[1]! : leaf;
        }),
      ),
    ],
  }),
  ...variantsOf('SILENT-24', {
    'treats every String as a pattern': [
      'The document says that a String format is a custom pattern, which is used as given.',
      ...both((localize) => async (params) => {
        const { format } = params;
        if (typeof format !== 'string' || format.includes('%')) return localize(params);
        return format;
      }),
    ],
    'refuses a String that is the name of a pattern': [
      'The String could be meant as a name or as a pattern.',
      ...both((localize) => async (params) => {
        const isName = typeof params.format === 'string' && /^(?:default|short|long)$/.test(params.format);
        if (isName) throw new OperationError(3, 'ArgumentError', 'write a name as a Symbol');
        return localize(params);
      }),
    ],
  }),
  ...variantsOf('SILENT-25', {
    'uses the default pattern when the named one is absent': [
      'Some text seems better than an error.',
      patternNamesBecome((kind, format) => [
        kind,
        /^(absent|missing|custom|compact|nope)$/.test(format) ? 'default' : format,
      ]),
    ],
    'writes dates and times where the data of both are there': [
      'The document says that localizing dates and times requires both i18n.date and i18n.time.',
      ...both((localize, reference) => async (params) => {
        for (const key of ['i18n.date.formats.default', 'i18n.time.formats.default']) {
          const pattern = await found(reference, { key, subject: subjectOf(params) });
          if (pattern === undefined) throw new OperationError(3, 'ArgumentError', `there is no ${key}`);
        }
        return localize(params);
      }),
    ],
  }),
  ...variantsOf('SILENT-26', {
    'ignores the named arguments of `localize`': [
      'The document does not show the meaning of named arguments.',
      localizations(
        (localize) =>
          ({ kwargs: _, ...params }) =>
            localize(params),
      ),
    ],
    'refuses named arguments of `localize`': [
      'The document does not show the meaning of named arguments.',
      localizations((localize) => async (params) => {
        if (params.kwargs === undefined) return localize(params);
        throw new OperationError(3, 'ArgumentError', 'localize has no named arguments');
      }),
    ],
    'replaces the placeholders in a String pattern': [
      'Named arguments seem to supply values for the placeholders of any text.',
      localizations((localize) => (params) => {
        const { format, kwargs = {} } = params;
        if (typeof format !== 'string') return localize(params);
        const filled = format.replace(/%\{(\w+)\}/g, (placeholder, name: string) =>
          String(kwargs[name] ?? placeholder),
        );
        return localize({ ...params, format: filled });
      }),
    ],
  }),
  ...variantsOf('SILENT-44', {
    'leaves half a directive out': [
      'A directive without a meaning writes nothing.',
      patternsBecome((pattern) => pattern.replace(/%[-_^:369]*$/, '')),
    ],
    'writes half a directive unchanged': [
      'Whatever is not a directive is treated as text.',
      patternsBecome((pattern) =>
        /%[-_^:369]*$/.test(pattern) ? pattern.replace(/%([-_^:369]*)$/, '%%$1') : pattern,
      ),
    ],
  }),
];
