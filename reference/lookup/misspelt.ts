/** The type of a misspelt option. The compiler's error message shows this type, which contains the correct name. */
export interface DidYouMean<Option extends string> {
  readonly didYouMean: Option;
}

/**
 * Misspelt names of options: one letter is missing, two adjacent letters are swapped, or the first letter is a capital.
 * The compiler refuses only these misspellings, because any other name may belong to a placeholder. The list
 * omits `param` and other misspellings that are likely names of placeholders.
 */
interface Misspellings {
  readonly count:
    | 'ount'
    | 'cunt'
    | 'cont'
    | 'cout'
    | 'coun'
    | 'ocunt'
    | 'cuont'
    | 'conut'
    | 'coutn'
    | 'Count';
  readonly scope: 'sope' | 'scpe' | 'scoe' | 'scop' | 'csope' | 'socpe' | 'scpoe' | 'scoep' | 'Scope';
  readonly default:
    | 'efault'
    | 'dfault'
    | 'deault'
    | 'defult'
    | 'defalt'
    | 'defaut'
    | 'defaul'
    | 'edfault'
    | 'dfeault'
    | 'deafult'
    | 'defualt'
    | 'defalut'
    | 'defautl'
    | 'Default';
  readonly params:
    | 'arams'
    | 'paams'
    | 'parms'
    | 'aprams'
    | 'praams'
    | 'paarms'
    | 'parmas'
    | 'parasm'
    | 'Params';
}

type Refused<Option extends keyof Misspellings> = {
  readonly [Name in Misspellings[Option]]?: DidYouMean<Option>;
};

/**
 * The type of an option that only other libraries have. The compiler's error message shows this type, which states what
 * to write instead.
 */
export interface NoOption<Instead extends string> {
  readonly instead: Instead;
}

type NoLocale =
  NoOption<'withLocale(locale, …), a catalog of the locale, or params: { … } for a placeholder'>;

/**
 * Options of other libraries. Here, they would be taken for values of placeholders, and so would not have the intended
 * effect.
 */
interface OptionsOfOthers {
  readonly locale?: NoLocale;
  readonly lng?: NoLocale;
  readonly defaultValue?: NoOption<'default'>;
}

/** Makes the compiler refuse misspelt options and options of other libraries. This type has no effect at run time. */
export interface MisspeltOptions
  extends OptionsOfOthers, Refused<'count'>, Refused<'scope'>, Refused<'default'>, Refused<'params'> {}
