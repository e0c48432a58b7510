import { createTwoFilesPatch } from 'diff';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTANTS } from '../proof/mutants';
import { SuiteDefect } from '../suite';
import { MUTANTS_FILE } from '../suite/mutants';
import { ADAPTER_PAGE, adapterPage } from './adapter-page';
import { readDocComments } from './adapter-page/doc-comments';
import { documentedProtocol } from './adapter-page/documented-protocol';
import { PROTOCOL_FILE, protocolFile } from './adapter-page/protocol-file';
import { documentFindings } from './checks/document';
import { CONFORMANCE_PAGE, conformancePage } from './conformance-page';
import { readSources } from './conformance-page/sources';
import { kitFiles } from './kits';
import { LICENCES_FILE, licencesFile } from './licences/licences-file';
import { runTimePackages } from './licences/run-time-packages';
import { mutantsFile } from './published/mutants-file';
import {
  formatPublishedIds,
  parsePublishedIds,
  PUBLISHED_FILE,
  readPublishedFile,
} from './published/published-file';
import { publish, reusedIds } from './published/published-ids';
import { LISTINGS, withReportKinds } from './report-kinds';

/** A file that is generated, completely or in part. */
export interface GeneratedFile {
  /** The path of the file, relative to the package's root. */
  readonly file: string;
  /** The current text of the file. */
  readonly current: string;
  /** The text that was generated. */
  readonly wanted: string;
}

/**
 * Generates the files without writing them.
 *
 * @throws SuiteDefect when the features, their lists and the published ids contradict each other, or when a definition
 *   of the protocol has no doc comment
 */
export async function generatedFiles(packageRoot: string): Promise<GeneratedFile[]> {
  const sources = readSources(packageRoot);
  const published = readPublishedFile(packageRoot);
  const before = parsePublishedIds(published);
  const findings = [...documentFindings(sources), ...reusedIds(sources.suite.rules, before)];
  if (findings.length > 0) throw new SuiteDefect(findings);
  const protocol = documentedProtocol(readDocComments(packageRoot));
  const generated = (file: string, make: (current: string) => string): GeneratedFile => {
    const current = readFileSync(join(packageRoot, file), 'utf8');
    return { file, current, wanted: make(current) };
  };
  return [
    generated(CONFORMANCE_PAGE, (page) => conformancePage(page, sources)),
    { file: PUBLISHED_FILE, current: published, wanted: formatPublishedIds(publish(sources.suite, before)) },
    generated(MUTANTS_FILE, () => mutantsFile(MUTANTS)),
    generated(LICENCES_FILE, () => licencesFile(runTimePackages(packageRoot))),
    generated(PROTOCOL_FILE, () => protocolFile(protocol)),
    generated(ADAPTER_PAGE, (page) => adapterPage(page, protocol)),
    ...LISTINGS.map((listing) => generated(listing.file, (text) => withReportKinds(text, listing))),
    ...(await kitFiles(packageRoot, protocol)),
  ];
}

/** Returns the difference between a file and its generated text as a patch; undefined if there is no difference. */
export function staleness({ file, current, wanted }: GeneratedFile): string | undefined {
  return current === wanted
    ? undefined
    : createTwoFilesPatch(file, file, current, wanted, 'current', 'generated');
}
