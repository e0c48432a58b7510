import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { readReadings } from '../../../suite';
import { documentOf } from '../../document/document';
import type { Reproduce } from '../../text/port-text';
import { chaptersByFile } from '../../text/suite-text';
import type { Judgement } from '../../verdict/judgement';

/** The data that all parts of the page share. */
export type Report = ReturnType<typeof reportOf>;

/** Collects the data that all parts of the page share. */
export function reportOf(judgement: Judgement, reproduce: Reproduce) {
  const document = documentOf(judgement);
  return {
    judgement,
    document,
    reproduce,
    readings: readReadings(PACKAGE_ROOT),
    /**
     * The finding for each rule whose failures are explained by a mistake in another rule, by the rule's id. If several
     * findings explain failures of a rule, the first finding counts.
     */
    findings: new Map(
      document.findings
        .toReversed()
        .flatMap((finding) => finding.others.map(({ judged }) => [judged.rule.id, finding] as const)),
    ),
    /** Returns the chapter of a feature file. */
    chapterOf: chaptersByFile(judgement.suite),
  };
}

/** Provides the report to the components of the page. */
export const CurrentReport = createContext<Report | undefined>(undefined);

/** Returns the report to whose page a component belongs. */
export function useReport(): Report {
  return useContext(CurrentReport)!;
}
