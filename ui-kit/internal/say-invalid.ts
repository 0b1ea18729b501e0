import type { FormEvent } from 'react'
import type { KitSettings } from './kit-context.ts'
import { validationMessage } from './validation.ts'

/**
 * Listens to `invalid` of a field in a form that the browser validates: it then shows the text of the kit. The text is
 * taken back before the next validation, because while it is there the control is invalid, whatever its value.
 */
export const sayInvalid =
  (kit: KitSettings) =>
  ({ currentTarget: control }: FormEvent<HTMLInputElement>) => {
    const { validity, dataset, ownerDocument } = control
    if (validity.customError) return
    const own = validity.valueMissing ? dataset.requiredMessage : dataset.invalidMessage
    const message = own ?? validationMessage(control, kit, control.closest<HTMLElement>('.kit-field')?.lang)
    const shown = new AbortController()
    const takeBack = () => {
      shown.abort()
      // The page may have set another one since.
      if (control.validationMessage === message) control.setCustomValidity('')
    }
    control.setCustomValidity(message)
    for (const name of ['input', 'change', 'click', 'reset'])
      ownerDocument.addEventListener(name, takeBack, { capture: true, signal: shown.signal })
  }
