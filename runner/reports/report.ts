import type { Judged, Judgement } from '../verdict/judgement';

/** Returns the command that runs one scenario alone on the judged port. */
export type Reproduce = (judged: Pick<Judged, 'scenario' | 'rule'>) => string;

/** Returns the text of a report. */
export type WriteReport = (judgement: Judgement, reproduce: Reproduce) => string;
