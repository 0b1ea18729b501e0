import { Alert, Button } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { mostSelected } from '#contract'
import type { Success } from '#contract/operations'
import { ApiError } from '../../api/api-error.ts'
import { promote } from '../../api/selection.ts'
import { useFocusAfterBusy } from '../../hooks/use-focus-after-busy.ts'
import { loadStudents } from '../../state/students.ts'
import { strings as text } from '../../strings/promotion.ts'
import { Section } from '../account/section.tsx'
import { SchoolDownload } from '../exports/school-download.tsx'
import { ClassPreview } from './class-preview.tsx'
import type { PromotedCounts } from './promoted.tsx'

type Props = {
  preview: Success<'promotion'>
  /** Called when the school is no longer as in the preview. */
  onStale: () => void
  onDone: (counts: PromotedCounts) => void
}

/** The classes, who stays, and the button that promotes the school. */
export function PromotionForm({ preview: { token, classes }, onStale, onDone }: Props) {
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const button = useFocusAfterBusy(busy)
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

  const change = (ids: string[], goes: boolean) => {
    const next = new Set(staying)
    for (const id of ids) next[goes ? 'delete' : 'add'](id)
    setStaying(next)
  }
  const run = async () => {
    if (stay.length > mostSelected) return setFailure(text.tooMany)
    setBusy(true)
    setFailure('')
    try {
      const response = await promote(token, stay)
      if (response.success) {
        loadStudents()
        return onDone(response)
      }
      setFailure(response.message)
      onStale()
    } catch (error) {
      console.error(error)
      const isKnown = error instanceof ApiError && error.status >= 400 && error.status < 500
      setFailure(isKnown ? error.message : text.unknown)
    }
    setBusy(false)
  }

  return (
    <div className="sections">
      <Section heading={text.preview}>
        <p className="hint">{text.previewHint}</p>
        <div className="promotion">
          {ofClass.map(({ grade, ...one }) => (
            <ClassPreview key={grade} grade={grade} {...one} isDisabled={busy} onChange={change} />
          ))}
        </div>
      </Section>
      <Section heading={text.leave}>
        <p className="hint">
          {left > 0 ? text.leaveHint({ leaving: left }) : text.nobodyLeaves} {text.exportHint}
        </p>
        <SchoolDownload />
      </Section>
      <Section heading={text.heading}>
        <p role="status">{text.counts({ moved, left, stayed: stay.length })}</p>
        <p className="hint">{text.runHint}</p>
        <div className="button-row">
          <Button ref={button} variant={left > 0 ? 'danger' : undefined} busy={busy} onClick={run}>
            {text.run({ number: moved + left })}
          </Button>
        </div>
        <Alert ref={alert} live tone="danger">
          {failure}
        </Alert>
      </Section>
    </div>
  )
}
