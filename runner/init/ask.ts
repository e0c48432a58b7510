import type { Readable, Writable } from 'node:stream';
import { KIT_NAMES, KITS, type KitName } from './kits';

/** The choices that `init` needs. */
export interface InitChoices {
  readonly language: KitName;
  readonly folder: string;
}

/** The choices that were given as arguments. */
export type GivenChoices = { readonly [Name in keyof InitChoices]?: InitChoices[Name] | undefined };

/**
 * Asks on a terminal for each choice that was not given as an argument.
 *
 * @returns undefined when the user cancels
 */
export async function ask(
  { language, folder }: GivenChoices,
  terminal: { readonly input: Readable; readonly output: Writable },
): Promise<InitChoices | undefined> {
  // Loaded on demand, because only `init` needs it.
  const { isCancel, select, text } = await import('@clack/prompts');
  const chosen =
    language ??
    (await select<KitName>({
      ...terminal,
      message: 'The language of your library?',
      options: KIT_NAMES.map((name) => ({ value: name, label: KITS[name].name })),
    }));
  if (isCancel(chosen)) return undefined;
  const named =
    folder ??
    (await text({
      ...terminal,
      message: 'The folder for the adapter?',
      initialValue: 'conformance',
      validate: (value) => (value === undefined || value.trim() === '' ? 'Name a folder.' : undefined),
    }));
  return isCancel(named) ? undefined : { language: chosen, folder: named };
}
