// What of the reference is not mutated, since nothing that an adapter can ask shows it: unit tests hold it.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const BEYOND = [
  {
    why: 'the texts and places of the errors of its own',
    // Functions, methods and classes of these names; calls and constructions of these names; fields.
    definitions: ['placeText', 'in', 'kindOf', 'placeAt', 'placeOfError', 'codeOf', 'notAnInteger'],
    calls: ['refuse', 'InvalidTranslations', 'InvalidFormat', 'InvalidObject'],
    fields: ['name', 'code'],
  },
  {
    why: 'times of the host and of other calendars: an adapter hands over times with their offset',
    definitions: ['hostTimeOf', 'hostMidnight', 'inIsoCalendar'],
  },
  {
    why: 'the name of a zone, which was not recorded of 0.2.2',
    definitions: ['zone'],
    fields: ['Z', '^Z'],
  },
  {
    why: 'a percent sign before a directive of a name, which was not recorded of 0.2.2',
    definitions: ['compileInTwo'],
  },
  {
    why: 'counts that are bigints: an adapter hands over counts that a double holds',
    definitions: ['representative'],
  },
  {
    why: 'translations that no adapter can hand over; those of files are refused where they are read',
    definitions: ['Check', 'checkArray', 'checkScalar'],
  },
  {
    why: 'conveniences of the library: a rule of one’s own, fallbacks as a plain object, links to files',
    definitions: ['registerRule', 'fallbacksOf', 'isArray', 'isLinkToFile'],
  },
  {
    why: 'a key that stands twice in a map of JSON, which was not recorded of 0.2.2',
    definitions: ['checkKey'],
  },
  {
    why: 'blocks that are not asynchronous: those of an adapter are',
    definitions: ['isThenable'],
  },
];

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'beyond-the-interface', {
    shouldIgnore(path) {
      return BEYOND.find((group) => isIn(group, path))?.why;
    },
  }),
];

function isIn({ definitions = [], calls = [], fields = [] }, path) {
  const { node } = path;
  if (path.isFunctionDeclaration() || path.isClassDeclaration()) return definitions.includes(node.id?.name);
  if (path.isClassMethod() || path.isClassPrivateMethod()) return definitions.includes(nameOf(node.key));
  if (path.isNewExpression() || path.isCallExpression()) return calls.includes(nameOf(node.callee));
  if (path.isClassProperty() || path.isObjectProperty()) return fields.includes(nameOf(node.key));
  return false;
}

function nameOf(node) {
  return node.name ?? node.value ?? node.id?.name;
}
