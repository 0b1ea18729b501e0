import { DateField, SelectField, TextField } from '@my-school/ui-kit'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { LANGUAGES, limits, offeredLanguages } from '#contract'
import { AUDIENCES, type Audience } from '#contract/notices/audience'
import { texts } from '#messages'
import { dateOf, today } from '../../format/dates.ts'
import { ClassChoice } from '../../forms/fields.tsx'
import { DASHBOARDS } from '../../routing/page-types.ts'
import type { Draft } from '../../state/drafts.ts'
import { useSchool } from '../../state/school.ts'
import { namedZone } from '../school/time-zones.ts'
import { detailsOf } from './notice-marks.ts'
import { NoticeTranslations } from './notice-translations.tsx'

/** What a notice may have besides: for whom it is, when it is shown, the event that it announces, and other languages. */
export function NoticeOptions({ initial }: { initial: Draft }) {
  // What is chosen now: the sentences beside the headings say it.
  const [chosen, setChosen] = useState(initial)
  const choose = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) =>
    setChosen((before) => ({ ...before, [name]: value }))
  const audience = (chosen.audience as Audience | undefined) ?? 'everybody'
  const { languages } = useSchool()
  const [, ...others] = offeredLanguages(languages)
  const { name: first } = LANGUAGES[languages.first]
  const text = texts().notices
  return (
    <>
      <Section
        heading={text.audience}
        present={text.form.readers[audience]}
        isUsed={(initial.audience ?? 'everybody') !== 'everybody'}
        onChoice={choose}
      >
        <SelectField
          label={text.audience}
          name="audience"
          options={AUDIENCES.map((value) => ({ value, label: text.audiences[value] }))}
          defaultValue={initial.audience ?? 'everybody'}
        />
        {audience === 'classes' && <ClassChoice label={text.classes} initial={initial.classes} />}
      </Section>
      <Section
        heading={text.form.showing}
        present={shownWith(chosen)}
        isUsed={Boolean(initial.appearsOn || initial.onTop)}
        onChoice={choose}
      >
        <Showing initial={initial} />
      </Section>
      <Section
        heading={text.form.event}
        present={eventIn(chosen) ?? text.form.eventHint}
        isUsed={Boolean(initial.eventDay || initial.eventTime || initial.eventPlace)}
        onChoice={choose}
      >
        <Event initial={initial} />
      </Section>
      <Section
        heading={text.translations}
        present={
          others.length > 0
            ? texts().school.translations.choiceHint({ first })
            : text.form.oneLanguage({ language: first })
        }
        isUsed={Boolean(initial.translations)}
      >
        {others.length > 0 ? (
          <NoticeTranslations initial={initial} languages={others} />
        ) : (
          <p className="hint">
            <a href={`${DASHBOARDS.admin}/school?part=languages`}>{text.form.chooseLanguages}</a>
          </p>
        )}
      </Section>
    </>
  )
}

/** When and where a notice with these values is shown. A day that has come is as good as none. */
function shownWith({ appearsOn = '', onTop }: Draft): string {
  const day = appearsOn > today() ? dateOf(appearsOn) : undefined
  return texts().notices.form.shown({ day, isOnTop: onTop === 'yes' })
}

/** The event of these values in one line; undefined until it has a day. */
function eventIn({ eventDay, eventLastDay, eventTime, eventEndTime, eventPlace, eventCancelled }: Draft) {
  if (!eventDay) return undefined
  const event = {
    day: eventDay,
    lastDay: eventLastDay || undefined,
    time: eventTime || undefined,
    endTime: eventEndTime || undefined,
    place: eventPlace || undefined,
  }
  const { COMMA, notices } = texts()
  return [detailsOf({ event }), ...(eventCancelled ? [notices.eventCancelled] : [])].join(COMMA)
}

type SectionProps = {
  heading: string
  /** What holds without these fields, or what they are for. */
  present: string
  isUsed: boolean
  /** Called when a field of it has another value. */
  onChoice?: (event: ChangeEvent<HTMLInputElement>) => void
  children: ReactNode
}

/** Fields that most notices do not need. They are in the form, and sent, from when the section is first opened. */
function Section({ heading, present, isUsed, onChoice, children }: SectionProps) {
  const [isOpen, setOpen] = useState(isUsed)
  return (
    <details className="more-fields" open={isUsed} onToggle={({ currentTarget: { open } }) => open && setOpen(true)}>
      <summary>
        <strong>{heading}</strong> <span>{present}</span>
      </summary>
      {isOpen && (
        <div className="fields" onChange={onChoice}>
          {children}
        </div>
      )}
    </details>
  )
}

function Showing({ initial }: { initial: Draft }) {
  const text = texts().notices
  return (
    <>
      <DateField
        label={text.appearsOn}
        name="appearsOn"
        defaultValue={initial.appearsOn}
        hint={text.form.appearsOnHint}
      />
      <SelectField
        label={text.onTop}
        name="onTop"
        options={[
          { value: '', label: text.form.byDate },
          { value: 'yes', label: text.form.onTop },
        ]}
        defaultValue={initial.onTop ?? ''}
        hint={text.form.onTopHint}
      />
    </>
  )
}

function Event({ initial }: { initial: Draft }) {
  const text = texts().notices
  const { timeZone } = useSchool().region
  const time = (name: 'eventTime' | 'eventEndTime') => (
    <TextField label={text[name]} name={name} type="time" defaultValue={initial[name]} />
  )
  return (
    <>
      <DateField label={text.eventDay} name="eventDay" defaultValue={initial.eventDay} />
      <DateField label={text.eventLastDay} name="eventLastDay" defaultValue={initial.eventLastDay} />
      {time('eventTime')}
      {time('eventEndTime')}
      <p className="hint">
        {timeZone ? (
          text.form.timesOf({ zone: namedZone(timeZone) })
        ) : (
          <>
            {text.form.noTimeZone} <a href={`${DASHBOARDS.admin}/school?part=region`}>{text.form.chooseTimeZone}</a>
          </>
        )}
      </p>
      <TextField
        label={text.eventPlace}
        name="eventPlace"
        maxLength={limits.text}
        defaultValue={initial.eventPlace}
        autoComplete="off"
      />
      <SelectField
        label={text.form.takesPlace}
        name="eventCancelled"
        options={[
          { value: '', label: text.form.asPlanned },
          { value: 'yes', label: text.eventCancelled },
        ]}
        defaultValue={initial.eventCancelled ?? ''}
      />
    </>
  )
}
