import { texts } from '#messages'
import { AREAS, type LATER_AREAS } from './areas.ts'
import type { GuardName } from './layout/guard.tsx'
import { Home, homeLoader } from './pages/home/home.tsx'
import { type LazyScript, lazyScript } from './routing/lazy-script.ts'
import type { PageRow, Section } from './routing/page-types.ts'
import { needTexts } from './state/language.ts'

/** @param script imports that of areas.ts. Its path is written out, since the bundler reads it here. */
const lazyArea = <Exports,>(area: (typeof LATER_AREAS)[number], script: () => Promise<Exports>) =>
  lazyScript(area, async () => {
    const [exports] = await Promise.all([script(), needTexts(AREAS[area].texts)])
    return exports
  })

export const publicArea = lazyArea('public', () => import('./pages/public-pages.tsx'))
const staffArea = lazyArea('staff', () => import('./pages/staff-pages.tsx'))

/**
 * The styles of the pages behind a guard, on which people work: a style sheet of its own. In index.html its link is
 * disabled, so that a reader of notices never fetches it; the server enables it in the document of such a page.
 */
export const staffStyles = lazyScript('guarded-style', async () => {
  const link = document.querySelector<HTMLLinkElement>('link[data-style="staff"]')
  if (!link?.disabled) return true
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      // Enabled again, it is fetched again.
      link.disabled = true
      reject(new Error(`${link.href} did not arrive`))
    }
    link.disabled = false
  })
  return true
})

/** The pages whose paths begin with one path: their rows are in the script of their area. */
export type SectionRow = {
  path: string
  /** Only this path, not those below it. */
  exact?: boolean
  /** Who may see them, also the unknown ones; without a guard, everybody. */
  guard?: GuardName
  /** A form without a guard: it has the styles of the pages behind one. */
  isForm?: boolean
  area: LazyScript
  /** Undefined until the area is there. */
  section: () => Section | undefined
}

/** Each area has the page, so it is there when the area is. */
function Unknown() {
  const NotFound = (publicArea.loaded() ?? staffArea.loaded())?.NotFound
  return NotFound && <NotFound />
}

/** For every URL that no row matches, in a section and outside. */
export const unknownPage: PageRow = {
  path: '/nowhere',
  title: () => texts().notFound.title,
  page: Unknown,
  rendered: {},
}

function ChooseOwnPassword() {
  const OwnPassword = publicArea.loaded()?.OwnPassword
  return OwnPassword && <OwnPassword />
}

/** In place of every page, for a person who has to choose an own password. */
export const ownPasswordPage = {
  path: '/own-password',
  title: () => texts().login.ownPassword.heading,
  page: ChooseOwnPassword,
  id: '',
  needs: [publicArea, staffStyles],
} satisfies PageRow & { id: string; needs: readonly LazyScript[] }

/** The page table. The first row that matches a URL has its page, or leads to it. */
export const pages: readonly (PageRow | SectionRow)[] = [
  { path: '/', title: () => '', page: Home, rendered: { listed: true, description: 'home', loader: homeLoader } },
  { path: '/account', exact: true, guard: 'account', area: publicArea, section: () => publicArea.loaded()?.account },
  { path: '/auth', guard: 'auth', area: publicArea, section: () => publicArea.loaded()?.auth },
  { path: '/family', exact: true, guard: 'family', area: publicArea, section: () => publicArea.loaded()?.family },
  { path: '/mail', exact: true, isForm: true, area: publicArea, section: () => publicArea.loaded()?.mail },
  { path: '/student', guard: 'student', area: publicArea, section: () => publicArea.loaded()?.student },
  { path: '/teacher', guard: 'teacher', area: staffArea, section: () => staffArea.loaded()?.teacher },
  { path: '/admin', guard: 'admin', area: staffArea, section: () => staffArea.loaded()?.admin },
  { path: '', area: publicArea, section: () => publicArea.loaded()?.everybody },
]
