import '../../staff-styles.ts'
import { strings } from '../../strings/empty-school.ts'

/** Shown to the admin of a school without students, above Home: the way to the first steps. */
export default function EmptySchool() {
  return (
    <p className="empty-school">
      {strings.lead} <a href="/admin/dashboard">{strings.go}</a>
    </p>
  )
}
