/** Start-up, in the order in which it happens. */
import { whenSessionEnds } from './api/request.ts'
import { mount } from './app.tsx'
import { startNavigation } from './navigation.ts'
import { checkStoredSession, endSession } from './signing.ts'
import { askAvailability } from './state/report-availability.ts'
import { restoreSession, session } from './state/session.ts'
import { loadStudents } from './state/students.ts'
import { restoreTheme } from './state/theme.ts'
import { guardUnload } from './state/unsaved.ts'

// 1. What this browser remembers, before anything is painted.
restoreTheme()
restoreSession()

// 2. What follows the person about.
startNavigation()
guardUnload()
whenSessionEnds(endSession)

// 3. The page.
mount(document.getElementById('root') as HTMLElement)

// 4. Once it is painted, what the server knows: the students, whether the stored login still holds, and then
//    whether a report is available.
requestAnimationFrame(() => setTimeout(catchUp))

// 5. When nothing else is to do, how fast all of this was.
const whenIdle = globalThis.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 2_000))
const firstPage = location.pathname
whenIdle(async () => (await import('./vitals.ts')).startVitals(firstPage))

async function catchUp(): Promise<void> {
  loadStudents()
  await checkStoredSession()
  if (session.value) askAvailability(session.value.user._id)
}
