import { DateField, RadioGroup } from '@my-school/ui-kit'
import { useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request, requestSuccess } from '../../api/request.ts'
import { dateOf, daysFromToday } from '../../format/dates.ts'
import { ConfirmDialog } from '../../forms/dialogs.tsx'
import type { ActResult } from '../../hooks/use-act.ts'

export type ReleaseDialogProps = {
  /** Which reports: of these ids, or of a class or of `all`. */
  scope: { ids: string[] } | { grade: string }
  /** Whose they are. */
  subject: string
  /** What a press does, with the numbers. */
  says: string
  onClose: () => void
  /** Called after `onClose` when something has changed. */
  onDone: () => void
}

/** Asks from when students and families may read reports. */
export function ReleaseDialog({ scope, subject, says, onClose, onDone }: ReleaseDialogProps) {
  const text = texts().release
  const { answered, close } = useReloadAfterClose({ onClose, onDone })
  const [when, setWhen] = useState<'atOnce' | 'fromDay'>('atOnce')
  const tomorrow = daysFromToday(1)
  const [day, setDay] = useState(tomorrow)

  const release = async (): Promise<ActResult> => {
    const shownFrom = when === 'atOnce' ? '' : day
    if (when === 'fromDay' && day === '') return { explanation: text.chooseDay }
    const { released, gone } = await requestSuccess(endpoints.releaseReports, { json: { ...scope, shownFrom } })
    answered()
    if (released === 0 && gone > 0) return { explanation: text.gone }
    return { done: text.released({ number: released, day: shownFrom && dateOf(shownFrom), gone }) }
  }

  return (
    <ConfirmDialog heading={text.release} subject={subject} label={text.release} onConfirm={release} onClose={close}>
      <p>{says}</p>
      <div className="stack">
        <RadioGroup
          label={text.when}
          name="when"
          value={when}
          options={[
            { value: 'atOnce', label: text.atOnce },
            { value: 'fromDay', label: text.fromDay, hint: text.fromDayHint },
          ]}
          onValueChange={({ value }) => setWhen(value)}
        />
        {when === 'fromDay' && (
          <DateField
            label={text.day}
            name="shownFrom"
            min={tomorrow}
            required
            value={day}
            onValueChange={({ value }) => setDay(value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

/** Asks before a release is taken back. */
export function TakeBackDialog({ scope, subject, says, onClose, onDone }: ReleaseDialogProps) {
  const text = texts().release
  const { answered, close } = useReloadAfterClose({ onClose, onDone })
  const takeBack = async (): Promise<ActResult> => {
    const response = await request(endpoints.takeBackReports, { json: scope })
    answered()
    if (!response.success) return { explanation: response.message }
    return { done: text.takenBack({ number: response.takenBack, read: response.read }) }
  }
  return (
    <ConfirmDialog
      isDanger
      heading={text.takeBack}
      subject={subject}
      label={text.takeBack}
      onConfirm={takeBack}
      onClose={close}
    >
      <p>{says}</p>
    </ConfirmDialog>
  )
}

/** What the dialog was opened from may go away with a reload, and the explanation with it: it waits for the end. */
function useReloadAfterClose({ onClose, onDone }: Pick<ReleaseDialogProps, 'onClose' | 'onDone'>) {
  const isAnswered = useRef(false)
  return {
    /** To be called when the server has responded. */
    answered: () => {
      isAnswered.current = true
    },
    close: () => {
      onClose()
      if (isAnswered.current) onDone()
    },
  }
}
