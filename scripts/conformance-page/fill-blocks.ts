import { SuiteDefect } from '../../suite/read';

const BLOCK = /^<!-- generated: (.+) -->\n([\s\S]*?)^<!-- end -->$/gm;
const MARKER = /^<!-- (?:generated: .+|end) -->$/m;

/**
 * Replaces the content of each generated block of a page. A block is the text between `<!-- generated: name -->` and
 * `<!-- end -->`. The rest of the page is left unchanged.
 *
 * @param page the text of the page
 * @param blocks the new content of each block, keyed by the name of the block
 * @param file the path of the page, for use in error messages
 * @throws SuiteDefect when a block is unknown, missing or repeated, or lacks its opening or closing comment
 */
export function fillBlocks(page: string, blocks: ReadonlyMap<string, string>, file: string): string {
  const onPage = [...page.matchAll(BLOCK)].map(([, name = '', body = '']) => ({ name, body }));
  const stray = onPage.map(({ body }) => body).find((body) => MARKER.test(body)) ?? page.replace(BLOCK, '');
  const findings = [
    ...[...(MARKER.exec(stray) ?? [])].map((marker) => `${file}: "${marker}" has no counterpart`),
    ...onPage
      .filter(({ name }) => !blocks.has(name))
      .map(({ name }) => `${file}: no block is called "${name}"; there are ${[...blocks.keys()].join(', ')}`),
    ...[...blocks.keys()].flatMap((name) => {
      const times = onPage.filter((block) => block.name === name).length;
      return times === 1 ? [] : [`${file}: the block "${name}" is on the page ${times} times, not once`];
    }),
  ];
  if (findings.length > 0) throw new SuiteDefect(findings);
  return page.replace(BLOCK, (_, name: string) => {
    return `<!-- generated: ${name} -->\n\n${blocks.get(name)}\n\n<!-- end -->`;
  });
}
