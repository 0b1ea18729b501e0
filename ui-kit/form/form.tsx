'use client'

import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ErrorSummary, type FormError } from '../error-summary/error-summary.tsx'
import { cx } from '../internal/cx.ts'
import { validateForm } from '../internal/form-check.ts'
import { FormContext } from '../internal/form-context.ts'
import { useLabelSeparator } from '../internal/label-separator.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { useValidationMessage } from '../internal/validation.ts'

export type { FormError } from '../error-summary/error-summary.tsx'
export type { FieldProps, FieldValueProps, WrittenFieldProps } from '../internal/field.tsx'
export type { FieldError } from '../internal/form-check.ts'

export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onInvalid' | 'action'> {
  /** The fields. */
  children?: ReactNode
  /**
   * Checks on submit what the browser's validation cannot, such as whether two fields are equal. Returns the errors: each
   * with the name of its field, or without one for the form as a whole. A promise is waited for; meanwhile another submit
   * is ignored.
   */
  validate?: (event: { data: FormData; form: HTMLFormElement }) => FormError[] | Promise<FormError[]> | undefined
  /** Called on submit when every field is valid. `data` has the name and value of the button that was pressed, if it has a name. */
  onValidSubmit?: (event: { data: FormData; form: HTMLFormElement }) => void
  /** A URL, for a page without script; or a function that is called on submit when every field is valid. */
  action?: string | ((data: FormData) => void | Promise<void>)
  /** Called on submit when a field is not valid. The summary shows the errors and takes focus. */
  onInvalid?: (event: { errors: readonly FormError[] }) => void
  /** Errors from a server. A new array is shown like the errors of the form itself. */
  serverErrors?: readonly FormError[]
  /** The form is being sent: another submit is ignored. */
  busy?: boolean
  /** Called with true on the first change and with false on a reset. */
  onDirtyChange?: (event: { dirty: boolean }) => void
  /**
   * Heading of the error summary.
   * @default 'There is a problem'
   */
  summaryHeading?: string
  /** Buttons below the fields (part `actions`). */
  actions?: ReactNode
}

const NO_ERRORS: readonly FormError[] = []

/** Whether an event of a form or its fields is of this form. React also sends those of a form in a portal. */
const isOwn = ({ target, currentTarget: form }: SyntheticEvent) => {
  const owner = 'form' in (target as HTMLInputElement) ? (target as HTMLInputElement).form : target
  return owner === form || (owner instanceof Element && owner.closest('form') === form)
}

/**
 * A form that uses the browser's validation (`required`, `pattern` and so on) but shows the errors itself: in a summary
 * and at each field, with the texts `validation` of the KitProvider, not those of the browser. Renders a
 * `<form novalidate>`.
 *
 * @csspart actions - The buttons below the fields.
 * @csspartsOf ErrorSummary
 *
 * @example
 * <Form onValidSubmit={({ data }) => send(data)} actions={<Button type="submit">Send</Button>}>
 *   <TextField label="Name" name="name" required requiredMessage="Enter a name" />
 * </Form>
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  {
    validate,
    onValidSubmit,
    onInvalid,
    serverErrors = NO_ERRORS,
    busy,
    onDirtyChange,
    summaryHeading,
    actions,
    className,
    children,
    action,
    onSubmit,
    onInput,
    onChange,
    onReset,
    ...rest
  },
  ref,
) {
  const root = useOwnRef(ref)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [summaryKey, setSummaryKey] = useState(0)
  const dirty = useRef(false)
  const validating = useRef(false)
  const messageOf = useValidationMessage(rest)
  const labelEnd = useLabelSeparator(rest)

  // Each time a new summary is mounted, because a summary takes focus only when its errors appear.
  const show = useCallback((found: readonly FormError[]) => {
    setErrors(found)
    setSummaryKey((last) => last + 1)
  }, [])
  useEffect(() => {
    if (serverErrors.length) show(serverErrors)
  }, [serverErrors, show])

  const setDirty = (now: boolean) => {
    if (dirty.current === now) return
    dirty.current = now
    onDirtyChange?.({ dirty: now })
  }

  const submit: ComponentPropsWithoutRef<'form'>['onSubmit'] = (event) => {
    onSubmit?.(event)
    if (event.defaultPrevented || !isOwn(event)) return
    event.preventDefault()
    if (busy || validating.current) return
    const form = event.currentTarget
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    const finish = (found: readonly FormError[]) => {
      show(found)
      if (found.length) onInvalid?.({ errors: found })
      else {
        onValidSubmit?.({ data, form })
        // React runs an action only where nobody prevents the submit.
        if (typeof action === 'function') startTransition(() => action(data))
      }
    }
    const found = validateForm({ data, form }, messageOf, labelEnd, validate)
    if (!(found instanceof Promise)) return finish(found)
    validating.current = true
    found.then(finish).finally(() => {
      validating.current = false
    })
  }

  const edited = (event: FormEvent) => {
    if (!isOwn(event)) return
    setDirty(true)
    const { dataset, name: ownName } = event.target as HTMLInputElement
    const name = dataset.name ?? ownName
    if (errors.some(({ field }) => field === name)) setErrors(errors.filter(({ field }) => field !== name))
  }

  return (
    <form
      ref={root}
      noValidate
      aria-busy={busy}
      {...(typeof action === 'string' && { action })}
      {...rest}
      className={cx('kit-form', className)}
      onSubmit={submit}
      onInput={(event) => {
        onInput?.(event)
        // React asks a select for its choice later, on `change`: a render before that would put the old choice back.
        if (!(event.target as Element).matches('select')) edited(event)
      }}
      onChange={(event) => {
        onChange?.(event)
        edited(event)
      }}
      onReset={(event) => {
        onReset?.(event)
        if (event.defaultPrevented || !isOwn(event)) return
        setDirty(false)
        setErrors(NO_ERRORS)
      }}
    >
      <ErrorSummary key={summaryKey} lang={rest.lang} heading={summaryHeading} errors={errors} />
      <FormContext.Provider value={Object.fromEntries(errors.map(({ field, message }) => [field, message]))}>
        {children}
      </FormContext.Provider>
      {actions && <div data-part="actions">{actions}</div>}
    </form>
  )
})
Form.displayName = 'Form'
