import type { FormError } from '../error-summary/error-summary.tsx'
import type { MessageOf } from './validation.ts'

/** An error of one field. */
export interface FieldError {
  field: string
  message: string
}

/** A native control, or a custom element of the kit. */
type Control = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & {
  label?: string
  requiredMessage?: string
  invalidMessage?: string
}

/** The errors that the browser's validation finds, one for each field, in the order of the form. */
export function checkForm(form: HTMLFormElement, messageOf: MessageOf, labelEnd: string): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const control of form.elements as Iterable<Element> as Iterable<Control>) {
    // A combobox sends its value by another control.
    const { name = control.name } = control.dataset
    // A custom element of the kit has as properties what its control has as data, and perhaps an error of the page.
    const isElement = control.localName.includes('-')
    const { requiredMessage, invalidMessage } = isElement ? control : control.dataset
    if (!control.willValidate || control.validity.valid || errors.has(name)) continue
    const invalid = isElement && control.validity.customError ? control.validationMessage : invalidMessage
    const customMessage = control.validity.valueMissing ? requiredMessage : invalid
    const label = control.label ?? labelOf(control)
    // A line of the summary must name its field. 'Enter a name' does; a default text never does.
    const namesField = customMessage?.toLowerCase().includes(label.toLowerCase())
    const message = customMessage || messageOf(control as HTMLInputElement)
    errors.set(name, { field: name, message: namesField || !label ? message : label + labelEnd + message })
  }
  return [...errors.values()]
}

type Submitted = { data: FormData; form: HTMLFormElement }

/**
 * All errors of a form: those of the browser's validation, then those of `validate` for the other fields. A promise when
 * `validate` returns one.
 */
export function validateForm(
  event: Submitted,
  messageOf: MessageOf,
  labelEnd: string,
  validate?: (event: Submitted) => FormError[] | Promise<FormError[]> | undefined,
): FormError[] | Promise<FormError[]> {
  const invalid: FormError[] = checkForm(event.form, messageOf, labelEnd)
  const all = (own: FormError[] = []) => [
    ...invalid,
    ...own.filter(({ field }) => !invalid.some((error) => error.field === field)),
  ]
  const own = validate?.(event)
  return own instanceof Promise ? own.then(all) : all(own)
}

/** The label of a control, without the mark of a required field. */
function labelOf(control: Control): string {
  // The label of a radio button is one of the choices; the legend says what is to be chosen.
  const label = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : control.labels?.[0]
  // The label of a checkbox is around the box.
  return (label?.querySelector('[data-part=text]') ?? label)?.firstChild?.textContent ?? ''
}
