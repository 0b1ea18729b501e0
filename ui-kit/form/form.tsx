import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ErrorSummary, type ErrorSummaryProps } from '../error-summary/index.ts'
import { cx } from '../internal/cx.ts'
import { checkForm, type FieldError } from '../internal/form-check.ts'
import { FormErrors } from '../internal/form-errors.ts'

export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onInvalid'> {
  /** The fields. */
  children?: ReactNode
  /** Called when every field is valid. */
  onValidSubmit?: (event: { data: FormData; form: HTMLFormElement }) => void
  /** Called when a field is not; the summary has the errors and takes focus. */
  onInvalid?: (event: { errors: readonly FieldError[] }) => void
  /** What a server found wrong; shown like the form's own findings when a new list arrives. */
  serverErrors?: ErrorSummaryProps['errors']
  /** It is being sent: a second submit is ignored. */
  busy?: boolean
  /** Called with true at the first change, with false at a reset. */
  onDirtyChange?: (event: { dirty: boolean }) => void
  /** Heading of the summary of errors. */
  summaryHeading?: string
  /** The buttons under the fields (part `actions`). */
  actions?: ReactNode
}

const NONE: ErrorSummaryProps['errors'] = []

/**
 * A form that checks itself as the browser would (required, pattern, …) and says what is wrong in the kit's words and
 * looks: in a summary and at each field. Renders a `<form novalidate>`.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  {
    onValidSubmit,
    onInvalid,
    serverErrors = NONE,
    busy,
    onDirtyChange,
    summaryHeading,
    actions,
    className,
    children,
    onSubmit,
    onInput,
    onReset,
    ...rest
  },
  ref,
) {
  const [errors, setErrors] = useState(NONE)
  const [round, setRound] = useState(0)
  const dirty = useRef(false)

  // each round gets a summary of its own, which takes focus as the last one did
  const show = useCallback((found: ErrorSummaryProps['errors']) => {
    setErrors(found)
    setRound((last) => last + 1)
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
    if (event.defaultPrevented) return
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const found = checkForm(form)
    show(found)
    if (found.length) onInvalid?.({ errors: found })
    else onValidSubmit?.({ data: new FormData(form), form })
  }

  return (
    <form
      ref={ref}
      noValidate
      aria-busy={busy}
      {...rest}
      className={cx('kit-form', className)}
      onSubmit={submit}
      onInput={(event) => {
        onInput?.(event)
        setDirty(true)
        const { name } = event.target as HTMLInputElement
        if (errors.some(({ field }) => field === name)) setErrors(errors.filter(({ field }) => field !== name))
      }}
      onReset={(event) => {
        onReset?.(event)
        setDirty(false)
        setErrors(NONE)
      }}
    >
      <ErrorSummary key={round} heading={summaryHeading} errors={errors} />
      <FormErrors.Provider value={Object.fromEntries(errors.map(({ field, message }) => [field, message]))}>
        {children}
      </FormErrors.Provider>
      {actions && <div data-part="actions">{actions}</div>}
    </form>
  )
})
