import school from 'virtual:sample-school'
import { useEffect, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { messages, ROLE } from '#contract'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool } from '#contract/school/public'
import { addTexts, speak } from '#messages'
import * as main from '../../messages/en/parts/main.ts'
import * as other from '../../messages/en/parts/public.ts'
import * as staff from '../../messages/en/parts/staff.ts'
import { listeners } from '../../portal/api/request.ts'
import { App } from '../../portal/app.tsx'
import { address, followLink, replaceAddress } from '../../portal/state/navigation.ts'
import { askAvailability, forgetAvailability } from '../../portal/state/report-availability.ts'
import { school as schoolSettings } from '../../portal/state/school.ts'
import { type Session, session } from '../../portal/state/session.ts'
import { forgetStudents, loadStudents, studentsChanged } from '../../portal/state/students.ts'
import { toasts } from '../../portal/state/toasts.ts'
import { type Responses, respondingWith, responsesOf } from './responses.ts'
import type { SampleSchool } from './sample-school.ts'
import { styles } from './styles.ts'

/** A student of the sample school with a report, and one without. */
export const reported = school.students.find(({ report }) => report === 'Good')?._id ?? ''
export const unreported = school.students.find(({ report }) => !report)?._id ?? ''

// As the start of the portal does it. With both: a story has no document that fetches them.
for (const part of [main, other, staff]) addTexts('en', part)
speak('en')
listeners.studentsChanged = studentsChanged
// Before a loader asks which pages there are.
schoolSettings.value = publicSchool(defaultSettings)

export type PortalPageProps = {
  /** The address of the page, as in the portal. */
  path: string
  /** The logged-in user. */
  as?: 'visitor' | 'guardian' | 'student' | 'teacher' | 'admin'
  /** Changes the school before it is shown. */
  change?: (school: SampleSchool) => Partial<SampleSchool>
  /** Responses in place of those about the sample school. */
  responses?: Responses
}

/**
 * A page of the portal with the sample school: the portal itself, with its header, its menu and its footer. Its links lead
 * to its other pages. No request leaves the browser.
 */
export function PortalPage(props: PortalPageProps) {
  const [{ hook, close }] = useState(() => open(props))
  useEffect(() => close, [close])
  return (
    // A press on a link of the portal is handled as the portal does.
    <div ref={followLinks}>
      <style>{styles}</style>
      <Router hook={hook}>
        <App />
      </Router>
    </div>
  )
}

function open({ path, as = 'visitor', change, responses }: PortalPageProps) {
  const { hook, history = [], navigate } = memoryLocation({ path, record: true })
  const here = () => new URL(history.at(-1) ?? path, location.origin)
  const before = { ...address }
  replaceAddress({
    path: () => here().pathname,
    query: () => here().search,
    change: (to, options) => navigate(String(to).split('#')[0] ?? '', options),
  })

  const fetchBefore = globalThis.fetch
  const own = structuredClone(school)
  globalThis.fetch = respondingWith(
    { ...responsesOf({ ...own, ...change?.(own) }, { seesExpired: as === 'admin' }), ...responses },
    fetchBefore,
  )

  session.value = sessionOf(as)
  loadStudents()
  if (session.value) askAvailability(session.value.user._id)
  const close = () => {
    replaceAddress(before)
    globalThis.fetch = fetchBefore
    session.value = null
    toasts.clear()
    forgetStudents()
    forgetAvailability()
  }
  return { hook, close }
}

function followLinks(root: HTMLElement | null) {
  root?.addEventListener('click', followLink)
  return () => root?.removeEventListener('click', followLink)
}

function sessionOf(as: PortalPageProps['as']): Session | null {
  const [teacher] = school.teachers
  const student = school.students.find(({ _id }) => _id === reported)
  const users = {
    admin: { _id: 'admin', userId: 'admin@mySchool.com', name: 'Illyas Rashid', role: ROLE.admin },
    teacher: { _id: 'teacher-1', userId: teacher?.userId ?? '', name: teacher?.name ?? '', role: ROLE.teacher },
    guardian: { _id: 'guardian', userId: 'ayesha@example.org', name: 'ayesha@example.org', role: ROLE.user },
    student: { _id: reported, userId: 'student', name: student?.name ?? '', role: ROLE.student },
  }
  return as === undefined || as === 'visitor' ? null : { success: true, message: messages.loggedIn, user: users[as] }
}
