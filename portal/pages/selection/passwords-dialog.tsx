import { Alert, Button, CopyButton, Dialog, ProgressBar } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import type { IssuedLogin } from '#contract/operations'
import { texts } from '#messages'
import { issuePasswords } from '../../api/batches.ts'
import { failureOf } from '../../api/failure-of.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { showToast } from '../../state/toasts.ts'
import { PaperSlips } from '../logins/paper-slips.tsx'
import { AddressWarning, usePortalAddress } from '../logins/portal-address.tsx'

type Props = {
  /** Who gets them, in words. */
  subject: string
  ids: readonly string[]
  /** The selection has admins too, who get none. */
  leavesOutAdmins: boolean
  onClose: () => void
}

/** Asks, then gives new passwords to many, and shows them once: to copy, and to print on slips. */
export function PasswordsDialog({ subject, ids, leavesOutAdmins, onClose }: Props) {
  const text = texts().selection.issuing
  const { actions, logins: loginTexts } = texts()
  const [state, setState] = useState<'asking' | 'issuing' | 'issued'>('asking')
  const [logins, setLogins] = useState<readonly IssuedLogin[]>([])
  const [failure, setFailure] = useState('')
  const [printing, setPrinting] = useState(false)
  const { data: address } = usePortalAddress()
  const closeButton = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (state === 'issued') closeButton.current?.focus()
  }, [state])

  const close = () => {
    if (state !== 'issuing') onClose()
  }
  const issue = async () => {
    setState('issuing')
    setFailure('')
    const issued: IssuedLogin[] = []
    try {
      for await (const part of issuePasswords(ids)) {
        issued.push(...part)
        setLogins([...issued])
      }
    } catch (error) {
      const reason = failureOf(error)
      setFailure(issued.length > 0 ? text.stopped({ done: issued.length, all: ids.length, reason }) : reason)
    }
    setState(issued.length > 0 ? 'issued' : 'asking')
  }

  return (
    <Dialog
      open
      size={state === 'issued' ? 'medium' : 'small'}
      heading={state === 'issued' ? text.confirm : text.heading}
      onClose={close}
      actions={
        state === 'issued' ? (
          <Button ref={closeButton} onClick={close}>
            {actions.close}
          </Button>
        ) : (
          <ConfirmButtons
            label={text.confirm}
            variant="danger"
            busy={state === 'issuing'}
            onConfirm={issue}
            onCancel={close}
          />
        )
      }
    >
      <p>
        <strong>
          <bdi>{subject}</bdi>
        </strong>
      </p>
      <p role="status">{state === 'issued' ? text.issued : text.text}</p>
      {leavesOutAdmins && state !== 'issued' && <p>{text.notAdmins}</p>}
      {state === 'issuing' && ids.length > 1 && (
        <ProgressBar label={text.progress} value={logins.length / ids.length} />
      )}
      <Alert live tone="danger">
        {failure}
      </Alert>
      {state === 'issued' && (
        <>
          <div className="button-row">
            <CopyButton
              labelShown
              label={text.copy}
              // Tabs, so that a spreadsheet gets columns.
              value={logins.map(({ name, userId, password }) => [name, userId, password].join('\t')).join('\n')}
              onCopied={() => showToast('success', text.copied)}
              onCopyFailed={() => showToast('danger', loginTexts.credentials.copyFailedMessage)}
            />
            <Button variant="quiet" onClick={() => setPrinting(true)}>
              {text.print}
            </Button>
          </div>
          <AddressWarning address={address} />
          <IssuedLogins logins={logins} />
          {printing && <PaperSlips logins={logins} portal={address?.url} onPrinted={() => setPrinting(false)} />}
        </>
      )}
    </Dialog>
  )
}

function IssuedLogins({ logins }: { logins: readonly IssuedLogin[] }) {
  return (
    <ul className="lines issued" aria-label={texts().selection.issuing.list}>
      {logins.map(({ _id, name, userId, password }) => (
        <li key={_id}>
          <p>
            <bdi>{name}</bdi>
            <span>
              <bdi dir="ltr">{userId}</bdi>
            </span>
          </p>
          <code dir="ltr">{password}</code>
        </li>
      ))}
    </ul>
  )
}
