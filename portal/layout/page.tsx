import { PageHeading } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { useTitle } from '../hooks/use-title.ts'

export type PageProps = {
  /** Shown in the browser's tab. */
  title: string
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

/** The frame of every page except Home: title, heading, content. */
export function Page({ title, heading = title, lead, actions, back, width, children }: PageProps) {
  useTitle(title)
  return (
    <div className="page" data-width={width}>
      <PageHeading lead={lead} actions={actions} back={back}>
        {heading}
      </PageHeading>
      {children}
    </div>
  )
}
