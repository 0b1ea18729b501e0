import { Button, CopyButton, DetailList } from '@my-school/ui-kit'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { school } from '#contract'
import type { NewLogin } from '../../state/new-login.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/login-slip.ts'
import { SecretValue } from './secret-value.tsx'

type Props = { login: NewLogin; onClose: () => void }

/** A new login: to copy, and to print on a slip of paper that is handed out. */
export default function LoginSlip({ login: { name, grade, userId, password }, onClose }: Props) {
  const id = useId()
  const [printing, setPrinting] = useState(false)

  // On a phone the slip moves the field with the focus out of the window.
  useEffect(() => {
    document.activeElement?.closest('.kit-field')?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  useEffect(() => {
    if (!printing) return
    const done = () => setPrinting(false)
    // Some browsers return from `print` before the user has printed.
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [printing])

  const login = [
    { kind: 'userId', label: strings.userId, value: userId },
    { kind: 'password', label: strings.password, value: password },
  ] as const
  return (
    <section className="new-login" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>
        {strings.heading} <bdi>{name}</bdi>
      </h2>
      <DetailList
        items={login.map(({ kind, label, value }) => ({ label, value: <SecretValue kind={kind} value={value} /> }))}
      />
      <div className="button-row">
        <CopyButton
          labelShown
          label={strings.copyBoth}
          value={login.map(({ label, value }) => `${label}: ${value}`).join('\n')}
          onCopied={() => showToast('success', strings.copied)}
          onCopyFailed={() => showToast('error', strings.copyFailed)}
        />
        <Button variant="quiet" onClick={() => setPrinting(true)}>
          {strings.print}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {strings.close}
        </Button>
      </div>
      {printing &&
        createPortal(
          <div className="login-slip">
            <h1>{school.name}</h1>
            <DetailList
              items={[
                { label: strings.name, value: name },
                ...(grade ? [{ label: strings.grade, value: grade }] : []),
                ...login.map(({ label, value }) => ({ label, value: <code dir="auto">{value}</code> })),
                { label: strings.portal, value: location.origin },
              ]}
            />
          </div>,
          document.body,
        )}
    </section>
  )
}
