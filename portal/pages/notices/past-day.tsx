import { Button, Dialog } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'

/** Asks before a notice is saved whose last day is over at the school. */
export function usePastDayQuestion() {
  const [question, setQuestion] = useState<ReactNode>()

  const ask = (day: string) =>
    new Promise<boolean>((resolve) =>
      setQuestion(<PastDay day={day} onClose={(isMeant = false) => resolve(isMeant)} />),
    ).finally(() => setQuestion(undefined))

  /** Resolves with undefined if the user went back to the form. */
  const askFirst = async <T extends { success: boolean; past?: string }>(
    send: (ifPast: 'ask' | 'save') => Promise<T>,
  ): Promise<T | undefined> => {
    const response = await send('ask')
    if (!response.past) return response
    return (await ask(response.past)) ? send('save') : undefined
  }

  return { question, askFirst }
}

/** @param onClose with whether the day is meant */
function PastDay({ day, onClose }: { day: string; onClose: (isMeant?: boolean) => void }) {
  const text = texts().notices.pastDay
  return (
    <Dialog
      open
      heading={text.heading}
      onClose={() => onClose()}
      actions={
        <>
          <Button onClick={() => onClose()}>{text.back}</Button>
          <Button variant="quiet" onClick={() => onClose(true)}>
            {text.save}
          </Button>
        </>
      }
    >
      <p>
        <Sentence text={text.lead} values={{ day: <time dateTime={day}>{dateOf(day)}</time> }} />
      </p>
    </Dialog>
  )
}
