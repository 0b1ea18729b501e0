/** What several files of these texts need. */

const numbers = new Intl.NumberFormat('de')
/** '1.000' */
export const number = (value: number): string => numbers.format(value)

const rules = new Intl.PluralRules('de')
/** '1 Sekunde', '20 Sekunden' */
export const count = (value: number, forms: { one: string; other: string }): string =>
  `${number(value)} ${rules.select(value) === 'one' ? forms.one : forms.other}`

/** The name of a field, or what somebody has written. */
export const quoted = (value: string): string => `„${value}“`

const or = new Intl.ListFormat('de', { type: 'disjunction' })
/** 'a, b oder c' */
export const oneOf = (values: readonly string[]): string => or.format(values)
