// This module runs in a browser, as a part of the script of the HTML report.

/** The values of the fields of the form. An empty value selects everything. */
export interface FilterFields {
  readonly text: string;
  readonly verdict: string;
  readonly surface: string;
}

/** Selects the scenarios that the HTML report shows. */
export class ScenarioFilter {
  private readonly words: readonly string[];

  constructor(private readonly fields: FilterFields) {
    this.words = fields.text.toLowerCase().split(/\s+/).filter(Boolean);
  }

  /** Whether a field restricts the scenarios. */
  get isActive(): boolean {
    return this.words.length > 0 || this.fields.verdict !== '' || this.fields.surface !== '';
  }

  /** Tells whether a text about a scenario contains all words of the search. The case of letters does not matter. */
  finds(text: string): boolean {
    const lower = text.toLowerCase();
    return this.words.every((word) => lower.includes(word));
  }

  /** Returns how many results, of a list such as `passed@module failed@catalog`, have the verdict and the surface. */
  countIn(results: string): number {
    return results.split(' ').filter((result) => this.isWanted(result)).length;
  }

  private isWanted(result: string): boolean {
    const [verdict = '', surface = ''] = result.split('@');
    const { fields } = this;
    const isVerdict =
      fields.verdict === 'not passed' ? verdict !== 'passed' : matches(fields.verdict, verdict);
    return isVerdict && matches(fields.surface, surface);
  }
}

function matches(field: string, value: string): boolean {
  return field === '' || field === value;
}
