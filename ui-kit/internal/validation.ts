import { formatDay } from './format-day.ts'
import { type KitSettings, useKit } from './kit-context.ts'
import { textFor } from './text-for.ts'
import { type Reason, validationMessages } from './validation.messages.ts'

/** The text for the value of an invalid control. */
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
