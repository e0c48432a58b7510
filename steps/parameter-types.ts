import { countOf, dateOf, nameOf, numberOf, partsOf, scopeOf, SYMBOL, timeOf } from './notation';

/** A parameter type for cucumber expressions: the texts that it matches, and the value that each of them means. */
type ParameterTypeOf<Value> = readonly [regexp: RegExp, read: (text: string) => Value];

const asWritten = (text: string): string => text;

/** The parameter types of the expressions in step definitions, by name. */
export const PARAMETER_TYPES: Readonly<Record<string, ParameterTypeOf<unknown>>> = {
  name: [new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${SYMBOL.source}`), nameOf],
  names: [/"[^"]*"(?:(?:, | and )"[^"]*")*/, partsOf],
  count: [/-?\d+(?:\.\d+)?/, countOf],
  counts: [/-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)*/, (text) => text.split(', ').map(countOf)],
  scope: [new RegExp(`"[^"]*"|${SYMBOL.source}|\\[[^\\]]*\\]`), scopeOf],
  list: [/\[[^\]]*\]/, (text): unknown => JSON.parse(text)],
  object: [
    /the (?:number|time|date) [-+:.\dTe]+/,
    (text) => {
      const [, kind, value] = text.split(' ') as [string, 'number' | 'time' | 'date', string];
      return { number: numberOf, time: timeOf, date: dateOf }[kind](value);
    },
  ],
  surface: [/the module|the catalog|the other catalog/, asWritten],
  lookup: [/translate!|t!?/, asWritten],
  operation: [/translate!?|localize/, asWritten],
  error: [/InvalidLocale|MissingTranslation|another error/, asWritten],
  format: [/YAML|JSON/, (text) => text.toLowerCase()],
};
