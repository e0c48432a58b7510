import type { MarkdownRenderer } from 'vitepress';

const PLACE = /\b([A-Z]+-\d+)\b|\bsection (\d+(?:\.\d+)*)|(?<=\bsections [\d., ]*)(\d+(?:\.\d+)*)/g;

/**
 * Makes links of the ids in texts, such as LOOKUP-04, and of sections of the document. Headings and links stay as they
 * are.
 *
 * @param addresses the address of each id
 */
export function linkIds(md: MarkdownRenderer, addresses: Readonly<Record<string, string>>): void {
  const { escapeHtml } = md.utils;
  // Vue would read two braces as an expression.
  md.renderer.rules.text = (tokens, index) =>
    escapeHtml(tokens[index]!.content).replaceAll('{{', '&#123;&#123;');
  md.core.ruler.push('link-ids', ({ tokens, Token }) => {
    for (const [index, { type, children }] of tokens.entries()) {
      if (type !== 'inline') continue;
      if (tokens[index - 1]?.type === 'heading_open') {
        // The label of a heading's link has the attributes of the heading too.
        for (const child of children ?? []) {
          const label = child.attrGet('aria-label');
          if (label !== null) child.attrSet('aria-label', label.replace(/ \{:[^}]*\}/, ''));
        }
        continue;
      }
      let depth = 0;
      tokens[index]!.children = (children ?? []).flatMap((child) => {
        depth += child.type === 'link_open' ? 1 : child.type === 'link_close' ? -1 : 0;
        return child.type === 'text' && depth === 0 ? linked(child.content) : [child];
      });
    }

    function linked(text: string) {
      const made: InstanceType<typeof Token>[] = [];
      const add = (type: string, nesting: -1 | 0 | 1, content = ''): InstanceType<typeof Token> => {
        const token = new Token(type, nesting === 0 ? '' : 'a', nesting);
        token.content = content;
        made.push(token);
        return token;
      };
      let end = 0;
      for (const { 0: shown, 1: id, 2: section, 3: listed, index } of text.matchAll(PLACE)) {
        const address = id === undefined ? `/document#section-${section ?? listed}` : addresses[id];
        if (address === undefined) continue;
        add('text', 0, text.slice(end, index));
        add('link_open', 1).attrSet('href', address);
        add('text', 0, shown);
        add('link_close', -1);
        end = index + shown.length;
      }
      add('text', 0, text.slice(end));
      return made;
    }
  });
}
