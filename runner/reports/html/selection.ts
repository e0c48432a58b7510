/** What a reader has entered in the form of the HTML report. An empty text selects everything. */
export interface Entered {
  readonly text: string;
  readonly verdict: string;
  readonly surface: string;
}

/** Selects the scenarios to show on the page of the HTML report. This module is part of the script of the page. */
export class Selection {
  private readonly words: readonly string[];

  constructor(private readonly entered: Entered) {
    this.words = entered.text.toLowerCase().split(/\s+/).filter(Boolean);
  }

  /** Whether anything is selected, so that not all scenarios are shown. */
  get isActive(): boolean {
    return this.words.length > 0 || this.entered.verdict !== '' || this.entered.surface !== '';
  }

  /** Tells whether the id, the names and the sentences of a scenario contain all words, in upper or lower case. */
  finds(names: string): boolean {
    const lower = names.toLowerCase();
    return this.words.every((word) => lower.includes(word));
  }

  /** Returns how many of a scenario's results, such as `passed@module passed@catalog`, have the verdict and the surface. */
  countIn(results: string): number {
    return results.split(' ').filter((result) => this.isWanted(result)).length;
  }

  private isWanted(result: string): boolean {
    const [verdict = '', surface = ''] = result.split('@');
    const wanted = this.entered;
    const isVerdict =
      wanted.verdict === 'not passed' ? verdict !== 'passed' : ['', verdict].includes(wanted.verdict);
    return isVerdict && ['', surface].includes(wanted.surface);
  }
}
