import type { ConfigResult, SubjectParams, TranslateParams } from '../adapter/contract/adapter';
import { ErrorCode } from '../adapter/contract/errors';
import { callsInBlock, type PlayedCall } from '../suite/play/compare';
import type { ErrorFields } from '../suite/play/deviation';
import { pathOf } from '../steps/notation';
import { errorNameOf } from '../steps/script';
import type { Level } from '../suite/read';
import { docStep, plainStep, type GeneratedStep, type StepGroup } from './gherkin';
import { catalogOf, find, type ScenarioState } from './model/scenario-state';
import { isQuotable, namesText, yamlText } from './notation';

/** Steps whose calls were made on the reference. */
interface PlayedSteps {
  readonly steps: StepGroup;
  readonly calls: readonly PlayedCall[];
  /** The state before the steps. */
  readonly state: ScenarioState;
  readonly level: Level;
}

/** Returns the Then steps that state the outcomes of the reference, as far as these are stated at the level. */
export function expectationOf(played: PlayedSteps): GeneratedStep[] {
  const { steps, calls, level } = played;
  const [step, call] = [steps.at(-1), calls.at(-1)];
  // An operation of a Given must succeed.
  if (call === undefined || step === undefined || step.keyword === 'Given') return [];
  if (step.keyword === 'Then') return observed(step.text, call, played);
  const { method, outcome } = call;
  if ('error' in outcome) {
    // SILENT-28: an error that a block raises.
    const isOfBlock = method === 'with_locale' && outcome.error.code === ErrorCode.Other;
    return isOfBlock && level === 'spec' ? [] : [raised(outcome.error, level)];
  }
  const { result } = outcome;
  switch (method) {
    case 'translate':
    case 't':
      return isMissing(call, played)
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
    case 'with_locale':
      return ranBlock(call, level);
    case 'config=':
    case 'Catalog.from_config':
      // The steps that make these calls only prepare a scenario.
      return [];
    default:
      if (result === null) return [then('it returns nil')];
      return typeof result === 'string' ? [then(`it returns "${result}"`)] : [];
  }
}

function then(text: string): GeneratedStep {
  return plainStep('Then', text);
}

/** Returns an observation with its placeholder replaced by the observed value. */
function observed(text: string, call: PlayedCall, { state, level }: PlayedSteps): GeneratedStep[] {
  if ('error' in call.outcome) return [];
  const { result } = call.outcome;
  const withValue = (value: unknown): GeneratedStep[] => [
    then(text.replace('"?"', () => `"${String(value)}"`)),
  ];
  switch (call.method) {
    case 'config':
      return withValue((result as ConfigResult).default_locale);
    case 'constants':
      return withValue((result as Readonly<Record<string, unknown>>)[text.split(' ')[2] ?? '']);
    case 'available_locales': {
      const listed = result as readonly string[];
      const { subject = '' } = call.params as SubjectParams;
      const { defaultLocale = '' } = catalogOf(state, subject) ?? {};
      // SILENT-03: whether the default locale is available if there are translations only for other locales.
      if (level === 'spec' && !listed.includes(defaultLocale))
        return [then(`the available locales include ${namesText(listed)}`)];
      // The order is compared at level crystal, unless the file system may have determined the order (SILENT-04).
      const isOrdered = level === 'crystal' && Object.keys(state.files).length === 0;
      return [then(`the available locales are${isOrdered ? ', in this order,' : ''} ${namesText(listed)}`)];
    }
    default:
      return withValue(result);
  }
}

/**
 * Tells whether the text is that of a missing translation (SILENT-29). At level crystal, such a text counts as an
 * ordinary text.
 */
function isMissing({ params }: PlayedCall, { state, level }: PlayedSteps): boolean {
  const { subject = '', key, scope } = params as TranslateParams & SubjectParams;
  const catalog = level === 'spec' ? catalogOf(state, subject) : undefined;
  return catalog !== undefined && find(catalog, pathOf(key, scope)) === undefined;
}

function ranBlock(call: PlayedCall, level: Level): GeneratedStep[] {
  const table = textsInBlock(call).map((text) => [text]);
  const returned = { ...then('the calls in the block returned'), table };
  const value = then('with_locale returned the value of its block');
  return [...(table.length > 0 ? [returned] : []), ...(level === 'crystal' ? [value] : [])];
}

/**
 * Returns the outcomes of the calls in a block as texts. The outcome of a call that ran an inner block is replaced by
 * the outcomes of that block's calls.
 */
function textsInBlock(call: PlayedCall): string[] {
  return callsInBlock(call).flatMap((inner) => {
    if ('error' in inner.outcome) return `raises ${nameOf(inner.outcome.error)}`;
    return inner.method === 'with_locale' ? textsInBlock(inner) : String(inner.outcome.result);
  });
}

function raised(error: ErrorFields, level: Level): GeneratedStep {
  const name = nameOf(error);
  const isSaid = level === 'crystal' && name !== 'another error' && isQuotable(error.message);
  return then(isSaid ? `it raises ${name} with the message "${error.message}"` : `it raises ${name}`);
}

function nameOf({ code }: ErrorFields): string {
  return errorNameOf(code) ?? 'another error';
}

/** Returns the step that states a text: in quotes, or in YAML if the text cannot be quoted. */
function stated(what: string, text: unknown): GeneratedStep {
  return isQuotable(String(text))
    ? then(`${what} is "${String(text)}"`)
    : docStep('Then', 'the translation is, in YAML', () => JSON.stringify(text));
}
