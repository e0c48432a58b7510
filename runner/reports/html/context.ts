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
     * Maps the id of a rule to the first finding that contains failures of this rule without blaming it. Such a finding
     * blames another rule or none. If it blames none, it names only a symptom that occurred in preparatory steps.
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

/** Returns the report that the current page shows. */
export function useReport(): Report {
  return useContext(CurrentReport)!;
}
