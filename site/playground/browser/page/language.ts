import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { gherkin } from '@codemirror/legacy-modes/mode/gherkin';
import { yaml } from '@codemirror/legacy-modes/mode/yaml';
import { tags } from '@lezer/highlight';

/** The language of scenarios, which begin without a feature. */
export const SCENARIO = StreamLanguage.define({
  ...gherkin,
  startState: (indentUnit) => ({ ...(gherkin.startState!(indentUnit) as object), allowScenario: true }),
});

/** The language of translations. */
export const YAML = StreamLanguage.define(yaml);

/** The colours of both languages, which follow the theme of the page. */
export const HIGHLIGHTING = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.heading], color: 'var(--pg-keyword)', fontWeight: '600' },
    {
      tag: [tags.string, tags.special(tags.string), tags.number, tags.bool, tags.atom],
      color: 'var(--pg-value)',
    },
    { tag: [tags.comment, tags.meta, tags.separator, tags.tagName], color: 'var(--vp-c-text-2)' },
    {
      tag: [tags.variableName, tags.propertyName, tags.definition(tags.propertyName)],
      color: 'var(--vp-c-brand-1)',
    },
  ]),
);
