import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { ROLE } from '#contract'
import { texts } from '#messages'
import { navigate } from '../state/navigation.ts'
import { returnTo, session } from '../state/session.ts'
import { showToastAfterNavigation } from '../state/toasts.ts'

/** `auth` admits only visitors, `account` every signed-in user, each other guard one role: `family` plain users. */
export type GuardName = 'auth' | 'account' | 'family' | 'student' | 'teacher' | 'admin'

/** Whether a guard admits a user with this role; undefined for a visitor. */
export const admits: Record<GuardName, (role: number | undefined) => boolean> = {
  auth: (role) => role === undefined,
  family: (role) => role === ROLE.user,
  student: (role) => role === ROLE.student,
  teacher: (role) => role === ROLE.teacher,
  admin: (role) => role === ROLE.admin,
  account: (role) => role !== undefined,
}

/**
 * Shows its content only to admitted users. All others go to Home and see a toast. This is only for convenience: the
 * server protects the data.
 */
export function Guard({ name, children }: { name: GuardName; children: ReactNode }) {
  useSignals()
  const role = session.value?.user.role
  const admitted = admits[name](role)

  useEffect(() => {
    if (admitted) return
    if (role === undefined && returnTo.value) return navigate('/auth/login', { replace: true })
    navigate('/', { replace: true })
    showToastAfterNavigation('danger', texts().session.guards[name])
  }, [admitted, role, name])

  return admitted ? children : null
}
