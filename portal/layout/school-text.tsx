import { Fragment } from 'react'
import { piecesOf } from '#contract'
import { shownHref } from '../state/school.ts'

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
