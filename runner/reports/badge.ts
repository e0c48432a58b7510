import type { Conclusion } from '../verdict/judgement';
import type { WriteReport } from './report';

const COLORS: Readonly<Record<Conclusion, string>> = {
  conformant: 'brightgreen',
  'conformant-but-for-known-failures': 'yellow',
  'not-conformant': 'red',
  'adapter-fault': 'lightgrey',
  interrupted: 'lightgrey',
};

/** The JSON of a shields endpoint: `i18n conformance | spec 210/212`. */
export const badgeReport: WriteReport = ({ conclusion, level, totals, planned }) => {
  const applicable = planned - totals['not-applicable'];
  const numbers = `${totals.passed}/${applicable}`;
  const badge = {
    schemaVersion: 1,
    label: 'i18n conformance',
    message:
      conclusion === 'conformant' ? `${level} ${numbers}` : `${level} ${numbers}, ${WORDS[conclusion]}`,
    color: COLORS[conclusion],
  };
  return `${JSON.stringify(badge, undefined, 2)}\n`;
};

const WORDS: Readonly<Record<Exclude<Conclusion, 'conformant'>, string>> = {
  'conformant-but-for-known-failures': 'known failures',
  'not-conformant': 'not conformant',
  'adapter-fault': 'adapter fault',
  interrupted: 'interrupted',
};
