import { createTwoFilesPatch } from 'diff';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SuiteDefect } from '../suite';
import { documentFindings } from './checks/document';
import { CONFORMANCE_PAGE, conformancePage } from './conformance-page';
import { readSources } from './conformance-page/sources';
import {
  formatPublishedIds,
  parsePublishedIds,
  PUBLISHED_FILE,
  readPublishedFile,
} from './published/published-file';
import { publish, reusedIds } from './published/published-ids';

/** A file that is generated from the features. */
export interface GeneratedFile {
  /** Its path relative to the package's root. */
  readonly file: string;
  /** Its current text. */
  readonly current: string;
  /** The text that was generated. */
  readonly wanted: string;
}

/**
 * Generates the files without writing them.
 *
 * @throws SuiteDefect when the features, the lists beside them and the published ids contradict one another
 */
export function generatedFiles(packageRoot: string): GeneratedFile[] {
  const sources = readSources(packageRoot);
  const published = readPublishedFile(packageRoot);
  const before = parsePublishedIds(published);
  const findings = [...documentFindings(sources), ...reusedIds(sources.suite.rules, before)];
  if (findings.length > 0) throw new SuiteDefect(findings);
  const page = readFileSync(join(packageRoot, CONFORMANCE_PAGE), 'utf8');
  return [
    { file: CONFORMANCE_PAGE, current: page, wanted: conformancePage(page, sources) },
    { file: PUBLISHED_FILE, current: published, wanted: formatPublishedIds(publish(sources.suite, before)) },
  ];
}

/** Returns the difference between a file and what was generated, as a patch; undefined when they are equal. */
export function staleness({ file, current, wanted }: GeneratedFile): string | undefined {
  return current === wanted
    ? undefined
    : createTwoFilesPatch(file, file, current, wanted, 'current', 'generated');
}
