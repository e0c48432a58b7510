import type { Adapter, SubjectParams } from '../../adapter/contract/adapter';
import { subjectOf } from './surfaces';

type Operation<Params> = (params: Params) => Promise<string>;

/** Has operations keep the text of each call, and give it again while the same locale is active, whoever is asked. */
export function keepingTexts(
  reference: Adapter,
): <Params extends SubjectParams>(operation: Operation<Params>) => Operation<Params> {
  const texts = new Map<string, string>();
  return (operation) => async (params) => {
    const asked = JSON.stringify({ ...params, subject: undefined });
    const known = `${await reference.locale({ subject: subjectOf(params) })} ${asked}`;
    const text = texts.get(known) ?? (await operation(params));
    texts.set(known, text);
    return text;
  };
}
