import type { Method } from '../adapter/contract/adapter';
import type { Count, LocalizableValue, Name, Scope } from '../adapter/contract/values';
import { countOf, nameOf, numberOf, partsOf, scopeOf, SYMBOL, timeOf } from './notation';
import { defineParameterType } from './step-registry';
import type { SurfaceInWords } from './surfaces';

defineParameterType({
  name: 'name',
  regexp: new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${SYMBOL.source}`),
  transformer: (text: string): Name => nameOf(text),
});

defineParameterType({
  name: 'names',
  regexp: /"[^"]*"(?:(?:, | and )"[^"]*")*/,
  transformer: (text: string): string[] => partsOf(text),
});

defineParameterType({
  name: 'count',
  regexp: /-?\d+(?:\.\d+)?/,
  transformer: countOf,
});

defineParameterType({
  name: 'counts',
  regexp: /-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)*/,
  transformer: (text: string): Count[] => text.split(', ').map(countOf),
});

defineParameterType({
  name: 'scope',
  regexp: new RegExp(`"[^"]*"|${SYMBOL.source}|\\[[^\\]]*\\]`),
  transformer: (text: string): Scope => scopeOf(text),
});

defineParameterType({
  name: 'list',
  regexp: /\[[^\]]*\]/,
  transformer: (text: string): string[] => JSON.parse(text) as string[],
});

defineParameterType({
  name: 'object',
  regexp: /the (?:number|time|date) [-+:.\dTe]+/,
  transformer: (text: string): LocalizableValue => {
    const [, kind, value] = text.split(' ') as [string, 'number' | 'time' | 'date', string];
    if (kind === 'number') return numberOf(value);
    if (kind === 'time') return timeOf(value);
    const [year, month, day] = value.split('-').map(Number) as [number, number, number];
    return { date: [year, month, day] };
  },
});

defineParameterType({
  name: 'surface',
  regexp: /the module|the catalog|the other catalog/,
  transformer: (text: string): SurfaceInWords => text as SurfaceInWords,
});

defineParameterType({
  name: 'lookup',
  regexp: /translate!|t!?/,
  transformer: (text: string): Method => text as Method,
});

defineParameterType({
  name: 'operation',
  regexp: /translate!?|localize/,
  transformer: (text: string): Method => text as Method,
});

defineParameterType({
  name: 'error',
  regexp: /InvalidLocale|MissingTranslation|another error/,
  transformer: (text: string): string => text,
});

defineParameterType({
  name: 'format',
  regexp: /YAML|JSON/,
  transformer: (text: string): 'yaml' | 'json' => (text === 'YAML' ? 'yaml' : 'json'),
});
