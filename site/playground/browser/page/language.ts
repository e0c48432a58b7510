import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StreamParser } from '@codemirror/language';
import { yaml } from '@codemirror/legacy-modes/mode/yaml';
import { tags } from '@lezer/highlight';

interface ScenarioState {
  /** The state of the YAML in the current doc string. */
  yaml: object | undefined;
}

const DOC_STRING = /^\s*(?:"""|```)/;

/** The Gherkin of scenarios, in English, with YAML in doc strings. */
const scenario: StreamParser<ScenarioState> = {
  name: 'scenario',
  startState: () => ({ yaml: undefined }),
  copyState: (state) => ({ yaml: state.yaml && { ...state.yaml } }),
  token(stream, state) {
    if (stream.sol() && DOC_STRING.test(stream.string)) {
      state.yaml = state.yaml === undefined ? (yaml.startState!(2) as object) : undefined;
      stream.skipToEnd();
      return 'meta';
    }
    if (state.yaml !== undefined) return yaml.token(stream, state.yaml);
    if (stream.eatSpace()) return null;
    if (stream.sol() || /^\s*$/.test(stream.string.slice(0, stream.start))) {
      if (stream.match(/^#.*/)) return 'comment';
      if (stream.match(/^@\S+/)) return 'tagName';
      if (stream.match(/^(?:Scenario(?: Outline)?|Examples):/)) return 'heading';
      if (stream.match(/^(?:Given|When|Then|And|But|\*)(?= |$)/)) return 'keyword';
    }
    if (stream.match(/^\|/)) return 'separator';
    if (stream.match(/^"(?:[^"\\]|\\.)*"/)) return 'string';
    if (stream.match(/^<[^>]*>/)) return 'variableName';
    if (stream.match(/^-?\d[-+:.\dTe]*/)) return 'number';
    stream.next();
    stream.eatWhile(/[^\s"<|]/);
    return null;
  },
};

/** The language of scenarios. */
export const SCENARIO = StreamLanguage.define(scenario);

/** The language of translations. */
export const YAML = StreamLanguage.define(yaml);

/** The colours of both languages, which follow the theme of the page. */
export const HIGHLIGHTING = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.heading], color: 'var(--keyword)', fontWeight: '600' },
    { tag: [tags.string, tags.special(tags.string)], color: 'var(--value)' },
    { tag: [tags.number, tags.bool, tags.atom], color: 'var(--value)' },
    { tag: [tags.comment, tags.meta, tags.separator, tags.tagName], color: 'var(--soft)' },
    {
      tag: [tags.variableName, tags.propertyName, tags.definition(tags.propertyName)],
      color: 'var(--accent)',
    },
  ]),
);
