import { Button, Form, ProgressBar } from '@my-school/ui-kit'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import type { OnProgress } from '../api/upload.ts'
import { markTitle } from '../state/document-title.ts'
import { navigate } from '../state/navigation.ts'
import { clearToasts, showToast, showToastAfterNavigation } from '../state/toasts.ts'
import { markUnsaved, type Typed } from '../state/unsaved.ts'
import { strings } from '../strings/common.ts'

/** What a call answers with status 200. */
export type Outcome = { success: boolean; message: string }

type FieldError = { field?: string; message: string }

export type PageFormProps<T extends Outcome> = {
  /** Makes the call; answers nothing if the person has gone back to the form. */
  send: (input: { data: FormData; onProgress: OnProgress }) => Promise<T | undefined>
  /** The page that a success leads to; there it is said. */
  next?: string
  /** What is said then; without it, the server's own message. */
  doneText?: string
  /** Hears of a success. */
  onDone?: (answer: Extract<T, { success: true }>) => void
  /** Said when the server refuses; without it, the server's own message. */
  refusedText?: string
  /** Said when there is no answer to work with; without it, what went wrong. */
  failedText?: string
  /** The page's own check before anything is sent: what is wrong, or nothing. */
  check?: (data: FormData) => FieldError | undefined
  /** Hears that fields are missing or wrong; nothing is sent. */
  onInvalid?: () => void
  formRef?: RefObject<HTMLFormElement | null>
  /** What becomes of what was typed when the form goes without being sent; without it, that is lost. */
  typed?: Typed
  submitLabel: string
  /** Links beside the submit button. */
  actions?: ReactNode
  children: ReactNode
}

const NO_ERRORS: readonly FieldError[] = []

/**
 * A form that sends something. While it does, its button is busy; a refusal is said in a toast and, where there is
 * more to know, above the fields; nothing that was typed is lost by it. Leaving the page asks first.
 */
export function PageForm<T extends Outcome>(props: PageFormProps<T>) {
  const { send, next, doneText, onDone, refusedText, failedText, check, onInvalid, typed } = props
  const own = useRef<HTMLFormElement>(null)
  const ref = props.formRef ?? own
  const [busy, setBusy] = useState(false)
  const [share, setShare] = useState<number | null>(null)
  const [errors, setErrors] = useState(NO_ERRORS)

  useEffect(() => {
    const form = ref.current
    return () => {
      if (form) markUnsaved(form, false)
    }
  }, [ref])

  const showErrors = (found: readonly FieldError[]) => {
    setErrors(found)
    markTitle(found.length > 0)
  }

  /** The text of the catalogue as a toast; what the server knows beyond it stays above the fields. */
  const showError = (text: string | undefined, detail: FieldError) => {
    showToast('error', text ?? detail.message)
    showErrors(detail.field || (text && text !== detail.message) ? [detail] : NO_ERRORS)
  }

  const submit = async ({ data, form }: { data: FormData; form: HTMLFormElement }) => {
    const problem = check?.(data)
    if (problem) return showError(undefined, problem)
    showErrors(NO_ERRORS)
    // What the last try was told is over.
    clearToasts('error')
    setBusy(true)
    try {
      const answer = await send({ data, onProgress: (progress) => setShare(progress.share) })
      if (!answer) return
      if (answer.success) {
        markUnsaved(form, false)
        if (next) {
          // Whoever has left the form meanwhile stays where they are now.
          if (form.isConnected) navigate(next)
          showToastAfterNavigation('success', doneText ?? answer.message)
        }
        onDone?.(answer as Extract<T, { success: true }>)
      } else {
        showError(refusedText, { message: answer.message })
      }
    } catch (error) {
      // An ended session speaks for itself, and the form is on its way into a draft.
      if (error instanceof ApiError && error.status === 401) return
      console.error(error)
      const detail = error instanceof ApiError ? error : new ApiError(strings.api.strange)
      showError(failedText, { field: detail.field, message: detail.message })
    } finally {
      setBusy(false)
      setShare(null)
      // The button could not keep the focus while it was busy.
      setTimeout(() => {
        if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type=submit]')?.focus()
      })
    }
  }

  return (
    <Form
      ref={ref}
      className="page-form"
      busy={busy}
      serverErrors={errors}
      onValidSubmit={submit}
      onInvalid={() => {
        markTitle(true)
        onInvalid?.()
      }}
      onDirtyChange={({ dirty }) => ref.current && markUnsaved(ref.current, dirty, typed)}
      actions={
        <>
          <Button type="submit" busy={busy}>
            {props.submitLabel}
          </Button>
          {props.actions}
          {share !== null && <ProgressBar value={share} label={strings.form.uploading} />}
        </>
      }
    >
      {props.children}
    </Form>
  )
}
