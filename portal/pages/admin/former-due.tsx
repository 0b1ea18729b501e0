import { Alert, LinkButton } from '@my-school/ui-kit'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'
import { staffLinks } from '../../routing/staff-links.ts'

type Props = NonNullable<Success<'statistics'>['formerDue']> & { dashboard: string }

/** Announces the records of former students that are erased soon, by the time that the school has set. */
export function FormerDue({ count, from, dashboard }: Props) {
  const text = texts().former.due
  return (
    <Alert
      tone="warning"
      heading={text.heading({ number: count })}
      actions={
        <>
          <LinkButton variant="quiet" size="small" href={`${staffLinks(dashboard).formerStudents}?due=1`}>
            {text.show}
          </LinkButton>
          <LinkButton variant="quiet" size="small" href={`${dashboard}/school?part=leavers`}>
            {text.setting}
          </LinkButton>
        </>
      }
    >
      <p>{text.text({ day: dateOf(from) })}</p>
    </Alert>
  )
}
