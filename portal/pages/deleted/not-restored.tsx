import { Alert } from '@my-school/ui-kit'
import { useEffect, useRef } from 'react'
import { texts } from '#messages'
import { Sentence } from '../../format/sentence.tsx'

type Props = {
  /** By default the text that introduces the records. */
  message?: string
  records: readonly { _id: string; name: string; reason: string }[]
}

/** Why nothing of a selection was restored: the reason for each record, and what to do. */
export function NotRestored({ message = texts().deleted.refused, records }: Props) {
  const root = useRef<HTMLDivElement>(null)
  // The button that was pressed may be far below.
  useEffect(() => root.current?.focus(), [])
  return (
    <Alert ref={root} live tone="danger" tabIndex={-1}>
      <p>{message}</p>
      {records.length > 0 && (
        <ul>
          {records.map(({ _id, name, reason }) => (
            <li key={_id}>
              {name ? (
                <Sentence
                  text={texts().deleted.reasonOf}
                  values={{
                    name: (
                      <strong>
                        <bdi>{name}</bdi>
                      </strong>
                    ),
                    reason,
                  }}
                />
              ) : (
                reason
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
