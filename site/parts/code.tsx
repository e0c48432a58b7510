import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';
import type { VNode } from 'preact';

const LANGUAGES = { bash, javascript, json, python, typescript, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);
hljs.registerAliases('sh', { languageName: 'bash' });
hljs.registerAliases(['js', 'mjs'], { languageName: 'javascript' });
hljs.registerAliases('ts', { languageName: 'typescript' });

/** Returns code as escaped HTML with classes for its colours. */
export function highlighted(code: string, language: string): string {
  return hljs.getLanguage(language) === undefined
    ? hljs.highlight(code, { language: 'plaintext', ignoreIllegals: true }).value
    : hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
hljs.registerLanguage('plaintext', () => ({ contains: [] }));

/** Code with syntax colours. */
export function Code(props: {
  readonly code: string;
  readonly language: string;
  readonly label: string;
}): VNode {
  const { code, language, label } = props;
  return (
    <pre class="code" tabIndex={0} role="region" aria-label={label}>
      {/* The text was escaped by the highlighter. */}
      <code dangerouslySetInnerHTML={{ __html: highlighted(code.trimEnd(), language) }} />
    </pre>
  );
}
