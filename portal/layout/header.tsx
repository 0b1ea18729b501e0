import { Button, SiteHeader, type SiteHeaderProps } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'wouter'
import { type PublicSchool, ROLE, signUpOf } from '#contract'
import { texts } from '#messages'
import { schoolPictureUrl } from '../api/photos.ts'
import { ownHome } from '../routing/page-types.ts'
import { signOut } from '../state/auth-actions.ts'
import { areaMenu } from '../state/navigation.ts'
import { reportIsReady } from '../state/report-availability.ts'
import { useSchool } from '../state/school.ts'
import { type Session, session } from '../state/session.ts'
import { confirmLeave } from '../state/unsaved.ts'
import { ownPageLinks, publicLinks } from './footer.tsx'
import { LanguageChoice, useOtherLanguages } from './language-choice.tsx'
import { schoolText } from './school-text.tsx'

type Link = SiteHeaderProps['links'][number]

const home = (): Link => ({ href: '/', label: texts().layout.home })

function forVisitors(school: PublicSchool): Link[] {
  const text = texts().layout
  const links = [home(), ...ownPageLinks(school, 'menu'), { href: '/auth/login', label: text.login }]
  const signUp = signUpOf(school)
  if (signUp === 'nobody') return links
  return [...links, { href: '/auth/register', label: signUp === 'withCode' ? text.registerWithCode : text.register }]
}

const forEverybodySignedIn = (school: PublicSchool): Link[] => [
  home(),
  ...publicLinks(school),
  ...ownPageLinks(school, 'menu'),
]

/** The link to the page that the user opens most. */
function linkHome(user: Session['user'], school: PublicSchool, reportReady: boolean): Link[] {
  const href = ownHome(user, school)
  if (!href) return []
  const text = texts().layout
  if (user.role === ROLE.teacher || user.role === ROLE.admin) return [{ href, label: text.dashboard }]
  const badge = reportReady ? { label: text.reportReady } : undefined
  return [{ href, label: user.role === ROLE.student ? text.report : text.family, badge }]
}

function linksFor(user: Session['user'] | undefined, school: PublicSchool): Link[] {
  if (!user) return forVisitors(school)
  // Until an own password is chosen, no other page opens.
  if (user.passwordIssued) return []
  return [...forEverybodySignedIn(school), ...linkHome(user, school, reportIsReady.value)]
}

/** The navigation bar. */
export function Header() {
  const text = texts().layout
  useSignals()
  const [path] = useLocation()
  const school = useSchool()
  const user = session.value?.user
  const { logo } = school.identity
  const links = linksFor(user, school)
  const hasLanguages = useOtherLanguages().length > 0
  return (
    <SiteHeader
      name={
        <>
          {logo && <img src={schoolPictureUrl(logo, 'thumb')} alt="" />}
          {schoolText(school.identity, 'name')}
        </>
      }
      links={links.map((link) => ({ ...link, current: isAt(path, link.href) }))}
      area={user?.passwordIssued ? undefined : (areaMenu.value ?? undefined)}
      homeHref={user?.passwordIssued ? path : '/'}
      user={user?.name}
      actions={
        (user || hasLanguages) && (
          <>
            {user && !user.passwordIssued && (
              <a data-part="link" href="/account" aria-current={isAt(path, '/account') ? 'page' : undefined}>
                {text.account}
              </a>
            )}
            {user && (
              <Button variant="quiet" size="small" onClick={() => confirmLeave(signOut)}>
                {text.logout}
              </Button>
            )}
            {/* In a wide window they are only at the end of the page. */}
            {hasLanguages && (
              <span className="row menu-languages">
                <LanguageChoice />
              </span>
            )}
          </>
        )
      }
    />
  )
}

/** Whether the path is that of a link or below it; below Home there is only Home. */
function isAt(path: string, href: string): boolean {
  const here = path.toLowerCase()
  const there = href.toLowerCase()
  return here === there || (there !== '/' && here.startsWith(`${there}/`))
}
