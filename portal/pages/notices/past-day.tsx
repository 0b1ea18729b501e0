import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { ConfirmAnywayDialog, useQuestion } from '../../forms/dialogs.tsx'

/** Asks before a notice is saved whose last day is over at the school. */
export function usePastDayQuestion() {
  const { question, ask } = useQuestion()
  /** Resolves with undefined if the user went back to the form. */
  const askFirst = async <T extends { success: boolean; past?: string }>(
    send: (ifPast: 'ask' | 'save') => Promise<T>,
  ): Promise<T | undefined> => {
    const response = await send('ask')
    const { past } = response
    if (!past) return response
    const isConfirmed = await ask<boolean>((close) => <PastDay day={past} onClose={close} />)
    return isConfirmed ? send('save') : undefined
  }

  return { question, askFirst }
}

/** @param onClose with whether the day is meant */
function PastDay({ day, onClose }: { day: string; onClose: (isConfirmed?: boolean) => void }) {
  const { heading, lead, back, save } = texts().notices.pastDay
  return (
    <ConfirmAnywayDialog heading={heading} back={back} send={save} onClose={onClose}>
      <p>
        <Sentence text={lead} values={{ day: <time dateTime={day}>{dateOf(day)}</time> }} />
      </p>
    </ConfirmAnywayDialog>
  )
}
