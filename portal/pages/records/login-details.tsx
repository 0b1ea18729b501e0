import { Button, CopyButton, DetailList } from '@my-school/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { school } from '#contract'
import type { NewLogin } from '../../state/new-login.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/login-slip.ts'
import { SecretValue } from './secret-value.tsx'

type Props = {
  login: NewLogin
  /** More buttons beside those that copy and print. */
  children?: ReactNode
}

/** A login that is handed out: to copy, and to print on a slip of paper. */
export function LoginDetails({ login: { name, grade, userId, password }, children }: Props) {
  const [printing, setPrinting] = useState(false)

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
    <>
      <DetailList
        items={login.map(({ kind, label, value }) => ({ label, value: <SecretValue kind={kind} value={value} /> }))}
      />
      <div className="button-row login-buttons">
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
        {children}
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
    </>
  )
}
