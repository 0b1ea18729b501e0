import { type ReactNode, useContext, useId } from 'react'
import { cx } from './cx.ts'
import { FormErrors } from './form-errors.ts'

interface FieldTexts {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  errorLive?: boolean
  required?: boolean
}

/** What every field shows around its control, and the props that connect the two for screen readers. */
export function useFieldParts({ name, label, hint, error, errorLive, required }: FieldTexts) {
  const id = useId()
  const formError = useContext(FormErrors)[name]
  const message = error ?? formError
  return {
    /** Id of the control. */
    id,
    /** `data-state` of the root. */
    state: message ? 'error' : undefined,
    /** Props of the control. */
    described: {
      'aria-invalid': message ? true : undefined,
      'aria-describedby': cx(hint ? `${id}h` : '', message && `${id}e`) || undefined,
    },
    label: (
      <>
        {label}
        {required && (
          <span aria-hidden data-part="required">
            {' *'}
          </span>
        )}
      </>
    ),
    hint: hint && (
      <p id={`${id}h`} data-part="hint">
        {hint}
      </p>
    ),
    error: message && (
      <p id={`${id}e`} data-part="error" role={errorLive ? 'alert' : undefined}>
        {message}
      </p>
    ),
  }
}
