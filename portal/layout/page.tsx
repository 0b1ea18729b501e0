import { PageHeading } from '@my-school/ui-kit'
import { type ReactNode, useContext } from 'react'
import { texts } from '#messages'
import { PageTitle, useTitle } from '../state/document-title.ts'

export type PageProps = {
  /** Shown in the browser's tab; by default the title of the page table. */
  title?: string
  /** The name of the record that the page is about, which comes before the title. */
  subject?: string
  /** The page's h1; without it, the title. */
  heading?: ReactNode
  lead?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** A link above the heading to where the page belongs. */
  back?: { href: string; label: string }
  /** `text` keeps the lines of text short. */
  width?: 'text'
  children: ReactNode
}

/** The layout of every page except Home: title, heading, content. */
export function Page(props: PageProps) {
  const pageTitle = useContext(PageTitle)
  const { title = pageTitle, subject, heading = title, lead, actions, back, width, children } = props
  useTitle(subject ? texts().titles.about({ name: subject, title }) : title)
  return (
    <div className="page" data-width={width}>
      <PageHeading lead={lead} actions={actions} back={back}>
        {heading}
      </PageHeading>
      {children}
    </div>
  )
}
