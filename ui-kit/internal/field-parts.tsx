'use client'

import { type ReactNode, useContext, useId } from 'react'
import { cx } from './cx.ts'
import { FormContext } from './form-context.ts'
import { useKit } from './kit-context.ts'

/** The props of a field that its parts are made of; FieldProps says what they are. */
interface Given {
  name: string
  hint?: ReactNode
  error?: string
  errorLive?: boolean
  required?: boolean
  requiredMessage?: string
  invalidMessage?: string
}

/**
 * The parts that every field has around its control, and its other props. The error is that of the prop, else that of
 * the Form around it.
 */
export function useFieldParts<Props extends Given>({
  name,
  hint,
  error,
  errorLive,
  required,
  requiredMessage,
  invalidMessage,
  ...others
}: Props) {
  const id = useId()
  const errors = useContext(FormContext)
  const message = error ?? errors?.[name]
  const text = message && (
    <p id={`${id}e`} data-part="error">
      {message}
    </p>
  )
  const parts = {
    state: message ? 'error' : undefined,
    /** Attributes of each control that sends the value. */
    sent: {
      name,
      required,
      onInvalid: useKit().onInvalid,
      'data-required-message': requiredMessage,
      'data-invalid-message': invalidMessage,
    },
    /** Attributes of what the hint and the error describe: the control, or the group of controls. */
    described: {
      id,
      'aria-invalid': !!message || undefined,
      'aria-describedby': cx(!!hint && `${id}h`, message && `${id}e`) || undefined,
    },
    mark: required && (
      <span aria-hidden data-part="required">
        {' *'}
      </span>
    ),
    hint: hint && (
      <p id={`${id}h`} data-part="hint">
        {hint}
      </p>
    ),
    error: (
      <>
        {/* Only what comes into a region that is there already is announced everywhere. */}
        {errorLive !== undefined && <div role="alert">{errorLive && text}</div>}
        {!errorLive && text}
      </>
    ),
  }
  return [parts, others] as const
}
