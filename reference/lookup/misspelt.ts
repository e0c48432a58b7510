/** The type of a misspelt option, so that the error of the compiler names the right one. */
export interface DidYouMean<Option extends string> {
  readonly didYouMean: Option;
}

/**
 * Options with a letter that is missing, in the wrong place or a capital. Any other name may be that of a placeholder, so
 * only these can be refused; words such as `param` are left out.
 */
interface Misspellings {
  readonly count:
    'ount' | 'cunt' | 'cont' | 'cout' | 'coun' | 'ocunt' | 'cuont' | 'conut' | 'coutn' | 'Count';
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
    'arams' | 'paams' | 'parms' | 'aprams' | 'praams' | 'paarms' | 'parmas' | 'parasm' | 'Params';
}

type Refused<Option extends keyof Misspellings> = {
  readonly [Name in Misspellings[Option]]?: DidYouMean<Option>;
};

/** The type of an option that only other libraries have, so that the error of the compiler says what to do instead. */
export interface NoOption<Instead extends string> {
  readonly instead: Instead;
}

type NoLocale =
  NoOption<'withLocale(locale, …), a catalog of the locale, or params: { … } for a placeholder'>;

/** Options of other libraries, which would be taken for values of placeholders, and do nothing. */
interface OptionsOfOthers {
  readonly locale?: NoLocale;
  readonly lng?: NoLocale;
  readonly defaultValue?: NoOption<'default'>;
}

/** Refuses names that are nearly those of options. It exists for the compiler alone. */
export interface MisspeltOptions
  extends OptionsOfOthers, Refused<'count'>, Refused<'scope'>, Refused<'default'>, Refused<'params'> {}
