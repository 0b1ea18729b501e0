import { SiteFooter } from '@my-school/ui-kit'
import { school } from '#contract'
import { contactDetails } from '../school.ts'
import { strings as text } from '../strings/layout.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** The links to the public pages besides Home. */
export const publicLinks = [
  { href: '/notice-board', label: text.board },
  { href: '/about', label: text.about },
  { href: '/contact', label: text.contact },
  { href: '/qna', label: text.questions },
]

/** The school's telephone number as the URL of a link. */
export const phoneUrl = `tel:${contactDetails.phone.replace(/[^+\d]/g, '')}`

/** The footer of every page: links that a visitor's navigation bar does not have, and the school's address. */
export function Footer() {
  return (
    <SiteFooter
      name={school.name}
      links={publicLinks}
      address={
        <>
          {contactDetails.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={phoneUrl}>{contactDetails.phone}</a>
        </>
      }
    >
      <ThemeChoice />
    </SiteFooter>
  )
}
