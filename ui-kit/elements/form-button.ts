import type { FormElement, FormRole } from './form-role.ts'

/** A button of a form. */
export const asButton: FormRole = {
  listen: (element) => element.addEventListener('click', (event) => pressInForm(event, element)),
}

/** A button in a shadow root has no form: a native one that is in the form for a moment does what it should. */
function pressInForm(event: Event, button: FormElement): void {
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
