import { DateField, SelectField, TextField } from '@my-school/ui-kit'
import { useState } from 'react'
import { limits } from '#contract'
import { AUDIENCES, type Audience } from '#contract/notices/audience'
import { texts } from '#messages'
import { ClassChoice } from '../../forms/class-choice.tsx'
import type { Draft } from '../../state/drafts.ts'

/** What a notice may have besides: for whom it is, when it is shown, and the event that it tells of. */
export function NoticeOptions({ initial }: { initial: Draft }) {
  return (
    <>
      <Readers initial={initial} />
      <Showing initial={initial} />
      <Event initial={initial} />
    </>
  )
}

function Readers({ initial }: { initial: Draft }) {
  const text = texts().notices
  const [audience, setAudience] = useState((initial.audience as Audience) ?? 'everybody')
  return (
    <fieldset className="fields">
      <legend>{text.audience}</legend>
      <SelectField
        label={text.audience}
        name="audience"
        options={AUDIENCES.map((value) => ({ value, label: text.audiences[value] }))}
        value={audience}
        onValueChange={({ value }) => setAudience(value as Audience)}
        hint={text.form.readers[audience]}
      />
      {audience === 'classes' && <ClassChoice label={text.classes} initial={initial.classes} />}
    </fieldset>
  )
}

function Showing({ initial }: { initial: Draft }) {
  const text = texts().notices
  return (
    <fieldset className="fields">
      <legend>{text.form.showing}</legend>
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
    </fieldset>
  )
}

function Event({ initial }: { initial: Draft }) {
  const text = texts().notices
  const time = (name: 'eventTime' | 'eventEndTime') => (
    <TextField label={text[name]} name={name} type="time" defaultValue={initial[name]} />
  )
  return (
    <fieldset className="fields">
      <legend>{text.form.event}</legend>
      <p className="fields-hint">{text.form.eventHint}</p>
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
    </fieldset>
  )
}
