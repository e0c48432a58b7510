import type { Judged, Judgement } from '../verdict/judgement';

/** The command that runs one scenario alone, on the port that was judged. */
export type Reproduce = (judged: Pick<Judged, 'scenario' | 'rule'>) => string;

/** Writes a report: a text, made of what a run found. */
export type WriteReport = (judgement: Judgement, reproduce: Reproduce) => string;
