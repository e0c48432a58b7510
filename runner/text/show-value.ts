import { safeText } from './safe-text';

/** A value that was expected or came, as it is shown: JSON, in several lines when it does not fit into one. */
export function showValue(value: unknown): string {
  const short = JSON.stringify(value) ?? 'nothing';
  const isLong = short.length > 70 && typeof value === 'object';
  return safeText(isLong ? JSON.stringify(value, undefined, 2) : short);
}
