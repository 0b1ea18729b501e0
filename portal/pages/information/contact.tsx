import { Alert, Button, Form, TextAreaField, TextField } from '@my-school/ui-kit'
import { useEffect, useState } from 'react'
import { limits } from '#contract'
import { texts } from '#messages'
import { MailLink } from '../../format/breakable.tsx'
import { Sentence } from '../../format/sentence.tsx'
import { PhoneLink } from '../../layout/footer.tsx'
import { Page } from '../../layout/page.tsx'
import { setTitleError } from '../../state/document-title.ts'
import { useSchool } from '../../state/school.ts'
import { SchoolMap } from './school-map.tsx'

/** Contact form and address. The form does not send anything: it opens the visitor's mail program. */
export function Contact() {
  const text = texts().information.contact
  const { COMMA } = texts()
  const { email, phones } = useSchool().contact
  const ways = [
    ...phones.map((number) => <PhoneLink key={number} number={number} />),
    ...(email ? [<MailLink key={email} address={email} />] : []),
  ]
  return (
    <Page heading={text.heading}>
      <div className="stack parts contact">
        <section className="stack" aria-labelledby="write">
          <h2 id="write">{text.form}</h2>
          <ContactForm />
          <noscript>
            <p>
              <Sentence
                text={text.withoutScript}
                values={{ ways: ways.flatMap((way, index) => (index === 0 ? [way] : [COMMA, way])) }}
              />
            </p>
          </noscript>
        </section>
        <section className="stack" aria-labelledby="place">
          <h2 id="place">{text.location}</h2>
          <SchoolMap />
        </section>
      </div>
    </Page>
  )
}

function ContactForm() {
  const text = texts().information.contact
  const { COMMA } = texts()
  const { email, phones } = useSchool().contact
  const [submitted, setSubmitted] = useState(false)
  // Without the script the browser would submit the form to this page, with the message in the URL.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  const open = ({ data }: { data: FormData }) => {
    setTitleError(false)
    setSubmitted(true)
    if (email) location.assign(mailtoUrl(email, data))
  }

  return (
    <Form
      className="page-form"
      onValidSubmit={open}
      onInvalid={() => setTitleError(true)}
      actions={
        <Button type="submit" disabled={!alive}>
          {text.send}
        </Button>
      }
    >
      <TextField label={text.name} name="name" autoComplete="name" maxLength={limits.text} required />
      <TextField label={text.email} name="email" type="email" autoComplete="email" maxLength={limits.text} required />
      <TextField label={text.phone} name="phone" type="tel" autoComplete="tel" maxLength={40} required />
      <TextAreaField label={text.message} name="message" rows={6} maxLength={limits.longText} required />
      {email && <p>{text.sendHint}</p>}
      <Alert live tone="success" className="contact-status">
        {submitted && (email ? text.mailOpened({ email }) : text.noAddress({ phones: phones.join(COMMA) }))}
      </Alert>
    </Form>
  )
}

/** The message as a mailto URL: the subject, then the text with the sender below it. */
function mailtoUrl(email: string, data: FormData): string {
  const value = (name: string) => String(data.get(name) ?? '').trim()
  const body = `${value('message')}\n\n${value('name')}\n${value('email')}\n${value('phone')}`
  const subject = texts().information.contact.subject({ name: value('name') })
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
