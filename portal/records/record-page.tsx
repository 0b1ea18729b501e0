import type { EmptyStateProps } from '@my-school/ui-kit'
import { type ReactNode, useContext } from 'react'
import { texts } from '#messages'
import type { Loaded } from '../hooks/use-load.ts'
import { Page } from '../layout/page.tsx'
import { WhenLoaded } from '../layout/when-loaded.tsx'
import { PageTitle } from '../state/document-title.ts'

type Props<T> = {
  /** The name of the record: in the title, and under the heading or as the heading, when it is loaded. */
  subject: (record: T) => string
  /** The name is the heading, and the title of the page is under it. */
  isHeading?: boolean
  actions?: ReactNode
  /** The URL of the link Back. */
  back: string
  loaded: Loaded<T>
  texts: { loadFailed: string }
  illustration: EmptyStateProps['illustration']
  children: (record: T) => ReactNode
}

/** A page about one record, which is loading, loaded, or failed with a button to try again. */
export function RecordPage<T>({ loaded, texts: text, subject, isHeading, ...props }: Props<T>) {
  const { data } = loaded
  const named = data && subject(data)
  const title = useContext(PageTitle)
  return (
    <Page
      subject={named}
      {...(isHeading && named ? { heading: named, lead: title } : { lead: named })}
      actions={data && props.actions}
      back={{ href: props.back, label: texts().actions.back }}
    >
      <WhenLoaded loaded={loaded} failedText={text.loadFailed} illustration={props.illustration}>
        {props.children}
      </WhenLoaded>
    </Page>
  )
}
