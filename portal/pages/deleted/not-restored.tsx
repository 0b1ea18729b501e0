import { texts } from '#messages'
import { Sentence } from '../../format/sentence.tsx'

type Props = {
  /** Introduces the records. */
  message: string
  records: readonly { _id: string; name: string; reason: string }[]
}

/** Why nothing of a selection was restored: the reason for each record, and what to do. */
export const NotRestored = ({ message, records }: Props) => (
  <>
    <p>{message}</p>
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
  </>
)
