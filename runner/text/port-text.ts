import type { Implementation } from '../../adapter/contract/adapter';
import { safeLine, safeText } from './safe-text';

/** The name of an implementation, in one safe line: `i18n-ts 1.0.0 (TypeScript)`. */
export function implementationText({ name, version, language }: Implementation): string {
  return safeLine(`${name} ${version} (${language})`);
}

/** The lines that an adapter wrote last to its standard error, under a heading; none when there are none. */
export function stderrLines(stderr: readonly string[], indent = '  '): string[] {
  if (stderr.length === 0) return [];
  return ['the last lines of its standard error:', ...stderr.map((line) => indent + safeText(line))];
}
