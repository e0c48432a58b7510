import { spawnSync } from 'node:child_process';

/**
 * The time zone in which every program runs, so that a verdict does not depend on the machine. Its offset is neither
 * zero nor a number of whole hours, so that a port is noticed that formats a date or a time in the time zone of the
 * machine.
 */
export const TIME_ZONE = 'Asia/Kathmandu';

/** Locales of an operating system that write a decimal comma, in the order of preference. */
const DECIMAL_COMMAS = ['de_DE', 'fr_FR', 'es_ES', 'it_IT', 'pt_BR', 'nl_NL', 'pl_PL', 'ru_RU', 'tr_TR'];

/** The variables that the suite sets in the environment of every program, with their values. */
export interface ProgramEnvironment extends Readonly<Record<string, string>> {
  readonly TZ: string;
}

let environment: ProgramEnvironment | undefined;

/**
 * Returns the variables that every program gets: the time zone, and `LC_ALL` if the machine has one of the locales that
 * write a decimal comma. A port is then noticed that formats a number by the locale of the machine. `LANGUAGE` keeps the
 * messages of the operating system in English.
 */
export function programEnvironment(): ProgramEnvironment {
  environment ??= environmentWith(installedLocales());
  return environment;
}

/**
 * Chooses the variables.
 *
 * @param names the names of the machine's locales, one in each line, such as `de_DE.utf8` or `de_DE.UTF-8`
 */
export function environmentWith(names: string): ProgramEnvironment {
  const [name] = DECIMAL_COMMAS.flatMap(
    (locale) => new RegExp(`^${locale}\\.utf-?8$`, 'im').exec(names) ?? [],
  );
  return { TZ: TIME_ZONE, ...(name !== undefined && { LC_ALL: name, LANGUAGE: 'en' }) };
}

/** Returns what the program `locale` prints; nothing where there is no such program, as on Windows. */
function installedLocales(): string {
  return spawnSync('locale', ['-a'], { encoding: 'utf8', timeout: 5000 }).stdout ?? '';
}
