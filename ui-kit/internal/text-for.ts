/** A text with values in it: a function of them, or the same text for all. */
export type TextFor<Values> = string | ((values: Values) => string)

export const textFor = <Values>(text: TextFor<Values>, values: Values) =>
  typeof text === 'function' ? text(values) : text
