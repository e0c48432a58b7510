import { TextTooLong } from './errors';

/** Matches the messages that V8, SpiderMonkey and JavaScriptCore use to report that a string is too long. */
const ENGINE_MESSAGE = /^(?:Invalid string length|allocation size overflow|Out of memory)/;

/**
 * Replaces the JavaScript engine's error about an overlong string with a {@link TextTooLong}. Returns any other error
 * unchanged.
 */
export function explained(error: unknown): unknown {
  const isTooLong = error instanceof Error && ENGINE_MESSAGE.test(error.message);
  return isTooLong ? new TextTooLong({ cause: error }) : error;
}
