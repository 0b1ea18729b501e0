import { Fragment, type ReactNode } from 'react'
import { type InFirst, LANGUAGES, piecesOf } from '#contract'
import { school, shownHref } from '../state/school.ts'

/** `lang` and `dir`: where they are not those of the page. */
type Props = { children: string; lang?: string; dir?: string }

/** A text of the school's settings: plain text with links, and with the line breaks that it has. */
export function SchoolText({ children, ...lang }: Props) {
  const pieces = piecesOf(children).map(({ text, href }, index) => {
    const link = href && shownHref(href)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
      <Fragment key={index}>{link ? <a href={link}>{text}</a> : <Lines text={text} />}</Fragment>
    )
  })
  return lang.lang ? <div {...lang}>{pieces}</div> : pieces
}

/** A paragraph of the school's settings. */
export const SchoolParagraph = ({ children, ...lang }: Props) => (
  <p dir="auto" {...lang}>
    <SchoolText>{children}</SchoolText>
  </p>
)

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** Marks a text of the school that is in its first language. */
export function firstLanguage(): { lang: string; dir: string } {
  const { first } = school.value.languages
  return { lang: first, dir: LANGUAGES[first].dir }
}

/** The language of a text that the school has not written in that of the page: its first one. */
export const langOf = ({ inFirst }: InFirst, name: string) => (inFirst?.includes(name) ? firstLanguage() : undefined)

/** One line that the school has written. */
export function schoolText<Name extends string>(of: InFirst & { [N in Name]: string }, name: Name): ReactNode {
  const lang = langOf(of, name)
  return lang ? <span {...lang}>{of[name]}</span> : of[name]
}
