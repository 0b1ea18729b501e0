/** The type of a translation: it may differ from the English text only in its words. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : { [Key in keyof T]: Translated<T[Key]> }

/**
 * Compiles only if a file of texts has what the English one has: the same names, and functions of the same values. That
 * a function uses each of its values is held by `noUnusedParameters`.
 * @example
 * export type Complete = Translates<typeof import('./home.ts'), typeof import('../en/home.ts')>
 */
export type Translates<Own extends SameAs<English, Own>, English> = [Own, English]

/** Whatever has a text too many, or a function that takes fewer values, is not the same in this direction. */
type SameAs<English, Own> = Translated<English> & (English extends Translated<Own> ? unknown : Leftover<English, Own>)

type Leftover<English, Own> = English extends (...values: never) => unknown
  ? 'takes other values than the English one'
  : {
      [Key in keyof Own]: Key extends keyof English
        ? English[Key] extends Translated<Own[Key]>
          ? unknown
          : Leftover<English[Key], Own[Key]>
        : never
    }
