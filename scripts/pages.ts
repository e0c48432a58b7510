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
import { currentText, generated, type GeneratedFile } from './generated-file';
import { kitFiles } from './kits';
import { LICENCES_FILE, licencesFile } from './licences/licences-file';
import { runTimePackages } from './licences/run-time-packages';
import { mutantsFile } from './published/mutants-file';
import { formatPublishedIds, parsePublishedIds, PUBLISHED_FILE } from './published/published-file';
import { publish, reusedIds } from './published/published-ids';
import { LISTINGS, withReportKinds } from './report-kinds';

/**
 * Generates the files without writing them.
 *
 * @throws SuiteDefect when the features, their lists and the published ids contradict each other, or when a definition
 *   of the protocol has no doc comment
 */
export async function generatedFiles(packageRoot: string): Promise<GeneratedFile[]> {
  const sources = readSources(packageRoot);
  const before = parsePublishedIds(currentText(packageRoot, PUBLISHED_FILE));
  const findings = [...documentFindings(sources), ...reusedIds(sources.suite.rules, before)];
  if (findings.length > 0) throw new SuiteDefect(findings);
  const protocol = documentedProtocol(readDocComments(packageRoot));
  const make = (file: string, wanted: (current: string) => string): GeneratedFile =>
    generated(packageRoot, file, wanted);
  return [
    make(CONFORMANCE_PAGE, (page) => conformancePage(page, sources)),
    make(PUBLISHED_FILE, () => formatPublishedIds(publish(sources.suite, before))),
    make(MUTANTS_FILE, () => mutantsFile(MUTANTS)),
    make(LICENCES_FILE, () => licencesFile(runTimePackages(packageRoot))),
    make(PROTOCOL_FILE, () => protocolFile(protocol)),
    make(ADAPTER_PAGE, (page) => adapterPage(page, protocol)),
    ...LISTINGS.map((listing) => make(listing.file, (text) => withReportKinds(text, listing))),
    ...(await kitFiles(packageRoot, protocol)),
  ];
}
