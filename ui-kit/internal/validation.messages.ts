import type { TextFor } from './text-for.ts'

/** The values that a text about an invalid control can contain. */
export interface Constraint {
  /** The type of the control: 'text', 'date', 'checkbox', 'select-one'. */
  type: string
  /** The smallest value; a day is written in the language of the text. */
  min: string
  /** The largest value. */
  max: string
  step: string
  minLength: number
  maxLength: number
  /** The length of the value. */
  length: number
  /** The language of the text, in which it writes its numbers. */
  locale: string
}

/** Why a value is invalid, by the browsers' name of the reason. Of several reasons only the first is shown. */
export type Reason = Exclude<keyof ValidityState, 'customError' | 'valid'>

/** The default texts for values that are required or invalid: what Form, kit-form and the elements say of a field. */
export const validationMessages: Readonly<Record<Reason, TextFor<Constraint>>> = {
  badInput: ({ type }) => `Enter a ${type === 'number' ? 'number' : 'whole date'}`,
  valueMissing: ({ type }) =>
    ({
      checkbox: 'Check this box',
      file: 'Choose a file',
      radio: 'Choose an option',
      'select-one': 'Choose an option',
    })[type] ?? 'Fill in this field',
  typeMismatch: ({ type }) => `Enter an address such as ${type === 'url' ? 'https://' : 'name@'}example.org`,
  tooShort: ({ minLength, length }) => `At least ${minLength} characters, not ${length}`,
  tooLong: ({ maxLength, length }) => `At most ${maxLength} characters, not ${length}`,
  patternMismatch: 'Use the format that is asked for',
  rangeUnderflow: ({ type, min }) => (type === 'date' ? `${min} or later` : `At least ${min}`),
  rangeOverflow: ({ type, max }) => (type === 'date' ? `${max} or earlier` : `At most ${max}`),
  stepMismatch: ({ step }) => (step ? `Use steps of ${step}` : 'Enter a whole number'),
}
