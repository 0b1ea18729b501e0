import { useEffect } from 'react'
import { OWN_REPORT_PATH } from '#contract'
import { ownHome } from '../../routing/page-types.ts'
import { navigate } from '../../state/navigation.ts'
import { useSchool } from '../../state/school.ts'
import { session, setReturnTo } from '../../state/session.ts'

/**
 * An address for everybody who reads reports, such as that of the shortcut on a phone's home screen. It leads to the own
 * report, to those of the family, or to the dashboard; a visitor logs in before.
 */
export function OwnReportLink() {
  const school = useSchool()
  useEffect(() => {
    const user = session.value?.user
    if (!user) setReturnTo({ url: OWN_REPORT_PATH })
    const home = user ? ownHome(user, school) : '/auth/login'
    navigate(home ?? '/', { replace: true })
  }, [school])
  return null
}
