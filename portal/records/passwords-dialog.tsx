import { Alert, Button, CopyButton, ProgressBar } from '@my-school/ui-kit'
import { useState } from 'react'
import type { IssuedLogin } from '#contract/operations'
import { texts } from '#messages'
import { issuePasswords } from '../api/batches.ts'
import { ConfirmDialog, DoneDialog } from '../forms/dialogs.tsx'
import { failureOf } from '../state/failures.ts'
import { showToast } from '../state/toasts.ts'
import { AddressWarning, PaperSlips, usePortalAddress } from './logins.tsx'

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
  /** Those that are issued so far; undefined before the first part is asked for. */
  const [logins, setLogins] = useState<readonly IssuedLogin[]>()
  /** The last part was issued, or a later one failed: then why. */
  const [end, setEnd] = useState<{ failure: string }>()
  const issue = async () => {
    const issued: IssuedLogin[] = []
    setLogins([])
    try {
      for await (const part of issuePasswords(ids)) {
        issued.push(...part)
        setLogins([...issued])
      }
      setEnd({ failure: '' })
    } catch (error) {
      if (issued.length === 0) {
        setLogins(undefined)
        throw error
      }
      setEnd({ failure: text.stopped({ done: issued.length, all: ids.length, reason: failureOf(error) }) })
    }
  }
  if (logins && end) return <IssuedDialog subject={subject} logins={logins} failure={end.failure} onClose={onClose} />
  return (
    <ConfirmDialog
      isDanger
      heading={text.heading}
      subject={subject}
      label={text.confirm}
      onConfirm={issue}
      onClose={onClose}
    >
      <p>{text.text}</p>
      {leavesOutAdmins && <p>{text.notAdmins}</p>}
      {logins && ids.length > 1 && <ProgressBar label={text.progress} value={logins.length / ids.length} />}
    </ConfirmDialog>
  )
}

type IssuedProps = { subject: string; logins: readonly IssuedLogin[]; failure: string; onClose: () => void }

function IssuedDialog({ subject, logins, failure, onClose }: IssuedProps) {
  const text = texts().selection.issuing
  const [printing, setPrinting] = useState(false)
  const { data: address } = usePortalAddress()
  return (
    <DoneDialog heading={text.confirm} subject={subject} text={text.issued} onClose={onClose}>
      <Alert live tone="danger">
        {failure}
      </Alert>
      <div className="button-row">
        <CopyButton
          labelShown
          label={text.copy}
          // Tabs, so that a spreadsheet gets columns.
          value={logins.map(({ name, userId, password }) => [name, userId, password].join('\t')).join('\n')}
          onCopied={() => showToast('success', text.copied)}
          onCopyFailed={() => showToast('danger', texts().logins.credentials.copyFailedMessage)}
        />
        <Button variant="quiet" onClick={() => setPrinting(true)}>
          {text.print}
        </Button>
      </div>
      <AddressWarning address={address} />
      <IssuedLogins logins={logins} />
      {printing && <PaperSlips logins={logins} portal={address?.url} onPrinted={() => setPrinting(false)} />}
    </DoneDialog>
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
