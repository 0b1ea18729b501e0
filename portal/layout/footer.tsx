import { SiteFooter } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { type HideablePage, type OwnPageLink, ownPagePath, type PublicSchool, THEMES } from '#contract'
import { callHref } from '#contract/digits'
import { texts } from '#messages'
import { hideablePaths, useSchool } from '../state/school.ts'
import { session } from '../state/session.ts'
import { setTheme, theme } from '../state/theme.ts'
import { LanguageChoice } from './language-choice.tsx'
import { langOf, SchoolParagraph, schoolText } from './school-text.tsx'

/** The links to the public pages besides Home, without those that are hidden. */
export const publicLinks = ({ pages }: PublicSchool) =>
  (Object.keys(hideablePaths) as HideablePage[])
    .filter((page) => pages[page])
    .map((page) => ({ href: hideablePaths[page], label: texts().layout[page] }))

/** The links to the school's own pages in one place, in their order. */
export const ownPageLinks = ({ ownPages }: PublicSchool, place: OwnPageLink['place']) =>
  ownPages.filter((page) => page.place === place).map(({ slug, title }) => ({ href: ownPagePath(slug), label: title }))

/** The links to the pages that the school must have and has confirmed. */
const legalLinks = ({ legalPages }: PublicSchool) =>
  legalPages.map((page) => ({ href: ownPagePath(page), label: texts().layout[page] }))

/** The link to the page where notices can be had by mail, if the school sends them. */
const mailLinks = ({ mail }: PublicSchool) => (mail ? [{ href: '/mail', label: texts().layout.mail }] : [])

/** A telephone number as a link. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={callHref(number)} dir="ltr">
    {number}
  </a>
)

/** The lines of the school's address. */
export function AddressLines() {
  const { contact } = useSchool()
  return contact.address.map((line) => (
    <span key={line} dir="auto" {...langOf(contact, 'address')}>
      {line}
    </span>
  ))
}

/** The footer of every page: links that a visitor's navigation bar does not have, and the school's address. */
export function Footer() {
  useSignals()
  const school = useSchool()
  const { contact, footer, identity } = school
  return (
    <SiteFooter
      name={schoolText(identity, 'name')}
      links={
        session.value?.user.passwordIssued
          ? legalLinks(school)
          : [...publicLinks(school), ...mailLinks(school), ...ownPageLinks(school, 'footer'), ...legalLinks(school)]
      }
      address={
        <>
          <AddressLines />
          {contact.phones.map((number) => (
            <PhoneLink key={number} number={number} />
          ))}
        </>
      }
    >
      {footer.text && <SchoolParagraph {...langOf(footer, 'text')}>{footer.text}</SchoolParagraph>}
      <ThemeChoice />
      <LanguageChoice />
    </SiteFooter>
  )
}

/** The choice of the theme: light, dark, or as the device has it. */
function ThemeChoice() {
  const strings = texts().layout
  useSignals()
  return (
    <label className="theme-choice">
      {strings.theme}
      <select value={theme.value} onChange={({ target }) => setTheme(THEMES[target.selectedIndex] ?? 'system')}>
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {strings.themes[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
