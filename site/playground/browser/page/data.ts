import { dataFileOf, type RuleData } from '../../scenario-data';

declare global {
  /** The data that additional scripts have provided, by the names of the scripts' files. */
  var i18nPlaygroundData: Record<string, unknown> | undefined;
}

const OWN_ADDRESS = (document.currentScript as HTMLScriptElement).src;

/** The address of the page to which shared links lead. */
export const PLAYGROUND_PAGE = new URL('../playground.html', OWN_ADDRESS).href;

/** Returns the address of a scenario on the page of its rule. */
export function rulePageOf(id: string): string {
  const [rule = '', ...rest] = id.split('/');
  return new URL(`../rules/${rule}.html#${encodeURI(rest.join('/'))}`, OWN_ADDRESS).href;
}

/** A scenario of the suite, and the sentence of its rule. */
export interface SuiteScenario {
  readonly sentence: string;
  readonly text: string;
}

/**
 * Returns a scenario of the suite.
 *
 * @throws Error when no scenario has this id, or its file cannot be loaded
 */
export async function scenarioWith(id: string): Promise<SuiteScenario> {
  const rules = (await load(`scenarios/${dataFileOf(id)}.js`)) as
    Readonly<Record<string, RuleData>> | undefined;
  const rule = rules?.[id.split('/')[0]!];
  const text = rule?.scenarios[id];
  if (rule === undefined || text === undefined) throw new Error(`The suite has no scenario ${id}.`);
  return { sentence: rule.sentence, text };
}

const RECORDINGS = /\bevery recording of (\w[\w-]*) is reproduced/g;

/**
 * Returns the recordings that a text plays, by their paths. Recordings are loaded separately, because they are large.
 */
export async function recordingsFor(text: string): Promise<Record<string, string>> {
  const kinds = [...text.matchAll(RECORDINGS)].map(([, kind = '']) => kind);
  const files = kinds.map(async (kind) => {
    return [
      `fixtures/recordings/${kind}.jsonl`,
      await load(`recordings/${kind}.js`).catch(() => undefined),
    ] as const;
  });
  const loaded = (await Promise.all(files)).filter(([, recordings]) => recordings !== undefined);
  return Object.fromEntries(loaded) as Record<string, string>;
}

/**
 * Loads a script with data. The data is a script, because a page that is opened from the file system cannot load data
 * otherwise.
 */
function load(file: string): Promise<unknown> {
  const known = globalThis.i18nPlaygroundData?.[file];
  if (known !== undefined) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL(file, OWN_ADDRESS).href;
    script.addEventListener('load', () => resolve(globalThis.i18nPlaygroundData?.[file]));
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded.`)));
    document.head.append(script);
  });
}
