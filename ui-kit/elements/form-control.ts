/** What an element does in a form: value, validity, submit. The form sees the element as one control. */
import type { MessageOf } from '../internal/validation.ts'

/** An element that takes part in forms. */
type FormElement = HTMLElement & { internals?: ElementInternals; type?: string; sync(): void }

/** What native controls say of themselves in a form; the last two are methods. */
const FORM_API = [
  'form',
  'labels',
  'validity',
  'validationMessage',
  'willValidate',
  'checkValidity',
  'reportValidity',
] as const

/** Gives elements the properties and methods that native controls have. */
export function addFormApi(prototype: FormElement): void {
  for (const name of FORM_API)
    Object.defineProperty(prototype, name, {
      get(this: FormElement) {
        const own = this.internals?.[name]
        return typeof own === 'function' ? own.bind(this.internals) : own
      },
    })
}

/** Listens to what happens in the shadow root of a field. */
export function listenInForm(root: ShadowRoot, element: FormElement): void {
  // `input` leaves a shadow root, `change` does not.
  root.addEventListener('change', () => element.dispatchEvent(new Event('change', { bubbles: true })))
  root.addEventListener('input', () => element.sync())
  // Half a date has no value yet, so there is no `input`, but it is invalid.
  root.addEventListener('keyup', () => element.sync())
  root.addEventListener('keydown', (event) => submitOnEnter(event as KeyboardEvent, element.internals?.form ?? null))
}

/** The controls in a shadow root whose values go to the form. */
const controlsOf = (root: ShadowRoot) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    '[name]:is(input,select,textarea)',
  ),
]

/** Passes values and validity of the native controls in the shadow root on to the form. */
export function syncForm(root: ShadowRoot, internals: ElementInternals, messageOf: MessageOf): void {
  const data = new FormData()
  const controls = controlsOf(root)
  for (const control of controls) {
    const { name, type, value, files, checked } = control as HTMLInputElement
    if (!name || (/^(radio|checkbox)$/.test(type) && !checked)) continue
    if (!files) data.append(name, value)
    else if (files[0]) data.append(name, files[0])
  }
  internals.setFormValue(data, currentValue(root))
  // Not of `controls`: a combobox sends its value by another control than the one that is checked.
  const invalid = root.querySelector<HTMLInputElement>(':is(input,select,textarea):invalid')
  if (!invalid) {
    internals.setValidity({})
    return
  }
  const { requiredMessage, invalidMessage } = invalid.dataset
  const message = (invalid.validity.valueMissing ? requiredMessage : invalidMessage) ?? messageOf(invalid)
  internals.setValidity(invalid.validity, message, invalid)
}

/** The value that the control in the shadow root has now. */
export function currentValue(root: ShadowRoot): string | null {
  const controls = controlsOf(root) as HTMLInputElement[]
  const control = controls.find(({ checked }) => checked) ?? controls.find(({ type }) => type !== 'radio')
  if (control?.type === 'checkbox') return String(control.checked)
  return control && control.type !== 'file' ? control.value : null
}

/** The form's submit button as another button sees it. */
type Submit = HTMLButtonElement

/** Enter in a field of one line presses the form's submit button, as it does in a native field. */
function submitOnEnter(event: KeyboardEvent, form: HTMLFormElement | null): void {
  const [target] = event.composedPath() as [HTMLInputElement]
  if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !form || target.localName !== 'input')
    return
  const button = ([...form.elements] as Submit[]).find(({ type }) => type === 'submit')
  if (button) button.click()
  else if (form.elements.length === 1) form.requestSubmit()
}

/** A button in a shadow root has no form: a native one that is in the form for a moment does what it should. */
export function pressInForm(event: Event, button: FormElement): void {
  // After all listeners: one of them may call preventDefault.
  setTimeout(() => {
    const form = button.internals?.form
    if (!form || event.defaultPrevented || button.matches(':disabled') || !/^(submit|reset)$/.test(button.type ?? ''))
      return
    const native = document.createElement('button')
    for (const { name, value } of button.attributes)
      if (/^(type|name|value|form\w+)$/.test(name)) native.setAttribute(name, value)
    native.hidden = true
    form.append(native)
    native.click()
    native.remove()
  })
}
