import { SuiteDefect } from '../suite';
import { ADAPTER_PAGE, adapterPage } from './adapter-page';
import { readDocComments } from './adapter-page/doc-comments';
import { documentedProtocol } from './adapter-page/documented-protocol';
import { CONFORMANCE_PAGE, conformancePage } from './conformance-page';
import { readSources } from './conformance-page/sources';
import { currentText, generated, type GeneratedFile } from './generated-file';
import { IDS_FILE, idsText, reusedIds } from './published-ids';

/**
 * Generates the files without writing them.
 *
 * @throws SuiteDefect when the features and the published ids contradict each other, or when a definition of the protocol
 *   has no doc comment
 */
export function generatedFiles(packageRoot: string): GeneratedFile[] {
  const sources = readSources(packageRoot);
  const { rules } = sources.suite;
  const findings = reusedIds(rules, currentText(packageRoot, IDS_FILE));
  if (findings.length > 0) throw new SuiteDefect(findings);
  const protocol = documentedProtocol(readDocComments(packageRoot));
  const make = (file: string, wanted: (current: string) => string): GeneratedFile =>
    generated(packageRoot, file, wanted);
  return [
    make(CONFORMANCE_PAGE, (page) => conformancePage(page, sources)),
    make(IDS_FILE, (before) => idsText(rules, before)),
    make(ADAPTER_PAGE, (page) => adapterPage(page, protocol)),
  ];
}
