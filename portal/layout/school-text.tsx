import { Fragment } from 'react'
import { piecesOf } from '#contract'
import { shownHref } from '../state/school.ts'

/** A text of the school's settings: plain text with links, and with the line breaks that it has. */
export function SchoolText({ children }: { children: string }) {
  return piecesOf(children).map(({ text, href }, index) => {
    const link = href && shownHref(href)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
      <Fragment key={index}>{link ? <a href={link}>{text}</a> : <Lines text={text} />}</Fragment>
    )
  })
}

/** A paragraph of the school's settings. */
export const SchoolParagraph = ({ children }: { children: string }) => (
  <p dir="auto">
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
