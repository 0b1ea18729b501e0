import { validationMessages } from '../messages/en/validation.ts'
import { formatDay } from './format-day.ts'
import { type KitSettings, useKit } from './kit-context.ts'
import { textFor } from './text-for.ts'

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

/** Says why the value of a control is invalid. */
export type MessageOf = (control: HTMLInputElement) => string

/** The function that does it in the language of the component. */
export function useValidationMessage({ lang }: { lang?: string } = {}): MessageOf {
  const kit = useKit()
  return (control) => validationMessage(control, kit, lang)
}

/**
 * The text in a language. A control with a message of its own (`setCustomValidity`) keeps it, and so does a custom element.
 */
export function validationMessage(control: HTMLInputElement, kit: KitSettings, lang?: string): string {
  const { validity, localName, type, min, max, step, minLength, maxLength, value } = control
  const locale = lang || kit.locale
  const texts = { ...validationMessages, ...kit.textsOf('validation', locale) }
  const reason = (Object.keys(validationMessages) as Reason[]).find((name) => validity[name])
  if (!reason || validity.customError || localName.includes('-')) return control.validationMessage
  const dayOf = (day: string) => (type === 'date' ? formatDay(day, { ...kit, locale }) : day)
  const limits = { min: dayOf(min), max: dayOf(max), step, minLength, maxLength }
  return textFor(texts[reason], { type, ...limits, length: value.length, locale })
}
