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
