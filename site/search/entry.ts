/** A place of the site that the search can find. */
export interface SearchEntry {
  /** The kind of the place: `rule`, `scenario`, `sentence` … */
  readonly kind: string;
  /** The address of the place, relative to the site's folder. */
  readonly to: string;
  /** The id or the name of the place. */
  readonly name: string;
  /** The text that the results show. */
  readonly text: string;
  /** The feature of the place, or the terms that the place explains. */
  readonly topic?: string;
  /** Additional words by which the place can be found. */
  readonly words?: string;
  /** The address of the result below which this result is shown. For example, a scenario is shown below its rule. */
  readonly under?: string;
}
