import type { EmptyStateProps } from '@my-school/ui-kit'
import { type ReactNode, useContext } from 'react'
import { texts } from '#messages'
import { failureToast } from '../../hooks/failure-toast.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { PageTitle } from '../../hooks/use-title.ts'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'

type Props<T> = {
  /** The name of the record: in the title, and under the heading or as the heading, when it is loaded. */
  subject: (record: T) => string
  /** The name is the heading, and the title of the page is under it. */
  isHeading?: boolean
  actions?: ReactNode
  /** The URL of the link Back. */
  back: string
  /** The key of the data: 'notice/12'. */
  name: string
  load: (signal: AbortSignal) => Promise<T>
  /** A change of it loads the record again. */
  changes?: number
  /** `detailFailed`: a toast after a failed load; by default the error is only logged. */
  texts: { loadFailed: string; detailFailed?: string }
  illustration: EmptyStateProps['illustration']
  children: (record: T) => ReactNode
}

/** A page about one record, which is loading, loaded, or failed with a button to try again. */
export function RecordPage<T>({ name, load, changes, texts: text, subject, isHeading, ...props }: Props<T>) {
  const loaded = useLoad(name, load, {
    changes,
    onFailure: text.detailFailed ? failureToast(text.detailFailed) : undefined,
  })
  const { data } = loaded
  const named = data && subject(data)
  const title = useContext(PageTitle)
  return (
    <Page
      subject={named}
      {...(isHeading && named ? { heading: named, lead: title } : { lead: named })}
      actions={data && props.actions}
      back={{ href: props.back, label: texts().layout.back }}
    >
      <WhenLoaded loaded={loaded} failedText={text.loadFailed} illustration={props.illustration}>
        {props.children}
      </WhenLoaded>
    </Page>
  )
}
