/** A place of the site that the search can find. */
export interface SearchEntry {
  /** The kind of the place: `rule`, `scenario`, `sentence` … */
  readonly kind: string;
  /** Its place, relative to the site's folder. */
  readonly to: string;
  /** Its id or its name. */
  readonly name: string;
  /** The text that the results show. */
  readonly text: string;
  /** Its feature, or the terms that it explains. */
  readonly topic?: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** The place of the result below which this one is shown: a scenario is shown below its rule. */
  readonly under?: string;
}
