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
    errors.set(control.name, { field: control.name, message: own ?? `${labelOf(control)}${control.validationMessage}` })
  }
  return [...errors.values()]
}

/** The browser's own message does not name the field: in a list of several it has to be named. */
function labelOf({ labels }: Control): string {
  const text = labels?.[0]?.firstChild?.textContent
  return text ? `${text}: ` : ''
}
