import { Alert } from '@my-school/ui-kit'
import { texts } from '#messages'
import { DASHBOARDS } from '../../routing/page-types.ts'

/**
 * Shown to the admin of a school without students: the way to the first steps. It comes after the list of students, so
 * it is at the end of Home, where it moves nothing, and stays in view at the foot of the window.
 */
export function EmptySchool() {
  const text = texts().toDo
  return (
    <Alert className="empty-school">
      {text.emptySchool} <a href={DASHBOARDS.admin}>{text.firstSteps}</a>
    </Alert>
  )
}
