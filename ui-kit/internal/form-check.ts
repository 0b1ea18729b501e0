export interface FieldError {
  field: string
  message: string
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the browser finds wrong with a form's fields, the first thing for each, in the form's order. */
export function checkForm(form: HTMLFormElement): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const control of form.elements as Iterable<Element> as Iterable<Control>) {
    if (!control.willValidate || control.validity.valid || errors.has(control.name)) continue
    const { requiredMessage, invalidMessage } = control.dataset
    const own = control.validity.valueMissing ? requiredMessage : invalidMessage
    const label = control.labels?.[0]?.firstChild?.textContent ?? ''
    // In a list of several the field has to be named: 'Enter a name' does, the browser's own message never does.
    const named = own?.toLowerCase().includes(label.toLowerCase())
    const message = own ?? control.validationMessage
    errors.set(control.name, { field: control.name, message: named || !label ? message : `${label}: ${message}` })
  }
  return [...errors.values()]
}
