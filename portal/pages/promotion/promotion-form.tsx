import { Alert, Button, Checkbox } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { mostSelected } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import type { DeletePromptProps } from '../../records/delete-prompt.tsx'
import { Section } from '../account/section.tsx'
import { SchoolDownload } from '../exports/school-download.tsx'
import { ClassPreview } from './class-preview.tsx'
import { NewRollNumbers } from './new-roll-numbers.tsx'
import type { PromotedCounts } from './promoted.tsx'
import { doubleRollNumbers } from './roll-numbers.ts'

/** A change of the year that asks for a word before it is made, as a deletion does. `subject` says what will happen. */
export type Question = Omit<DeletePromptProps, 'onClose'>

type Props = {
  preview: Success<'promotion'>
  /** A second promotion in this year is meant. */
  again: boolean
  onAsk: (question: Question) => void
  /** Called when the school is no longer as in the preview. */
  onStale: () => void
  /** Called with the counts of a promotion, or null if only a year was begun. */
  onDone: (counts: PromotedCounts | null) => void
}

/** The classes, who stays, the school year, and the buttons that ask before they change anything. */
export function PromotionForm({ preview, again, onAsk, onStale, onDone }: Props) {
  const text = texts().promotion
  const { token, classes, year, backup } = preview
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [newYear, setNewYear] = useState(true)
  const [failure, setFailure] = useState('')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [failure])

  const ofClass = classes.map(({ students, ...one }) => {
    const stay = students.filter(({ _id }) => staying.has(_id))
    return { ...one, students, stay, going: students.length - stay.length }
  })
  const total = (some: typeof ofClass) => some.reduce((sum, { going }) => sum + going, 0)
  const left = total(ofClass.filter(({ to }) => to === 'left'))
  const moved = total(ofClass) - left
  // Only those who are in the preview: another one may have replaced it.
  const stay = ofClass.flatMap((one) => one.stay.map(({ _id }) => _id))
  const doubles = doubleRollNumbers(classes, new Set(stay))
  const counts = { moved, left, stayed: stay.length }

  const change = (ids: string[], goes: boolean) => {
    const next = new Set(staying)
    for (const id of ids) next[goes ? 'delete' : 'add'](id)
    setStaying(next)
  }
  const askPromotion = () => {
    if (stay.length > mostSelected) return setFailure(text.tooMany)
    setFailure('')
    let done: PromotedCounts = counts
    const rollNumbers = Object.fromEntries(
      doubles.map(({ second, proposed }) => [second._id, (typed[second._id] ?? proposed).trim()]).filter(([, n]) => n),
    )
    onAsk({
      subject: text.willPromote({
        ...counts,
        ...(newYear && { ends: year.name, begins: year.next, filed: year.written }),
      }),
      texts: { ...text.ask.promotion, hint: text.askHint({ backup }) },
      remove: async () => {
        const response = await request(endpoints.promote, { json: { token, stay, rollNumbers, newYear, again } })
        if (response.success) done = response
        else onStale()
        return response
      },
      onGone: () => onDone(done),
    })
  }
  const askYear = () =>
    onAsk({
      subject: text.willBegin({ ends: year.name, begins: year.next, filed: year.written }),
      texts: { ...text.ask.year, hint: text.askHint({ backup }) },
      remove: () => request(endpoints.beginYear, { json: { ends: year.name } }),
      onGone: () => onDone(null),
    })

  return (
    <div className="sections">
      <Section heading={text.preview}>
        <p className="hint">{text.previewHint}</p>
        <div className="promotion">
          {ofClass.map(({ grade, ...one }) => (
            <ClassPreview key={grade} grade={grade} {...one} onChange={change} />
          ))}
        </div>
      </Section>
      {doubles.length > 0 && (
        <Section heading={text.doubles}>
          <p className="hint">{text.doublesHint}</p>
          <NewRollNumbers
            doubles={doubles}
            typed={typed}
            onType={(id, rollNumber) => setTyped({ ...typed, [id]: rollNumber })}
          />
        </Section>
      )}
      <Section heading={text.leave}>
        <p className="hint">{text.leaveHint({ leaving: left })}</p>
        <SchoolDownload />
      </Section>
      <Section heading={text.heading}>
        <Checkbox
          name="newYear"
          checked={newYear}
          onCheckedChange={({ checked }) => setNewYear(checked)}
          label={text.newYear({ begins: year.next })}
          hint={text.newYearHint({ ends: year.name, filed: year.written })}
        />
        <p role="status">{text.counts(counts)}</p>
        <p className="hint">{text.runHint}</p>
        <div className="button-row">
          <Button variant={left > 0 ? 'danger' : undefined} onClick={askPromotion}>
            {text.run({ number: moved + left })}
          </Button>
          <Button variant="quiet" onClick={askYear}>
            {text.beginOnly({ begins: year.next })}
          </Button>
        </div>
        <Alert ref={alert} live tone="danger">
          {failure}
        </Alert>
      </Section>
    </div>
  )
}
