import type { Count, FallbacksValue, Scalar } from '../../adapter/contract/values';
import { nameOf } from '../../steps/notation';
import { cellOf, yamlText } from '../notation';
import { newCatalog } from '../state/catalog-state';
import { isFree, withCatalog } from '../state/scenario-state';
import { returnedOrRaised, STEP, type Context, type ProtocolCall, type Step } from '../step';
import { objectOf, textExpectation, type Localizable } from './localization';
import { onSurfaces } from './surfaces';
import { preparation } from './setup';

/** A rule type is asked which category a count has (SILENT-12). */
export function category(rule: string, written: string): Step {
  const count: Count = written.includes('.') ? { float: written } : Number(written);
  return {
    ...question(`the rule type ${rule} is asked about ${written}`, {
      method: 'plural_rule',
      params: { rule, count },
    }),
    expectation({ reference: [outcome], level }) {
      if (outcome === undefined) return [];
      if ('error' in outcome) return returnedOrRaised(outcome, level);
      return [{ keyword: 'Then', text: `the category is "${String(outcome.result)}"` }];
    },
  };
}

/** Which rule type a locale has (SILENT-13). */
export function ruleName(locale: string): Step {
  return question(`the rule type of the locale "${locale}" is asked for`, {
    method: 'plural_rule_name',
    params: { locale },
  });
}

/** Which locales fallbacks try for a locale (SILENT-06). */
export function chain(locale: string, fallbacks: FallbacksValue): Step {
  const text = `the chain of "${locale}" is asked of the fallbacks`;
  const call: ProtocolCall = { method: 'fallbacks_for', params: { fallbacks, locale } };
  return { ...question(text, call, yamlText(fallbacks)), expectation: listExpectation };
}

/** The parents of a locale tag (SILENT-08). */
export function parents(tag: string): Step {
  const text = `the parents of the tag "${tag}" are asked for`;
  return { ...question(text, { method: 'tag_parents', params: { tag } }), expectation: listExpectation };
}

/** A catalog with fallbacks (SILENT-07). */
export function catalogWithFallbacks(fallbacks: FallbacksValue): Step {
  return {
    ...STEP,
    sentences: () => [
      { keyword: 'Given', text: 'a new catalog with the fallbacks', docString: yamlText(fallbacks) },
    ],
    isPossible: (state) => isFree(state, 'catalog'),
    isStated: () => false,
    calls: () => [preparation('Catalog.new', { catalog: 'catalog', fallbacks })],
    after: (state) => ({
      ...withCatalog(state, 'catalog', newCatalog({ fallbacks })),
      surfaces: ['catalog'],
    }),
  };
}

/** A localization with named arguments (SILENT-26). */
export function localizationWithArguments(
  localizable: Localizable,
  format: string,
  kwargs: { readonly [name: string]: Scalar },
): Step {
  const on = onSurfaces(undefined);
  const { kind, text } = localizable;
  return {
    ...STEP,
    sentences: () => [
      {
        keyword: 'When',
        text: `the ${kind} ${text} is localized with the format ${format} and the named arguments`,
        table: Object.entries(kwargs).map(([name, value]) => [name, cellOf(value)]),
      },
    ],
    isPossible: on.isPossible,
    isStated: () => false,
    calls: on.calls(['localize', 'l'], { object: objectOf(localizable), format: nameOf(format), kwargs }),
    after: on.after(),
    expectation: textExpectation,
  };
}

/** Something that is asked of no catalog, at level crystal alone. */
function question(text: string, call: ProtocolCall, docString?: string): Step {
  return {
    ...STEP,
    sentences: () => [{ keyword: 'When', text, ...(docString !== undefined && { docString }) }],
    isStated: () => false,
    calls: () => [call],
  };
}

function listExpectation({ reference: [outcome], level }: Context): ReturnType<Step['expectation']> {
  if (outcome === undefined) return [];
  if ('error' in outcome) return returnedOrRaised(outcome, level);
  const list = (outcome.result as readonly string[]).map((locale) => JSON.stringify(locale)).join(', ');
  return [{ keyword: 'Then', text: `it returns the list [${list}]` }];
}
