import type {
  Adapter,
  SubjectParams,
  WithLocaleParams,
  WithLocaleResult,
} from '../../adapter/contract/adapter';
import type { ConfigValue } from '../../adapter/contract/values';

/**
 * A mistake that an operation can make in one state.
 *
 * - `no effect`: the operation returns what it should, but changes nothing. One that should be refused is accepted, and a
 *   read returns something else.
 * - `other locale`: the operation does its work, and leaves another locale active.
 */
export type Mistake = 'no effect' | 'other locale';

/** Makes another locale active, if there is one. */
export async function activateOther(reference: Adapter, { subject = 'I18n' }: SubjectParams): Promise<void> {
  const active = await reference.locale({ subject });
  const other = (await reference.availableLocales({ subject })).find((locale) => locale !== active);
  if (other !== undefined) await reference.activate({ subject, locale: other });
}

/** Runs a block in the locale that was active before it. */
export async function runInLocaleBefore(
  reference: Adapter,
  params: WithLocaleParams,
  locale: string,
): Promise<WithLocaleResult> {
  const activation = { method: 'activate', params: { subject: params.subject, locale } };
  const result = await reference.withLocale({ ...params, block: [activation, ...params.block] });
  return { ...result, block: result.block.slice(1) };
}

/** Returns the result of a block that does not run. */
export function skipBlock({ block }: WithLocaleParams): WithLocaleResult {
  return { block: block.map(() => ({ result: null })) };
}

/** Creates a main catalog that has nothing of the main configuration. */
export async function initWithoutConfig(reference: Adapter, config: ConfigValue): Promise<unknown> {
  await reference.replaceConfig({});
  const result = await reference.init();
  await reference.replaceConfig(config);
  return result;
}

/** Returns another text, or other locales. */
export function otherValue(right: unknown): unknown {
  return Array.isArray(right) ? [...(right as unknown[]), 'xx'] : `${String(right)}!`;
}
