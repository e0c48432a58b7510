import type { LocalizableValue } from '../../adapter/contract/values';
import { nameOf, numberOf, timeOf } from '../../steps/notation';
import { isQuotable, textOfName } from '../notation';
import type { Sentence } from '../sentence';
import { isStatedLocalization, isStatedPattern, type Format } from '../stated/localizations';
import { returnedOrRaised, STEP, type Context, type Step } from '../step';
import { onSurfaces } from './surfaces';

/** What is localized, in the notation of the features. */
export interface Localizable {
  readonly kind: 'number' | 'time' | 'date';
  /** `1234.5`, `2020-12-13T21:11:08-05:00` or `2020-12-13`. */
  readonly text: string;
}

/** How it is localized: by a format's name in the notation of the features, by a pattern, or by neither. */
export type Manner = { readonly name: string } | { readonly pattern: string } | 'by default';

/** A number, a time or a date is localized, in both spellings. */
export function localization({ kind, text }: Localizable, manner: Manner): Step {
  const on = onSurfaces(undefined);
  const object = objectOf({ kind, text });
  const format = formatOf(manner);
  return {
    ...STEP,
    sentences: () => [{ keyword: 'When', text: `the ${kind} ${text} is localized${mannerText(manner)}` }],
    isPossible: on.isPossible,
    isStated: on.statedOnceInitialized(
      (catalog) => isWrittenAsShown(kind, manner) && isStatedLocalization(catalog, object, format),
    ),
    calls: on.calls(['localize', 'l'], { object, ...formatParams(manner) }),
    after: on.after(),
    expectation: textExpectation,
  };
}

/** The sentence that states the text of a localization. */
export function textExpectation({ reference: [outcome], level }: Context): readonly Sentence[] {
  if (outcome === undefined) return [];
  if ('error' in outcome) return returnedOrRaised(outcome, level);
  const text = String(outcome.result);
  return isQuotable(text) ? [{ keyword: 'Then', text: `the text is "${text}"` }] : [];
}

/** The object of the protocol. */
export function objectOf({ kind, text }: Localizable): LocalizableValue {
  if (kind === 'number') return numberOf(text);
  if (kind === 'time') return timeOf(text);
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { date: [year, month, day] };
}

function isWrittenAsShown(kind: Localizable['kind'], manner: Manner): boolean {
  if (typeof manner === 'string' || 'name' in manner) return true;
  return kind !== 'number' && isStatedPattern(manner.pattern, kind);
}

function formatOf(manner: Manner): Format {
  if (manner === 'by default') return { kind: 'default' };
  if ('pattern' in manner) return { kind: 'pattern' };
  return { kind: 'name', name: textOfName(manner.name), isSymbol: manner.name.startsWith(':') };
}

function formatParams(manner: Manner): object {
  if (manner === 'by default') return {};
  return { format: 'pattern' in manner ? manner.pattern : nameOf(manner.name) };
}

function mannerText(manner: Manner): string {
  if (manner === 'by default') return '';
  return 'pattern' in manner ? ` with the pattern "${manner.pattern}"` : ` with the format ${manner.name}`;
}
