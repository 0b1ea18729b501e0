import { Button, Form, type FormProps, ProgressBar } from '@my-school/ui-kit'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { texts } from '#messages'
import { ApiError } from '../api/request.ts'
import type { OnProgress } from '../api/upload.ts'
import { setTitleError } from '../state/document-title.ts'
import { navigate } from '../state/navigation.ts'
import { clearToasts, showToast, showToastAfterNavigation, type ToastLink } from '../state/toasts.ts'
import { type DraftActions, setUnsaved } from '../state/unsaved.ts'

/** The body of a 200 response. */
export type Outcome = { success: boolean; message: string }

type FieldError = { field?: string; message: string }

export type PageFormProps<T extends Outcome> = {
  /**
   * Sends the request. Resolves with undefined if the user went back to the form.
   * @param input `value`: that of the field with this name; '' where there is none
   */
  send: (input: { data: FormData; value: (name: string) => string; onProgress: OnProgress }) => Promise<T | undefined>
  /** The page to open after a success, where the toast is shown. */
  next?: string | ((response: Extract<T, { success: true }>) => string)
  /** A second submit button, which opens another page after a success. A primary one is the first of the two. */
  second?: { label: string; next: string; primary?: boolean }
  /** The toast after a success; by default the server's message. */
  doneText?: string
  /** The record that the toast is about. */
  doneLink?: (response: Extract<T, { success: true }>) => ToastLink | undefined
  /** Called after a success. The button stays busy until a promise that it returns is settled. */
  onDone?: (response: Extract<T, { success: true }>) => unknown
  /** A toast after a failure (status 200), beside the server's message above the fields; by default none. */
  refusedText?: string
  /** A toast after an error, beside its message above the fields; by default none. */
  failedText?: string
  /** Checks what the controls cannot. */
  validate?: FormProps['validate']
  /** Called when fields are missing or invalid. Nothing is sent then. */
  onInvalid?: FormProps['onInvalid']
  formRef?: RefObject<HTMLFormElement | null>
  /** What happens with the typed values if the form is left without being sent; by default they are lost. */
  draft?: DraftActions
  submitLabel: string
  /** Links beside the submit button. */
  actions?: ReactNode
  children: ReactNode
}

const NO_ERRORS: readonly FieldError[] = []

/** The name of the second submit button. The form sends it if that one was pressed. */
const SECOND = 'second'

/**
 * A form that sends a request. Meanwhile its button is busy. Errors appear above the fields; the typed values stay. If
 * there are unsent values, leaving the page asks for confirmation.
 */
export function PageForm<T extends Outcome>(props: PageFormProps<T>) {
  const strings = texts().sending
  const { send, second, doneText, doneLink, onDone, refusedText, failedText, onInvalid, draft } = props
  const own = useRef<HTMLFormElement>(null)
  const ref = props.formRef ?? own
  const [busy, setBusy] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [errors, setErrors] = useState(NO_ERRORS)

  useEffect(() => {
    const form = ref.current
    return () => {
      if (form) setUnsaved(form, false)
    }
  }, [ref])

  const showErrors = (found: readonly FieldError[]) => {
    setErrors(found)
    setTitleError(found.length > 0)
  }

  /** Shows what the server says above the fields, where it stays. A toast says only what is not said there. */
  const showError = (text: string | undefined, detail: FieldError) => {
    if (text && text !== detail.message) showToast('danger', text)
    showErrors([detail])
  }

  const submit = async ({ data, form }: { data: FormData; form: HTMLFormElement }) => {
    const isSecond = data.has(SECOND)
    const next = isSecond ? second?.next : props.next
    data.delete(SECOND)
    showErrors(NO_ERRORS)
    // The messages of the last attempt no longer apply.
    clearToasts()
    setBusy(true)
    try {
      const value = (name: string) => data.get(name)?.toString() ?? ''
      const response = await send({ data, value, onProgress: (progress) => setShare(progress.share) })
      if (!response) return
      if (response.success) {
        const done = response as Extract<T, { success: true }>
        setUnsaved(form, false)
        if (next) {
          // If the user has left the form meanwhile, the current page stays.
          if (form.isConnected) navigate(typeof next === 'string' ? next : next(done), { back: !isSecond })
          showToastAfterNavigation('success', doneText ?? response.message, doneLink?.(done))
        }
        await onDone?.(done)
      } else {
        showError(refusedText, { message: response.message })
      }
    } catch (error) {
      // The end of the session shows its own toast, and stores the form as a draft.
      if (error instanceof ApiError && error.status === 401) return
      console.error(error)
      const detail = error instanceof ApiError ? error : new ApiError(strings.ours)
      showError(failedText, { field: detail.field, message: detail.message })
    } finally {
      setBusy(false)
      setShare(null)
      // The busy button is disabled, so it has lost the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type=submit]')?.focus()
      })
    }
  }

  const button = (label: string, primary?: boolean, name?: string) => (
    <Button type="submit" name={name} variant={primary ? 'primary' : 'quiet'} busy={busy}>
      {label}
    </Button>
  )
  const secondButton = second && button(second.label, second.primary, SECOND)
  return (
    <Form
      ref={ref}
      className="page-form"
      busy={busy}
      serverErrors={errors}
      validate={props.validate}
      onValidSubmit={submit}
      onInvalid={(event) => {
        setTitleError(true)
        onInvalid?.(event)
      }}
      onDirtyChange={({ dirty }) => ref.current && setUnsaved(ref.current, dirty, draft)}
      actions={
        <>
          {second?.primary && secondButton}
          {button(props.submitLabel, !second?.primary)}
          {!second?.primary && secondButton}
          {props.actions}
          {share !== null && (
            <ProgressBar value={share < 1 ? share : null} label={share < 1 ? strings.uploading : strings.waiting} />
          )}
        </>
      }
    >
      {props.children}
    </Form>
  )
}
