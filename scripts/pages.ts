import { ADAPTER_PAGE, adapterPage } from './adapter-page';
import { readDocComments } from './adapter-page/doc-comments';
import { documentedProtocol } from './adapter-page/documented-protocol';
import { CONFORMANCE_PAGE, conformancePage } from './conformance-page';
import { readSources } from './conformance-page/sources';
import { generated, type GeneratedFile } from './generated-file';

/**
 * Generates the files without writing them.
 *
 * @throws SuiteDefect when a definition of the protocol has no doc comment
 */
export function generatedFiles(packageRoot: string): GeneratedFile[] {
  const sources = readSources(packageRoot);
  const protocol = documentedProtocol(readDocComments(packageRoot));
  const make = (file: string, wanted: (current: string) => string): GeneratedFile =>
    generated(packageRoot, file, wanted);
  return [
    make(CONFORMANCE_PAGE, (page) => conformancePage(page, sources)),
    make(ADAPTER_PAGE, (page) => adapterPage(page, protocol)),
  ];
}
