import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorSummary, type FormError } from '../error-summary/error-summary.tsx'
import type { FormProps } from '../form/form.tsx'
import { validateForm } from '../internal/form-check.ts'
import { useLabelSeparator } from '../internal/label-separator.ts'
import { endAll, listen } from '../internal/listen.ts'
import { useValidationMessage } from '../internal/validation.ts'
import '../error-summary/error-summary.css'

export interface FormFrameProps {
  /** The page's own `<form>`. */
  children?: ReactNode
  /**
   * Checks on submit what the browser's validation cannot, such as whether two fields are equal. Returns the errors: each
   * with the name of its field, or without one for the form as a whole. A promise is waited for; meanwhile another submit
   * is ignored.
   */
  validate?: FormProps['validate']
  /** Errors from a server. A new array is shown like the errors of the form itself. */
  serverErrors?: readonly FormError[]
  /** The form is being sent: another submit is ignored. */
  busy?: boolean
  /**
   * Heading of the error summary.
   * @default 'There is a problem'
   */
  summaryHeading?: string
  /**
   * Called on submit when every field is valid. With `preventDefault()` the browser does not send the form.
   */
  onValidSubmit?: (event: { data: FormData; form: HTMLFormElement }) => boolean
  /** Called on submit when a field is not valid. The summary shows the errors and takes focus. */
  onInvalid?: (event: { errors: readonly FormError[] }) => void
  /** The element around the form. */
  host: HTMLElement
}

type Errors = readonly FormError[]

/**
 * A frame around the page's own `<form>`, which checks it on submit and shows the errors itself: in a summary and at
 * each field of the kit. It holds no form of its own: fields that the page puts into a shadow root would not belong to it.
 *
 * @csspartsOf ErrorSummary
 */
export function FormFrame({
  children,
  validate,
  serverErrors,
  busy,
  summaryHeading,
  onValidSubmit,
  onInvalid,
  host,
}: FormFrameProps) {
  const [shown, setShown] = useState<{ errors: Errors; key: number }>({ errors: [], key: 0 })
  /** A promise of `validate` is waited for. */
  const isValidating = useRef(false)
  /** The form is sent again, after such a promise: it is checked already. */
  const isChecked = useRef(false)
  const messageOf = useValidationMessage()
  const labelEnd = useLabelSeparator()
  /** The errors that the form has written at its fields. The page may write others. */
  const marks = useRef(new Map<Field, string>())
  const unmark = (field: Field) => {
    const mark = marks.current.get(field)
    marks.current.delete(field)
    if (mark && field.error === mark) field.error = ''
  }
  const show = (errors: Errors) => {
    for (const field of fieldsOf(host)) {
      unmark(field)
      const message = errors.find((error) => error.field === nameOf(field))?.message
      if (!message || field.error) continue
      field.error = message
      marks.current.set(field, message)
    }
    setShown(({ key }) => ({ errors, key: key + 1 }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only new errors are shown
  useEffect(() => {
    if (serverErrors?.length) show(serverErrors)
  }, [serverErrors])

  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      if (isChecked.current) return
      const submitter = event.submitter as HTMLButtonElement | null
      const form = event.target as HTMLFormElement
      const data = new FormData(form, submitter)
      /** Shows the errors. Returns whether the browser is to send the form. */
      const finish = (errors: Errors) => {
        show(errors)
        if (errors.length) onInvalid?.({ errors })
        return !errors.length && onValidSubmit?.({ data, form })
      }
      const check = () => {
        // Errors of the last time are not those of these values.
        for (const field of fieldsOf(host)) unmark(field)
        return validateForm({ data, form }, messageOf, labelEnd, validate)
      }
      const errors = busy || isValidating.current || check()
      if (errors instanceof Promise) {
        isValidating.current = true
        errors
          .then((found) => {
            if (!finish(found)) return
            isChecked.current = true
            sendForm(form, submitter)
            isChecked.current = false
          })
          .finally(() => {
            isValidating.current = false
          })
      } else if (errors !== true && finish(errors)) return
      event.preventDefault()
    }
    const clear = ({ target }: Event) => {
      const field = target as Field
      unmark(field)
      setShown(({ errors, key }) => ({ errors: errors.filter((error) => error.field !== nameOf(field)), key }))
    }
    const reset = () => show([])
    for (const form of host.querySelectorAll('form')) form.noValidate = true
    return endAll(listen(host, 'submit', submit), listen(host, 'input', clear), listen(host, 'reset', reset))
  })

  return (
    <>
      <ErrorSummary key={shown.key} heading={summaryHeading} errors={shown.errors} />
      {children}
    </>
  )
}

/** Sends a form with the button that was pressed. That of a kit-button is in the form only while it is pressed. */
function sendForm(form: HTMLFormElement, submitter: HTMLButtonElement | null): void {
  const isGone = submitter && submitter.form !== form
  if (isGone) form.append(submitter)
  form.requestSubmit(submitter)
  if (isGone) submitter.remove()
}

type Field = HTMLElement & { error?: string }

const nameOf = (field: Element) => field.getAttribute('name') ?? ''

/** The fields of the kit in the page's form. */
const fieldsOf = (host: HTMLElement): Field[] =>
  [...(host.querySelector('form')?.elements ?? [])].filter((field): field is Field => 'error' in field)
