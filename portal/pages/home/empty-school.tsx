import { Alert } from '@my-school/ui-kit'
import { strings } from '#strings/first-steps'

/**
 * Shown to the admin of a school without students: the way to the first steps. It comes after the list of students, so
 * it is at the end of Home, where it moves nothing, and stays in view at the foot of the window.
 */
export function EmptySchool() {
  return (
    <Alert className="empty-school">
      {strings.lead} <a href="/admin/dashboard">{strings.go}</a>
    </Alert>
  )
}
