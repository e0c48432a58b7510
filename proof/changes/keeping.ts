import type { Adapter, SubjectParams } from '../../adapter/contract/adapter';
import { subjectOf } from './surfaces';

type TextOperation<Params> = (params: Params) => Promise<string>;

/** Makes operations cache the text of each call by the active locale, and share the texts among all subjects. */
export function keepingTexts(
  reference: Adapter,
): <Params extends SubjectParams>(operation: TextOperation<Params>) => TextOperation<Params> {
  const texts = new Map<string, string>();
  return (operation) => async (params) => {
    const asked = JSON.stringify({ ...params, subject: undefined });
    const known = `${await reference.locale({ subject: subjectOf(params) })} ${asked}`;
    const text = texts.get(known) ?? (await operation(params));
    texts.set(known, text);
    return text;
  };
}
