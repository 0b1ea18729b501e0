import { cx } from './cx.ts'

/** A text with values in it: a function of them, or the same text for all. */
export type TextFor<Values> = string | ((values: Values) => string)

export const textFor = <Values>(text: TextFor<Values>, values: Values) =>
  typeof text === 'function' ? text(values) : text

/** A text that contains the name of a thing: a function of the name, or a text that the name follows. */
export type TextOf = TextFor<{ name: string }>

/** @param name of what it is; without it, only what it says */
export const textOf = (text: TextOf, name = '') => (typeof text === 'function' ? text({ name }) : cx(text, name))
