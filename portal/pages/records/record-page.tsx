import { type EmptyStateProps, Spinner } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { useLoad } from '../../hooks/use-load.ts'
import { NotLoaded } from '../../layout/not-loaded.tsx'
import { Page } from '../../layout/page.tsx'
import { strings } from '../../strings/common.ts'
import { failureToast } from './failure-toast.ts'

type Props<T> = {
  title: string
  /** The page's h1; without it, the title. */
  heading?: string
  /** Under the heading, once the record is there. */
  lead?: (record: T) => ReactNode
  actions?: ReactNode
  /** The address that Back leads to. */
  back: string
  /** What is loaded: 'notice/12'. */
  name: string
  load: (signal: AbortSignal) => Promise<T>
  texts: { loadFailed: string }
  /** Said in a toast when it could not be loaded; without it that is only logged. */
  failedToast?: string
  illustration: EmptyStateProps['illustration']
  children: (record: T) => ReactNode
}

/** A page about one record: it is on its way, there, or could not be had and can be asked for again. */
export function RecordPage<T>(props: Props<T>) {
  const { title, heading, lead, actions, back, name, load, texts, failedToast, illustration, children } = props
  const { status, data, error, reload } = useLoad(name, load, {
    onFailure: failedToast ? failureToast(failedToast) : undefined,
  })
  return (
    <Page
      title={title}
      heading={heading}
      lead={data && lead?.(data)}
      actions={data && actions}
      back={{ href: back, label: strings.form.back }}
    >
      {data ? (
        children(data)
      ) : status === 'failed' ? (
        <NotLoaded text={texts.loadFailed} illustration={illustration} error={error} reload={reload} />
      ) : (
        <Spinner className="page-loading" label={strings.frame.loading} />
      )}
    </Page>
  )
}
