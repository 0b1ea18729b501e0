import type { ReactNode } from 'react'
import { texts } from '#messages'
import { MailLink } from '../../format/breakable.tsx'
import { AddressLines, PhoneLink } from '../../layout/footer.tsx'
import { schoolText } from '../../layout/school-text.tsx'
import { useSchool } from '../../state/school.ts'

/** How the school helps with a forgotten password, and how to reach its office: only what is in the settings. */
export function ForgottenPassword() {
  const text = texts().login.forgotten
  const { contact } = useSchool()
  const { phones, email, address } = contact
  const ways: [label: string, value: ReactNode][] = [
    [text.phone, phones.map((number) => <PhoneLink key={number} number={number} />)],
    [text.email, email && <MailLink address={email} />],
    [text.hours, schoolText(contact, 'hours')],
    [text.address, address.length > 0 && <AddressLines />],
  ]
  const known = ways.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
  return (
    <details className="auth-forgotten">
      <summary>{text.question}</summary>
      <p>{text.answer}</p>
      {known.length > 0 && (
        <dl>
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
