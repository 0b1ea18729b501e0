/** What an element does in a form: value, validity, submit. The form sees the element as one control. */

/** The controls in a shadow root whose values go to the form. */
const controlsOf = (root: ShadowRoot) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    '[name]:is(input,select,textarea)',
  ),
]

/** Passes values and validity of the native controls in the shadow root on to the form. */
export function syncForm(root: ShadowRoot, internals: ElementInternals): void {
  const data = new FormData()
  const controls = controlsOf(root)
  for (const control of controls) {
    const { name, type, value, files, checked } = control as HTMLInputElement
    if (!name || (type === 'radio' && !checked)) continue
    if (!files) data.append(name, value)
    else if (files[0]) data.append(name, files[0])
  }
  internals.setFormValue(data, currentValue(root))
  const invalid = controls.find((control) => !control.validity.valid && control.type !== 'hidden')
  if (!invalid) {
    internals.setValidity({})
    return
  }
  const flags: Record<string, boolean> = {}
  for (const flag in invalid.validity) flags[flag] = invalid.validity[flag as keyof ValidityState]
  const { requiredMessage, invalidMessage } = invalid.dataset
  const message = (flags.valueMissing ? requiredMessage : invalidMessage) ?? invalid.validationMessage
  internals.setValidity(flags, message, invalid)
}

/** The value that the control in the shadow root has now. */
export function currentValue(root: ShadowRoot): string | null {
  const controls = controlsOf(root) as HTMLInputElement[]
  const control = controls.find(({ checked }) => checked) ?? controls.find(({ type }) => type !== 'radio')
  return control && control.type !== 'file' ? control.value : null
}

/** The form's submit button as another button sees it. */
type Submit = HTMLButtonElement

/** Enter in a field of one line presses the form's submit button, as it does in a native field. */
export function submitOnEnter(event: KeyboardEvent, form: HTMLFormElement | null): void {
  const [target] = event.composedPath() as [HTMLInputElement]
  if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !form || target.localName !== 'input')
    return
  const button = ([...form.elements] as Submit[]).find(({ type }) => type === 'submit')
  if (button) button.click()
  else if (form.elements.length === 1) form.requestSubmit()
}

/** A button in a shadow root has no form: a native one that is in the form for a moment does what it should. */
export function pressInForm(button: HTMLElement & { type?: string }, form: HTMLFormElement | null): void {
  if (!form || !/^(submit|reset)$/.test(button.type ?? '')) return
  const native = document.createElement('button')
  for (const { name, value } of button.attributes)
    if (/^(type|name|value|form\w+)$/.test(name)) native.setAttribute(name, value)
  native.hidden = true
  form.append(native)
  native.click()
  native.remove()
}
