/** What the texts of two languages have in common: their names, and the values of those that are functions. */
type Shape<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Name in keyof Texts]: Shape<Texts[Name]> }

/**
 * Compiles only if texts have each text of others, and functions in it need no value that those of the others do not get.
 * In both directions, two languages have the same texts with the same values.
 */
export type HasTextsOf<Others, Own extends Shape<Others>> = Own
