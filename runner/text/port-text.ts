import type { Implementation } from '../../adapter/contract/adapter';
import type { Rule, Trial } from '../../suite/read';
import { safeLine, safeText, shellQuote, shortened } from './escape';

/** Names, versions and languages are truncated to this many characters. */
const MAX_NAME_LENGTH = 100;

/** Describes an implementation on one line that is safe to print, such as `i18n-ts 1.0.0 (TypeScript)`. */
export function implementationText({ name, version, language }: Implementation): string {
  const [shownName, shownVersion, shownLanguage] = [name, version, language].map((text) =>
    shortened(text, MAX_NAME_LENGTH),
  );
  return safeLine(`${shownName} ${shownVersion} (${shownLanguage})`);
}

/**
 * Says with which environment variables a port was judged, such as `judged with TZ=Asia/Kathmandu`. Returns an empty text
 * if a run has no record of them.
 */
export function environmentText(environment: Readonly<Record<string, string>> = {}): string {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  return variables.length === 0 ? '' : safeLine(`judged with ${variables.join(' ')}`);
}

/**
 * Describes a fault that does not belong to a single scenario: its message, preceded by `adapter fault: `, and the last
 * lines of the adapter's standard error.
 */
export function faultText(fault: { readonly message: string; readonly stderr?: readonly string[] }): string {
  const log = (fault.stderr ?? []).map((line) => `  ${safeText(line)}`);
  const title = log.length > 0 ? ['last lines of standard error:'] : [];
  return [`adapter fault: ${fault.message}`, ...title, ...log].join('\n');
}

/** The arguments that name a port. If neither a command nor an adapter is given, the port is the reference. */
export interface PortArguments {
  readonly command?: string | undefined;
  readonly adapter?: string | undefined;
  /** The command that builds the port before each run. */
  readonly build?: string | undefined;
}

/** Returns the arguments that name a port, quoted for a shell. */
export function portArguments({ command, adapter, build }: PortArguments): string[] {
  return [
    ...(build === undefined ? [] : ['--build', shellQuote(build)]),
    ...(command === undefined ? [] : ['--command', shellQuote(command)]),
    ...(adapter === undefined ? [] : ['--adapter', shellQuote(adapter)]),
  ];
}

/** Returns the command that plays one trial alone on the judged port. */
export type Reproduce = (judged: {
  readonly trial: Pick<Trial, 'id' | 'surface' | 'surfaces'>;
  readonly rule: Pick<Rule, 'level'>;
}) => string;

/** Returns a function that builds the command for playing a single trial on the port named by the given arguments. */
export function reproduceCommand(named: PortArguments): Reproduce {
  const port = portArguments(named);
  return ({ trial: { id, surface, surfaces }, rule }) => {
    const level = rule.level === 'crystal' ? ['--level', 'crystal'] : [];
    const only = surfaces.length > 1 ? ['--surface', surface] : [];
    return ['npx', 'i18n-conformance', 'run', ...port, ...level, '--select', id, ...only].join(' ');
  };
}
