/** The type of a misspelt option. The error of the compiler shows it, and with it the right name. */
export interface DidYouMean<Option extends string> {
  readonly didYouMean: Option;
}

/**
 * Names of options that lack a letter, have two adjacent letters swapped, or begin with a capital. Any other name may be
 * that of a placeholder, so the compiler refuses only these. Words such as `param` are left out, because they may be
 * placeholders.
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
