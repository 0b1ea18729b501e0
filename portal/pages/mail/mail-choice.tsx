import { Checkbox } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Audience } from '#contract/notices/audience'
import { texts } from '#messages'
import { today } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import type { Draft } from '../../state/drafts.ts'
import { school, useSchool } from '../../state/school.ts'

type Props = {
  initial: Draft
  /** The notice is there, and was perhaps sent before. */
  isChange?: boolean
}

/** Asks in the form of a notice whether it goes by mail, and says to how many. Nothing where no mail is sent. */
export const MailChoice = (props: Props) => useSchool().mail && <Choice {...props} />

/** The box, which is no field of a notice: a query of the call says whether it is sent. */
const BOX = 'sendMail'

/** A new notice goes by mail unless it is said that it does not. */
export const mailDefaults = (): Draft => (school.value.mail ? { [BOX]: 'on' } : {})

/** What a form sends: the fields of the notice, and in the query of the call whether it goes by mail. */
export function splitMail(data: FormData): { form: FormData; query: { mail?: 'yes' | 'no' } } {
  if (!school.value.mail) return { form: data, query: {} }
  const form = new FormData()
  for (const [name, value] of data) if (name !== BOX) form.append(name, value)
  return { form, query: { mail: data.has(BOX) ? 'yes' : 'no' } }
}

/** What is typed of these fields in the form now. */
const FIELDS = ['audience', 'classes', 'catagory', 'appearsOn', 'eventCancelled'] as const

function Choice({ initial, isChange = false }: Props) {
  const text = texts().mailing.choice
  const element = useRef<HTMLFieldSetElement>(null)
  const [now, setNow] = useState(initial)
  useEffect(() => {
    const form = element.current?.form
    const read = () => {
      if (!form) return
      const data = new FormData(form)
      setNow(Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? '')])))
    }
    // Not at each key: each category is asked for.
    form?.addEventListener('change', read)
    return () => form?.removeEventListener('change', read)
  }, [])
  const { catagory = '', classes = '', appearsOn = '', eventCancelled } = now
  const audience = (now.audience || 'everybody') as Audience
  const reach = useCall(
    endpoints.mailReach,
    { query: { ...(catagory && { category: catagory }), ...(audience !== 'everybody' && { audience, classes }) } },
    ({ addresses }) => addresses,
    { onFailure: () => {} },
  )
  const isNewlyCancelled = eventCancelled === 'yes' && initial.eventCancelled !== 'yes'
  const whom = audience === 'everybody' ? '' : `${text.titleOnly} `
  const held = whom + (appearsOn > today() ? text.planned : text.held())
  const hint = isChange ? `${isNewlyCancelled ? text.cancelled : text.changeHint} ${held}` : held
  const labelOf = isChange ? text.sendChange : text.send
  return (
    <fieldset ref={element} className="kit-field">
      <legend data-part="label">{text.heading}</legend>
      <Checkbox name={BOX} label={labelOf({ number: reach.data })} hint={hint} defaultChecked={BOX in initial} />
    </fieldset>
  )
}
