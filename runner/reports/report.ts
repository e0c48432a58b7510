import type { Reproduce } from '../text/port-text';
import type { Judgement } from '../verdict/judgement';

/** Returns the text of a report. */
export type WriteReport = (judgement: Judgement, reproduce: Reproduce) => string;
