import { type EmptyStateProps, Spinner } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { texts } from '#messages'
import type { Loaded } from '../hooks/use-load.ts'
import { NotLoaded } from './not-loaded.tsx'

type Props<T> = {
  loaded: Loaded<T>
  /** What is said while it loads; by default that the page does. */
  loadingText?: string
  /** What is said when it could not be loaded. */
  failedText: string
  illustration: EmptyStateProps['illustration']
  children: (data: T) => ReactNode
}

/** What was loaded. Before that a spinner, or why it is not there. What is there stays when it could not be loaded again. */
export function WhenLoaded<T>({ loaded, loadingText, failedText, illustration, children }: Props<T>) {
  const { status, data, error, reload } = loaded
  if (data !== undefined) return children(data)
  if (status === 'failed')
    return <NotLoaded text={failedText} illustration={illustration} error={error} reload={reload} />
  return <Spinner className="page-loading" label={loadingText ?? texts().layout.loading} />
}
