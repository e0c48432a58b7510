import type {
  ConfigResult,
  SubjectParams,
  TranslateParams,
  WithLocaleParams,
  WithLocaleResult,
} from '../adapter/contract/adapter';
import { ErrorCode, type OperationError } from '../adapter/contract/errors';
import { textsOfResponses } from '../steps/block-notation';
import type { Outcome } from '../steps/deviations';
import { pathOf } from '../steps/notation';
import type { Level } from '../suite';
import { docStep, plainStep, type GeneratedStep } from './gherkin';
import { find, listedLocales } from './model/catalog-state';
import { catalogOf, type ScenarioState } from './model/scenario-state';
import { isQuotable, namesText, yamlText } from './notation';
import type { PlayedCall } from './side';

/** A step that was played on the reference. */
export interface ReferenceStep {
  readonly step: GeneratedStep;
  readonly calls: readonly PlayedCall[];
  /** The outcomes that Then steps check, if the step set them. */
  readonly outcomes: readonly Outcome[];
  /** The state before the step. */
  readonly state: ScenarioState;
  readonly level: Level;
}

/** Returns the Then steps that state the outcomes of the reference, as far as these are stated at the level. */
export function expectationOf(played: ReferenceStep): GeneratedStep[] {
  const { step, calls, outcomes, level } = played;
  if (step.keyword === 'Then') return observed(played);
  const [outcome] = outcomes;
  if (outcome === undefined) return [];
  const method: string = calls.at(-1)?.method ?? '';
  if ('error' in outcome) {
    // SILENT-28: an error that a block raises.
    const isOfBlock = method === 'with_locale' && outcome.error.code === ErrorCode.Other;
    return isOfBlock && level === 'spec' ? [] : [raised(outcome.error, level)];
  }
  const { result } = outcome;
  switch (method) {
    case 'translate':
    case 't':
      return isMissing(played)
        ? [then('it states that the translation is missing')]
        : [stated('the translation', result)];
    case 'translate!':
    case 't!':
      return [stated('the translation', result)];
    case 'localize':
    case 'l':
      return [stated('the text', result)];
    case 'load':
      return [docStep('Then', 'the loaded translations are', () => yamlText(result))];
    case 'plural_rule':
      return [stated('the category', result)];
    case 'fallbacks_for':
    case 'tag_parents':
      return [then(`it returns the list ${listText(result as readonly string[])}`)];
    case 'with_locale':
      return ranBlock(result as WithLocaleResult, calls.at(-1)?.params as WithLocaleParams, level);
    default:
      if (result === null) return [then('it returns nil')];
      return typeof result === 'string' ? [then(`it returns "${result}"`)] : [];
  }
}

function then(text: string): GeneratedStep {
  return plainStep('Then', text);
}

/** Returns an observation with its placeholder replaced by the observed value. */
function observed({ step, calls: [call], state, level }: ReferenceStep): GeneratedStep[] {
  if (call?.outcome === undefined || 'error' in call.outcome) return [];
  const { result } = call.outcome;
  const method: string = call.method;
  const withValue = (value: unknown): GeneratedStep[] => [
    then(step.text.replace('"?"', () => `"${String(value)}"`)),
  ];
  switch (method) {
    case 'config':
      return withValue((result as ConfigResult).default_locale);
    case 'constants':
      return withValue((result as Readonly<Record<string, unknown>>)[step.text.split(' ')[2] ?? '']);
    case 'available_locales': {
      const certain = level === 'spec' ? certainLocales(state, call.params) : undefined;
      if (certain !== undefined) return [then(`the available locales include ${namesText(certain)}`)];
      // The order is compared at level crystal, unless the file system may have determined the order.
      const order = level === 'crystal' && !state.hasReadFiles ? ', in this order,' : '';
      return [then(`the available locales are${order} ${namesText(result as readonly string[])}`)];
    }
    default:
      return withValue(result);
  }
}

/**
 * Returns the locales that are certainly listed, or undefined if all are. The default locale is uncertain if there are
 * translations only for other locales (SILENT-03).
 */
function certainLocales(
  state: ScenarioState,
  { subject = '' }: SubjectParams,
): readonly string[] | undefined {
  const catalog = catalogOf(state, subject);
  const listed = catalog === undefined ? [] : listedLocales(catalog);
  return catalog === undefined || listed.includes(catalog.defaultLocale) ? undefined : listed;
}

/**
 * Tells whether the text is that of a missing translation (SILENT-29). At level crystal, such a text counts as an
 * ordinary text.
 */
function isMissing({ calls, state, level }: ReferenceStep): boolean {
  return calls.some(({ params }) => {
    const { subject = '', key, scope } = params as TranslateParams & SubjectParams;
    const catalog = level === 'spec' ? catalogOf(state, subject) : undefined;
    return catalog !== undefined && find(catalog, pathOf(key, scope)) === undefined;
  });
}

function ranBlock(result: WithLocaleResult, { block }: WithLocaleParams, level: Level): GeneratedStep[] {
  const table = textsOfResponses(result.block, block).map((text) => [text]);
  return [
    ...(table.length > 0
      ? [{ keyword: 'Then' as const, text: 'the calls in the block returned', table }]
      : []),
    ...(level === 'crystal' ? [then('with_locale returned the value of its block')] : []),
  ];
}

function raised({ code, message }: Pick<OperationError, 'code' | 'message'>, level: Level): GeneratedStep {
  if (code !== ErrorCode.InvalidLocale && code !== ErrorCode.MissingTranslation) {
    return then('it raises another error');
  }
  const name = code === ErrorCode.InvalidLocale ? 'InvalidLocale' : 'MissingTranslation';
  const isSaid = level === 'crystal' && isQuotable(message);
  return then(isSaid ? `it raises ${name} with the message "${message}"` : `it raises ${name}`);
}

/** Returns the step that states a text: in quotes, or in YAML if the text cannot be quoted. */
function stated(what: string, text: unknown): GeneratedStep {
  return isQuotable(String(text))
    ? then(`${what} is "${String(text)}"`)
    : docStep('Then', 'the translation is, in YAML', () => JSON.stringify(text));
}

function listText(locales: readonly string[]): string {
  return `[${locales.map((locale) => JSON.stringify(locale)).join(', ')}]`;
}
