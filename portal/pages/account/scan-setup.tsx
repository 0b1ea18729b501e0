import { CopyButton } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import * as endpoints from '#contract/endpoints'
import type { SecondFactorSetup } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { CodeField } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { showToast } from '../../state/toasts.ts'

type Props = { setup: SecondFactorSetup; onConfirmed: (recoveryCodes: string[]) => void; cancel: ReactNode }

/** Shows the secret for the authenticator app, as QR code and as text, and asks for the first code as proof. */
export function ScanSetup({ setup, onConfirmed, cancel }: Props) {
  const text = texts().account.secondFactor
  return (
    <>
      <p className="hint">{text.scan}</p>
      <img
        className="qr"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        alt={text.qr}
        width="208"
        height="208"
      />
      <p className="hint">{text.typed}</p>
      <p className="row secret">
        <code dir="ltr">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton label={text.copyKey} value={setup.secret} onCopied={() => showToast('success', text.copied)} />
      </p>
      <PageForm
        send={({ value }) => request(endpoints.confirmSecondFactor, { json: { code: value('code') } })}
        onDone={(response) => onConfirmed(response.recoveryCodes)}
        submitLabel={text.confirm}
        actions={cancel}
      >
        <CodeField label={text.firstCode} />
      </PageForm>
    </>
  )
}
