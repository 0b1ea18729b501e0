import { Alert, Button } from '@my-school/ui-kit'
import type { YearChange } from '#contract/operations'
import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'

/** The day of a timestamp in the user's time zone, as YYYY-MM-DD. */
const localDay = (timestamp: string) => new Date(timestamp).toLocaleDateString('sv-SE')

/** The last promotion or beginning of a year: when, by whom, and Undo while it is possible. */
export function LastChange({ last, onUndo }: { last: YearChange; onUndo: () => void }) {
  const text = texts().promotion
  const { promoted, begun, at, by, undo } = last
  const heading = promoted ? text.promotedOn : text.begunOn
  return (
    <Alert
      heading={heading({ when: dateOf(localDay(at)), by, begun: begun ?? '' })}
      actions={
        undo.possible && (
          <Button variant="quiet" size="small" data-danger onClick={onUndo}>
            {text.undo.confirm}
          </Button>
        )
      }
    >
      <p>{text.did(last)}</p>
      {undo.reason && <p>{text.noUndo({ reason: undo.reason })}</p>}
    </Alert>
  )
}
