import { Alert, LinkButton } from '@my-school/ui-kit'
import type { Success } from '#contract/operations'
import { texts } from '#messages'

/** The numbers of a class. */
export type ClassNumbers = Success<'statistics'>['classes'][number]

/** How many reports wait in these classes, without those that are released from a later day. */
export const waitingIn = (classes: readonly ClassNumbers[]) =>
  classes.reduce((sum, { reports, shown, planned }) => sum + reports - shown - planned, 0)

type Props = { classes: readonly ClassNumbers[]; dashboard: string }

/** Announces reports that wait for their release; nothing where none does. */
export function WaitingReports({ classes, dashboard }: Props) {
  const text = texts().release.due
  const number = waitingIn(classes)
  if (number === 0) return null
  return (
    <Alert
      heading={text.heading({ number })}
      actions={
        <LinkButton variant="quiet" size="small" href={`${dashboard}/release`}>
          {text.show}
        </LinkButton>
      }
    >
      {text.text}
    </Alert>
  )
}
