import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { ROLE } from '#contract'
import { navigate } from '../state/navigation.ts'
import { returnTo, session } from '../state/session.ts'
import { showToastAfterNavigation } from '../state/toasts.ts'
import { strings } from '../strings/common.ts'

/** `auth` is for those who are not logged in, `account` for all who are, the others for one role each. */
export type GuardName = keyof typeof strings.guards

/** Whether somebody of this role may enter; a visitor has none. */
export const admits: Record<GuardName, (role: number | undefined) => boolean> = {
  auth: (role) => role === undefined,
  student: (role) => role === ROLE.student,
  teacher: (role) => role === ROLE.teacher,
  admin: (role) => role === ROLE.admin,
  account: (role) => role !== undefined,
}

/**
 * Shows its content to whom it is for and sends the others to Home, with a word about it. A courtesy: the lock is the
 * server's.
 */
export function Guard({ name, children }: { name: GuardName; children: ReactNode }) {
  useSignals()
  const role = session.value?.user.role
  const admitted = admits[name](role)

  useEffect(() => {
    if (admitted) return
    if (role === undefined && returnTo.value) return navigate('/auth/login', { replace: true })
    navigate('/', { replace: true })
    showToastAfterNavigation('error', strings.guards[name])
  }, [admitted, role, name])

  return admitted ? children : null
}
