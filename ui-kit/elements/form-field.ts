import { useEffect, useLayoutEffect } from 'react'
import { useValidationMessage } from '../internal/validation.ts'
import { type FormElement, type FormRole, stateOf } from './form-role.ts'

/** The controls in a shadow root that have the value of the field: not the text of a combobox, not a colour picker. */
const SENT = ':is(input,select,textarea):not([data-name],[data-part=picker])'

/**
 * Before all listeners of the page, since the window is the first that an event passes: what the user has just changed is
 * the value of the element, and the form has it.
 */
function takeChange(event: Event): void {
  // The window itself has no root.
  const root = (event.composedPath()[0] as Node).getRootNode?.() as ShadowRoot | undefined
  const element = root?.host as FormElement | undefined
  if (!element?.internals) return
  element.isChanging = true
  element.sync()
}

/** Listens to what happens in the shadow root. */
function listen(element: FormElement, root: ShadowRoot): void {
  root.ownerDocument.defaultView?.addEventListener('input', takeChange, true)
  root.addEventListener(
    'input',
    () => {
      element.isChanging = false
    },
    true,
  )
  const isSent = ({ target }: Event) => (target as Element).matches(SENT)
  /** The controls that have fired `input` since their last `change`. */
  const edited = new WeakSet<EventTarget>()
  root.addEventListener('input', (event) => {
    // The text that is typed into a combobox is not its value, and the event of a day comes from the control that sends
    // it.
    if (!isSent(event)) event.stopPropagation()
    if (event.target) edited.add(event.target)
    element.sync()
  })
  // `input` leaves a shadow root, `change` does not.
  root.addEventListener('change', (event) => {
    const { target } = event
    if (!target) return
    // A script that writes into the control, such as that of a password manager, may fire only `change`.
    if (!edited.has(target)) target.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    edited.delete(target)
    if (isSent(event)) element.dispatchEvent(new Event('change', { bubbles: true }))
  })
  // Half a date has no value yet, so there is no `input`, but it is invalid.
  root.addEventListener('keyup', () => element.sync())
  root.addEventListener('keydown', (event) => submitOnEnter(event as KeyboardEvent, element))
}

const controlsOf = (root: ShadowRoot) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(SENT),
]

/** Passes values and validity of the native controls in the shadow root on to the form. */
function sync(element: FormElement, root: ShadowRoot): void {
  const { internals, messageOf, customValidity, error } = element
  // jsdom and happy-dom, in which projects run their tests, have forms without custom elements.
  if (!internals?.setFormValue || !messageOf) return
  const data = new FormData()
  const controls = controlsOf(root)
  for (const control of controls) {
    const { name, type, value, files, checked } = control as HTMLInputElement
    if (!name || (/^(radio|checkbox)$/.test(type) && !checked)) continue
    if (!files) data.append(name, value)
    else for (const file of files) data.append(name, file)
  }
  internals.setFormValue(data, isRestored(element, controls) ? stateOf(currentValue(root), element) : null)
  const find = (selector: string) => root.querySelector<HTMLInputElement>(selector) ?? undefined
  const customError = customValidity || String(error ?? '')
  if (customError) {
    internals.setValidity({ customError: true }, customError, find('input:not([type=hidden]),select,textarea,button'))
    return
  }
  // Not of `controls`: a combobox sends its value by another control than the one that is checked. Until the text in that
  // one is an option, its value is missing.
  const unsettled = currentValue(root) ? undefined : find('[data-name]:required:enabled:valid')
  const invalid = unsettled ?? find(':is(input,select,textarea):invalid')
  if (!invalid) {
    internals.setValidity({})
    return
  }
  const { dataset, localName, type } = invalid
  const problem = unsettled
    ? ({ localName, type, value: '', validity: { valueMissing: true } } as HTMLInputElement)
    : invalid
  const { validity } = problem
  const message = (validity.valueMissing ? dataset.requiredMessage : dataset.invalidMessage) ?? messageOf(problem)
  internals.setValidity(validity, message, invalid)
}

/** Whether Back brings the value of a field back. As of native controls: no password, nothing with autocomplete="off". */
const isRestored = ({ type }: FormElement, controls: readonly { autocomplete: string }[]) =>
  type !== 'password' && !controls.some(({ autocomplete }) => autocomplete === 'off')

/** The value that the control in the shadow root has now. */
function currentValue(root: ShadowRoot): string | null {
  const controls = controlsOf(root) as HTMLInputElement[]
  const control = controls.find(({ checked }) => checked) ?? controls.find(({ type }) => type !== 'radio')
  if (control?.type === 'checkbox') return String(control.checked)
  return control && control.type !== 'file' ? control.value : null
}

/** The form's submit button as another button sees it. */
type Submit = HTMLButtonElement

/** Enter in a field of one line presses the form's submit button, as it does in a native field. */
function submitOnEnter(event: KeyboardEvent, element: FormElement): void {
  const [target] = event.composedPath() as [HTMLInputElement]
  if (event.key !== 'Enter' || event.isComposing || target.localName !== 'input' || target.type === 'file') return
  // After all listeners: one of them may call preventDefault, or settle the value.
  setTimeout(() => {
    const form = element.internals?.form
    if (!form || event.defaultPrevented) return
    element.sync()
    const button = ([...form.elements] as Submit[]).find(({ type }) => type === 'submit')
    if (button) button.click()
    else if (form.elements.length === 1) form.requestSubmit()
  })
}

function Sync({ element }: { element: FormElement }) {
  element.messageOf = useValidationMessage()
  useLayoutEffect(() => element.sync())
  // Components set the validity of their controls in effects.
  useEffect(() => element.sync())
  return null
}

/** A field of a form. */
export const asControl: FormRole = { listen, sync, currentValue, Sync }
