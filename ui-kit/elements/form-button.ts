import type { FormElement, FormRole } from './form-role.ts'

/** The attributes of HTML that an element of a button passes on. */
export const pressed = { disabled: Boolean, type: String, 'aria-label': String, 'aria-description': String } as const

/** A button of a form. */
export const asButton: FormRole = {
  listen(element) {
    element.addEventListener('click', (event) => pressInForm(event, element))
    // The same function for all: a document calls it once. First of all listeners: a page may stop the event.
    element.ownerDocument.addEventListener('keypress', standInForDefault, true)
  },
}

/** A native button that acts for an element: a form does not treat custom elements as its buttons. */
function nativeButton(button: FormElement): HTMLButtonElement {
  const native = document.createElement('button')
  for (const { name, value } of button.attributes)
    if (/^(type|name|value|form\w*)$/.test(name)) native.setAttribute(name, value)
  native.hidden = true
  return native
}

/** A button in a shadow root has no form: a native one is put into the form for a moment and clicked. */
function pressInForm(event: Event, button: FormElement): void {
  // After all listeners: one of them may call preventDefault.
  setTimeout(() => {
    const form = button.internals?.form
    if (!form || event.defaultPrevented || button.matches(':disabled') || !/^(submit|reset)$/.test(button.type ?? ''))
      return
    const native = nativeButton(button)
    form.append(native)
    native.click()
    native.remove()
  })
}

/**
 * Enter in a native input presses the first submit button of its form, or nothing if that is disabled. Where it is an
 * element of the kit, a native button is beside it while the browser looks for one.
 */
function standInForDefault(event: KeyboardEvent): void {
  const [{ localName, form }] = event.composedPath() as [HTMLInputElement]
  if (event.key !== 'Enter' || localName !== 'input' || !form) return
  const isSubmit = ({ type }: FormElement) => type === 'submit'
  const button = ([...form.elements] as FormElement[]).find(isSubmit)
  if (!button?.internals) return
  const native = nativeButton(button)
  native.disabled = button.matches(':disabled')
  native.addEventListener('click', (click) => {
    click.preventDefault()
    click.stopPropagation()
    button.click()
  })
  button.before(native)
  // The browser acts on the key after all listeners.
  setTimeout(() => native.remove())
}
