import { unlessRefused } from '../../changes/locales';
import { subjectOf } from '../../changes/surfaces';
import { fromVariants } from '../from-variants';
import { mutant, type Mutant } from '../mutant';

/** Mistakes in with_locale. */
export const mutants: readonly Mutant[] = [
  ...fromVariants(
    'WITHLOCALE-01',
    'SILENT-27/returns-nil-from-with-locale',
    'SILENT-27/returns-the-locale-from-with-locale',
  ),
  ...fromVariants(
    'WITHLOCALE-02',
    'SILENT-28/swallows-the-error-of-a-block',
    'SILENT-28/wraps-the-error-of-a-block',
  ),
  mutant(
    'WITHLOCALE-02',
    'activates the locale outside all blocks when a nested block raises an error',
    'The error empties the stack of locales.',
    (reference) => {
      const outside: string[] = [];
      return {
        withLocale: async (params) => {
          const subject = subjectOf(params);
          outside.push(await reference.locale({ subject }));
          try {
            return await reference.withLocale(params);
          } catch (thrown) {
            const [locale = ''] = outside;
            await unlessRefused(reference.activate({ subject, locale }));
            throw thrown;
          } finally {
            outside.pop();
          }
        },
      };
    },
  ),
];
