import { Button, CopyButton, DetailList } from '@my-school/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { texts } from '#messages'
import type { NewLogin } from '../state/new-login.ts'
import { showToast } from '../state/toasts.ts'
import { PaperSlips } from './paper-slips.tsx'
import { AddressWarning, usePortalAddress } from './portal-address.tsx'
import { SecretValue } from './secret-value.tsx'

type Props = {
  login: NewLogin
  /** More buttons beside those that copy and print. */
  children?: ReactNode
}

/** A login that is handed out: to copy, and to print on a slip of paper. */
export function LoginDetails({ login, children }: Props) {
  const text = texts().logins.slip
  const { labelled, logins: strings } = texts()
  const [printing, setPrinting] = useState(false)
  const { data: address } = usePortalAddress()

  // On a phone the login, and then its warning, moves the field with the focus out of the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the warning comes with the address.
  useEffect(() => {
    document.activeElement?.closest('.kit-field')?.scrollIntoView?.({ block: 'nearest' })
  }, [address])

  const values = [
    { kind: 'userId', label: text.userId, value: login.userId },
    { kind: 'password', label: text.password, value: login.password },
  ] as const
  return (
    <>
      <DetailList
        items={values.map(({ kind, label, value }) => ({ label, value: <SecretValue kind={kind} value={value} /> }))}
      />
      <div className="button-row login-buttons">
        <CopyButton
          labelShown
          label={text.copyBoth}
          value={values.map(({ label, value }) => labelled(label, value)).join('\n')}
          onCopied={() => showToast('success', text.copied)}
          onCopyFailed={() => showToast('danger', strings.credentials.copyFailedMessage)}
        />
        <Button variant="quiet" onClick={() => setPrinting(true)}>
          {text.print}
        </Button>
        {children}
      </div>
      {/* Below the buttons, which so stay where they are when it comes. */}
      <AddressWarning address={address} />
      {printing && <PaperSlips logins={[login]} portal={address?.url} onPrinted={() => setPrinting(false)} />}
    </>
  )
}
