// What of the reference is not mutated, and why: no feature can show it. Unit tests hold what is beyond the interface.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * In each group: functions, methods and classes by their names (`definitions`); variables, fields and calls by theirs;
 * statements by how they begin.
 */
export const LEFT_OUT = [
  {
    why: 'the texts and places of the errors of its own',
    definitions: [
      'InvalidTranslations',
      'InvalidFormat',
      'InvalidObject',
      'placeText',
      'kindOf',
      'placeAt',
      'placeOfError',
      'indexOf',
      'indexOfPath',
      'Reader',
      'depthChange',
      'shownPath',
      'yamlNodes',
      'nodeOf',
      'startOf',
      'codeOf',
      'notAnInteger',
      'mayHideFaults',
      'keysIn',
      'keysWrittenIn',
      'isOfFraction',
    ],
    calls: ['refuse', 'InvalidTranslations', 'InvalidFormat', 'InvalidObject'],
    fields: ['name', 'code'],
    variables: ['EXPECTED'],
    // What the platform throws becomes an error of its own.
    statements: ['catch (error)', 'return checkTranslations(this.parse(text)'],
  },
  {
    why: 'times of the host and of other calendars: an adapter hands over times with their offset',
    definitions: ['HostTime', 'hostTimeOf', 'offsetOf', 'inIsoCalendar'],
    statements: [
      'if (object instanceof Date)',
      "if ('hour' in object || !('year' in object))",
      "return {\n  kind: 'date',\n  time: midnightOf(inIsoCalendar(object))",
    ],
  },
  {
    why: 'what is no time and no date of the calendar: the document says nothing of it, nor do the recordings',
    definitions: ['daysInMonth'],
    variables: ['isDate', 'days', 'fault'],
    statements: [
      "if (typeof object !== 'object' || object === null)",
      'if (isDate && Math.abs(year) <= MOST_YEARS)',
    ],
  },
  {
    why: 'number formats that make no sense, and numbers that are none: neither the document nor a recording has them',
    statements: [
      'if (format.group < 1)',
      'if (Math.abs(format.decimalPlaces ?? 0) > MOST_PLACES)',
      "if (typeof value === 'number' && !Number.isFinite(value))",
    ],
  },
  {
    why: 'the name of a zone, which was not recorded of 0.2.2',
    definitions: ['zone', 'hostZone'],
    fields: ['Z', '^Z'],
  },
  {
    why: 'a percent sign before a directive of a name, and markers with a caret, which were not recorded of 0.2.2',
    definitions: ['compileInTwo'],
    variables: ['isCutShort'],
    statements: ['if (isCutShort)', 'if (/[pP]$/'],
  },
  {
    why: 'counts that are bigints: an adapter hands over counts that a double holds',
    definitions: ['representative'],
    statements: ["return this.categoryOf(typeof count === 'number'"],
  },
  {
    why: 'translations that no adapter can hand over; those of files are refused where they are read',
    definitions: ['TranslationsCheck', 'checkTranslations', 'isText'],
  },
  {
    why: 'conveniences of the library: a rule of one’s own, fallbacks as a plain object, links to files',
    definitions: ['registerRule', 'fallbacksOf', 'isArray', 'isLinkToFile'],
  },
  {
    why: 'what JSON.parse passes over in silence, a key that stands twice and numbers such as 1.0: neither was recorded of 0.2.2',
    definitions: ['JsonCheck', 'JsonNode', 'jsonNodes'],
    variables: ['TOKEN'],
    statements: ['if (mayHideFaults('],
  },
  {
    why: 'the size of a file that is too large, which no recording reaches',
    statements: ['if (size > MOST_BYTES)'],
  },
  {
    why: 'how values would be written as YAML, which nothing does',
    fields: ['identify'],
  },
  {
    why: 'blocks that are not asynchronous, or that overlap: those of an adapter do neither',
    definitions: ['isThenable', 'OverlappingBlocks'],
    calls: ['OverlappingBlocks'],
    statements: ['if (promise === undefined)', 'if (this.close(open))', 'if (this.blocks.at(-1) === open)'],
  },
  {
    why: 'scopes of blocks, which no adapter asks for',
    fields: ['scopeOf', 'run'],
    definitions: ['scope'],
    variables: ['blockScopes'],
    statements: [
      'if (blockScopes.current !== undefined)',
      'if (scope !== undefined)',
      'if (this.view !== undefined && blockScopes.current === undefined)',
    ],
  },
  {
    why: 'what is kept in mind to be quick, and changes nothing but the time',
    definitions: ['BoundedCache', 'isFirst', 'ownOf', 'isCategory'],
    variables: ['CATEGORIES', 'forms', 'isExact', 'longer'],
    statements: [
      'if (this.isFirst(name, isAfterDefault))',
      'if (value >= 1000 && width === 4)',
      'if (index > from)',
      "return rest === '' ? writers",
      'if (this.chain.length === 1)',
      'return found === undefined ? this.findInChain(path)',
      'if (view === undefined)',
    ],
  },
];

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'beyond-the-interface', {
    shouldIgnore(path) {
      return LEFT_OUT.find((group) => isIn(group, path))?.why;
    },
  }),
];

function isIn({ definitions = [], calls = [], fields = [], variables = [], statements = [] }, path) {
  const { node } = path;
  if (path.isFunctionDeclaration() || path.isClassDeclaration()) return definitions.includes(node.id?.name);
  if (path.isClassMethod() || path.isClassPrivateMethod()) return definitions.includes(nameOf(node.key));
  if (path.isNewExpression() || path.isCallExpression()) return calls.includes(nameOf(node.callee));
  if (path.isClassProperty() || path.isObjectProperty()) return fields.includes(nameOf(node.key));
  if (path.isVariableDeclarator()) return variables.includes(nameOf(node.id));
  if (path.isIfStatement() || path.isReturnStatement() || path.isCatchClause()) {
    const code = String(path).replace(/^(?:\/\/.*\n)+/, '');
    return statements.some((beginning) => code.startsWith(beginning));
  }
  return false;
}

function nameOf(node) {
  return node.name ?? node.value ?? node.id?.name;
}
