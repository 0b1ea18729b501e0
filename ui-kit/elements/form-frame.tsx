import { type ReactNode, useEffect, useState } from 'react'
import { ErrorSummary, type ErrorSummaryProps } from '../error-summary/index.ts'
import { checkForm } from '../internal/form-check.ts'

export interface FormFrameProps {
  /** The page's own `<form>`. */
  children?: ReactNode
  /**
   * Checks on submit what the browser's validation cannot, such as whether two fields are equal. Returns the errors: each
   * with the name of its field, or without one for the form as a whole.
   */
  validate?: (event: { data: FormData; form: HTMLFormElement }) => ErrorSummaryProps['errors'] | undefined
  /** Errors from a server. A new array is shown like the errors of the form itself. */
  serverErrors?: ErrorSummaryProps['errors']
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
  onInvalid?: (event: { errors: ErrorSummaryProps['errors'] }) => void
  /** The element around the form. */
  host: HTMLElement
}

type Errors = ErrorSummaryProps['errors']

/**
 * A frame around the page's own `<form>`, which checks it on submit and shows the errors itself: in a summary and at
 * each field of the kit. It holds no form of its own: fields that the page puts into a shadow root would not belong to it.
 *
 * Parts: `box`, `heading`.
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
  const show = (errors: Errors) => {
    for (const field of fieldsOf(host))
      field.error = errors.find((error) => error.field === nameOf(field))?.message ?? ''
    setShown(({ key }) => ({ errors, key: key + 1 }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only new errors are shown
  useEffect(() => {
    if (serverErrors?.length) show(serverErrors)
  }, [serverErrors])

  useEffect(() => {
    const submit = (event: Event) => {
      const form = event.target as HTMLFormElement
      const data = new FormData(form, (event as SubmitEvent).submitter)
      const errors: Errors = busy ? [] : [...checkForm(form), ...(validate?.({ data, form }) ?? [])]
      if (!busy) show(errors)
      if (errors.length) onInvalid?.({ errors })
      if (busy || errors.length || !onValidSubmit?.({ data, form })) event.preventDefault()
    }
    const clear = ({ target }: Event) => {
      const field = target as Field
      if (field.error) field.error = ''
      setShown(({ errors, key }) => ({ errors: errors.filter((error) => error.field !== nameOf(field)), key }))
    }
    const reset = () => show([])
    for (const form of host.querySelectorAll('form')) form.noValidate = true
    host.addEventListener('submit', submit)
    host.addEventListener('input', clear)
    host.addEventListener('reset', reset)
    return () => {
      host.removeEventListener('submit', submit)
      host.removeEventListener('input', clear)
      host.removeEventListener('reset', reset)
    }
  })

  return (
    <>
      <ErrorSummary key={shown.key} heading={summaryHeading} errors={shown.errors} />
      {children}
    </>
  )
}

type Field = HTMLElement & { error?: string }

const nameOf = (field: Element) => field.getAttribute('name') ?? ''

/** The fields of the kit in the page's form. */
const fieldsOf = (host: HTMLElement): Field[] =>
  [...(host.querySelector('form')?.elements ?? [])].filter((field): field is Field => 'error' in field)
