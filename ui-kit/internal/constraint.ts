/** What a text can say of the control whose value is invalid. */
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

/** Why a value is invalid, by the name that browsers have for it. Of several reasons the first one is said. */
export type Reason = Exclude<keyof ValidityState, 'customError' | 'valid'>
