import type { Scenario } from '../../suite';
import type { PlayedOperations } from '../recordings/played-operations';
import { RECORDINGS_FOLDER, type RecordedOperations } from '../recordings/recorded-operations';

/** The reasons why no recording shows the outcomes that some scenarios expect, by the ids of the scenarios. */
export type Unrecorded = { readonly [scenario: string]: string };

/**
 * The scenarios of level crystal without a recording. The original passed these scenarios when this suite judged it.
 */
const UNRECORDED: Unrecorded = {
  'ARGUMENT-03/placeholders-named-like-arguments-of-the-lookup':
    'no recorded text has a placeholder that is called scope, default, params or key',
  'AVAILABLE-06/a-lookup-in-an-injected-locale-not-given-to-the-constructor':
    'in no recording is such a locale active while one of its keys is looked up',
  'FALLBACK-09/the-main-catalog': 'no recorded configuration has fallbacks',
  'FALLBACK-09/a-separate-catalog': 'no recorded configuration has fallbacks',
  'FALLBACK-10/number-formats-and-date-data-of-the-parent': 'no recorded catalog with fallbacks localizes',
  'WITHLOCALE-02/the-message-of-the-error': 'errors of other types were recorded without their texts',
};

/** The recordings, and the operations of the scenarios. */
export interface RecordedSources {
  readonly recorded: RecordedOperations;
  /** The names of the files of recordings. */
  readonly kinds: readonly string[];
  readonly playedLast: PlayedOperations;
  readonly unrecorded?: Unrecorded;
}

const REPRODUCED = /^every recording of (\S+) is reproduced$/;
const RANGE = /^(.*-)(\d+)\.\.(\d+)$/;

/** Tells whether a scenario plays recordings itself, so that it needs no tag. */
export function playsRecordings({ steps }: Pick<Scenario, 'steps'>): boolean {
  return steps.some(({ text }) => REPRODUCED.test(text));
}

/**
 * Finds the scenarios of level crystal that name no recording, a recording that does not exist, or recordings that
 * never call the checked operation. Also finds unneeded entries in the list of unrecorded scenarios.
 *
 * @param scenarios the scenarios of level crystal
 */
export function recordedFindings(scenarios: readonly Scenario[], sources: RecordedSources): string[] {
  const { kinds, unrecorded = UNRECORDED } = sources;
  const without = new Set(
    scenarios
      .filter((scenario) => scenario.recordings === undefined && !playsRecordings(scenario))
      .map(({ id }) => id),
  );
  const findings = scenarios.flatMap((scenario) => {
    const place = `${scenario.file}:${scenario.line}`;
    const played = scenario.steps.flatMap(({ text }) => REPRODUCED.exec(text)?.[1] ?? []);
    const unknownKinds = played.filter((kind) => !kinds.includes(kind));
    return [
      ...unknownKinds.map((kind) => `${place}: there is no file ${RECORDINGS_FOLDER}/${kind}.jsonl`),
      ...(without.has(scenario.id) && unrecorded[scenario.id] === undefined
        ? [`${place}: ${scenario.id} names no recording: tag it with @recorded: and the id of one`]
        : []),
      ...tagFindings(scenario, sources).map((finding) => `${place}: ${finding}`),
    ];
  });
  return [
    ...new Set(findings),
    ...Object.keys(unrecorded)
      .filter((id) => !without.has(id))
      .map((id) => `the exemption ${id} is for no scenario, or for one that names a recording`),
  ];
}

function tagFindings({ id, recordings }: Scenario, { recorded, playedLast }: RecordedSources): string[] {
  if (recordings === undefined) return [];
  const ids = recordings.flatMap(idsOf);
  const unknown = ids.filter((one) => !recorded.has(one));
  if (unknown.length > 0) return unknown.map((one) => `${RECORDINGS_FOLDER} has no recording ${one}`);
  const operations = [...(playedLast.get(id) ?? [])];
  const isCalled = (operation: string): boolean => ids.some((one) => recorded.get(one)?.has(operation));
  if (operations.some(isCalled)) return [];
  return [
    `${id} checks ${operations.join(' and ')}, which none of its recordings calls: ${recordings.join(', ')}`,
  ];
}

/**
 * Returns the ids that a tag names: a single id, or all ids of a range. A range that ends before it begins consists
 * only of its first id.
 */
function idsOf(named: string): string[] {
  const [, family, first, last] = RANGE.exec(named) ?? [];
  if (family === undefined) return [named];
  const length = Math.max(1, Number(last) - Number(first) + 1);
  return Array.from({ length }, (_, index) => `${family}${Number(first) + index}`);
}
