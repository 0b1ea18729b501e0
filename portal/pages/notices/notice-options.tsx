import { DateField, SelectField, TextField } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import { LANGUAGES, limits, offeredLanguages } from '#contract'
import { AUDIENCES, type Audience } from '#contract/notices/audience'
import { texts } from '#messages'
import { ClassChoice } from '../../forms/class-choice.tsx'
import { useSchool } from '../../hooks/use-school.ts'
import type { Draft } from '../../state/drafts.ts'
import { NoticeTranslations } from './notice-translations.tsx'

/** What a notice may have besides: for whom it is, when it is shown, the event that it announces, and other languages. */
export function NoticeOptions({ initial }: { initial: Draft }) {
  const [audience, setAudience] = useState((initial.audience as Audience | undefined) ?? 'everybody')
  const { languages } = useSchool()
  const [, ...others] = offeredLanguages(languages)
  const text = texts().notices
  return (
    <>
      <Section
        heading={text.audience}
        present={text.form.readers[audience]}
        isUsed={(initial.audience ?? 'everybody') !== 'everybody'}
      >
        <SelectField
          label={text.audience}
          name="audience"
          options={AUDIENCES.map((value) => ({ value, label: text.audiences[value] }))}
          value={audience}
          onValueChange={({ value }) => setAudience(value as Audience)}
        />
        {audience === 'classes' && <ClassChoice label={text.classes} initial={initial.classes} />}
      </Section>
      <Section
        heading={text.form.showing}
        present={text.form.shownAtOnce}
        isUsed={Boolean(initial.appearsOn || initial.onTop)}
      >
        <Showing initial={initial} />
      </Section>
      <Section heading={text.form.event} present={text.form.eventHint} isUsed={Boolean(initial.eventDay)}>
        <Event initial={initial} />
      </Section>
      {others.length > 0 && (
        <Section
          heading={text.translations}
          present={texts().school.translations.choiceHint({ first: LANGUAGES[languages.first].name })}
          isUsed={Boolean(initial.translations)}
        >
          <NoticeTranslations initial={initial} languages={others} />
        </Section>
      )}
    </>
  )
}

type SectionProps = {
  heading: string
  /** What holds without these fields, or what they are for. */
  present: string
  isUsed: boolean
  children: ReactNode
}

/** Fields that most notices do not need. They are in the form, and sent, from when the section is first opened. */
function Section({ heading, present, isUsed, children }: SectionProps) {
  const [isOpen, setOpen] = useState(isUsed)
  return (
    <details className="more-fields" open={isUsed} onToggle={({ currentTarget: { open } }) => open && setOpen(true)}>
      <summary>
        <strong>{heading}</strong> <span>{present}</span>
      </summary>
      {isOpen && <div className="fields">{children}</div>}
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
  const time = (name: 'eventTime' | 'eventEndTime') => (
    <TextField label={text[name]} name={name} type="time" defaultValue={initial[name]} />
  )
  return (
    <>
      <DateField label={text.eventDay} name="eventDay" defaultValue={initial.eventDay} />
      <DateField label={text.eventLastDay} name="eventLastDay" defaultValue={initial.eventLastDay} />
      {time('eventTime')}
      {time('eventEndTime')}
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
