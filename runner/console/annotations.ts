import type { ResultDocument } from '../document/document';
import { safeText, shortened } from '../text/escape';
import type { Reproduce } from '../text/port-text';
import { count } from '../text/suite-text';
import type { Judged } from '../verdict/judgement';

/** The maximum number of annotations per run. GitHub shows at most ten errors per step. */
const MAX_ANNOTATIONS = 10;
/**
 * The number of characters after which the message of a failure, a fault or a missing operation is truncated, chosen to
 * keep annotations short.
 */
const MAX_MESSAGE_LENGTH = 500;

/**
 * Returns the workflow commands that make GitHub show the failures of a run as annotations. There is one annotation for
 * each kind of adapter fault, each finding, each missing surface or operation, and each outdated known-failure entry.
 * If there are more than ten, the tenth annotation states how many are left out.
 */
export function annotationLines(document: ResultDocument, reproduce: Reproduce): string[] {
  const all = annotationsOf(document, reproduce);
  const shown = all.length > MAX_ANNOTATIONS ? all.slice(0, MAX_ANNOTATIONS - 1) : all;
  const rest = all.length - shown.length;
  const more = { title: `${count(rest, 'more finding')}`, text: 'The log and the reports show all of them.' };
  return [...shown, ...(rest > 0 ? [more] : [])].map(
    ({ title, text }) => `::error title=${property(safeText(title))}::${data(safeText(text))}`,
  );
}

function annotationsOf(document: ResultDocument, reproduce: Reproduce) {
  const { faults, findings, absentSurfaces, lacks, outOfDate } = document;
  const exampleText = ({ trial, rule, result }: Judged): string => {
    const message = shortened(result?.problem?.message ?? '', MAX_MESSAGE_LENGTH);
    return `${trial.key}: ${message}\nrun it alone: ${reproduce({ trial, rule })}`;
  };
  return [
    ...faults.map(({ trials }) => ({
      title: `Adapter fault in ${count(trials.length, 'scenario')}`,
      text: exampleText(trials[0]),
    })),
    ...findings.map(({ title, share, like, example }) => ({
      title,
      text: `${share}${like && `, ${like}`}\n${exampleText(example)}`,
    })),
    ...absentSurfaces.map((text) => ({ title: 'No such surface', text })),
    ...lacks.map(({ text, trials }) => ({
      title: 'Unsupported',
      text: `${shortened(text, MAX_MESSAGE_LENGTH)} (${count(trials.length, 'scenario')})`,
    })),
    ...outOfDate.map(({ text }) => ({ title: 'The list of known failures is out of date', text })),
  ];
}

/** Escapes the message of a workflow command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes the value of a workflow command's property. */
function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
