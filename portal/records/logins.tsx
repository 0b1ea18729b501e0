import { Alert, Button, CopyButton, DetailList } from '@my-school/ui-kit'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import * as endpoints from '#contract/endpoints'
import type { PortalAddress } from '#contract/operations'
import { texts } from '#messages'
import { Sentence } from '../format/sentence.tsx'
import { useCall } from '../hooks/use-load.ts'
import { printPage } from '../layout/buttons.tsx'
import { PaperSchool } from '../layout/paper-school.tsx'
import { type NewLogin, takeNewLogin } from '../state/new-login.ts'
import { showToast } from '../state/toasts.ts'

/**
 * Shows the login of the student or teacher who was added on the page before, until it is closed or this page is left.
 * It does not take the focus: it is announced, and comes before the page's own content.
 */
export function LoginSlip() {
  const [login, setLogin] = useState<NewLogin | null>(null)
  // In an effect, so that the region is on the page, still empty, before its text: only then it is announced.
  useEffect(() => setLogin(takeNewLogin()), [])
  const close = () => {
    setLogin(null)
    // The button that closes it is removed, and the focus would be lost.
    const next = document.querySelector<HTMLElement>('.page-form [name="name"]') ?? document.querySelector('main h1')
    next?.focus()
  }
  return <div role="status">{login && <Slip login={login} onClose={close} />}</div>
}

type SlipProps = { login: NewLogin; onClose: () => void }

/** A new login, above the content of a page. */
function Slip({ login, onClose }: SlipProps) {
  const { actions, logins: strings } = texts()
  const id = useId()
  return (
    <section className="new-login" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>
        <Sentence text={strings.slip.heading} values={{ name: <bdi>{login.name}</bdi> }} />
      </h2>
      <LoginDetails login={login}>
        <Button variant="quiet" onClick={onClose}>
          {actions.close}
        </Button>
      </LoginDetails>
    </section>
  )
}

type LoginDetailsProps = {
  login: NewLogin
  /** More buttons beside those that copy and print. */
  children?: ReactNode
}

/** A login that is handed out: to copy, and to print on a slip of paper. */
export function LoginDetails({ login, children }: LoginDetailsProps) {
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

type SecretValueProps = {
  kind: 'userId' | 'password'
  value: string
  /** Where it leads. */
  href?: string
}

/** A user id or a password, with a button that copies it. */
export function SecretValue({ kind, value, href }: SecretValueProps) {
  const { credentials: text } = texts().logins
  const { label, copied } = {
    userId: { label: text.copyUserIdLabel, copied: text.userIdCopiedText },
    password: { label: text.copyPasswordLabel, copied: text.passwordCopiedText },
  }[kind]
  return (
    <span className="secret-value">
      <code dir="ltr">{href ? <a href={href}>{value}</a> : value}</code>
      <CopyButton
        label={label}
        variant="quiet"
        size="small"
        value={value}
        onCopied={() => showToast('success', copied)}
        onCopyFailed={() => showToast('danger', text.copyFailedMessage)}
      />
    </span>
  )
}

/** The address that is printed on slips. */
export const usePortalAddress = () => useCall(endpoints.portalAddress, { query: { portal: location.origin } })

/** Says before slips are printed that their address does not open everywhere. Not on the paper itself. */
export function AddressWarning({ address }: { address: PortalAddress | undefined }) {
  const strings = texts().logins.portalAddress
  if (!address?.reach) return null
  return (
    <Alert className="address-warning" tone="warning">
      <p>
        <Sentence text={strings.reach[address.reach]} values={{ url: <bdi dir="ltr">{address.url}</bdi> }} />
      </p>
      <p>{strings.mend}</p>
    </Alert>
  )
}

type PaperSlipsProps = {
  logins: readonly NewLogin[]
  /** Where they are typed in; by default where this page is. */
  portal?: string
  /** Called when the user has printed or has cancelled. */
  onPrinted: () => void
}

/** Prints logins on slips of paper, in place of the page, as soon as it is rendered. */
export function PaperSlips({ logins, portal = location.origin, onPrinted }: PaperSlipsProps) {
  const text = texts().logins.slip
  const done = useRef(onPrinted)
  done.current = onPrinted
  useEffect(() => printPage(() => done.current()), [])

  return createPortal(
    logins.map(({ name, grade, userId, password }) => (
      <div key={userId} className="login-slip">
        <h1>
          <PaperSchool />
        </h1>
        <DetailList
          items={[
            { label: text.name, value: <bdi>{name}</bdi> },
            ...(grade ? [{ label: text.grade, value: <bdi>{grade}</bdi> }] : []),
            { label: text.userId, value: <code dir="ltr">{userId}</code> },
            { label: text.password, value: <code dir="ltr">{password}</code> },
            { label: text.portal, value: <bdi dir="ltr">{portal}</bdi> },
          ]}
        />
      </div>
    )),
    document.body,
  )
}
