import { Button, EmptyState, type EmptyStateProps, Spinner } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { texts } from '#messages'
import type { Loaded } from '../hooks/use-load.ts'
import { typedInCurrentForm } from '../state/drafts.ts'

type WhenLoadedProps<T> = {
  loaded: Loaded<T>
  /** What is said while it loads; by default that the page does. */
  loadingText?: string
  /** What is said when it could not be loaded. */
  failedText: string
  illustration: EmptyStateProps['illustration']
  children: (data: T) => ReactNode
}

/** What was loaded. Before that a spinner, or why it is not there. What is there stays when it could not be loaded again. */
export function WhenLoaded<T>({ loaded, loadingText, failedText, illustration, children }: WhenLoadedProps<T>) {
  const { status, data, error, reload } = loaded
  if (data !== undefined) return children(data)
  if (status === 'failed')
    return <NotLoaded text={failedText} illustration={illustration} error={error} reload={reload} />
  return <Spinner className="page-loading" label={loadingText ?? texts().layout.loading} />
}

type NotLoadedProps = Pick<Loaded<unknown>, 'error' | 'reload'> & {
  text: string
  illustration: EmptyStateProps['illustration']
}

/**
 * Shown in place of a record that could not be loaded: the server's message, or a button to try again where that may
 * help. Where it is to be changed, what was typed for it.
 */
export function NotLoaded({ text, illustration, error, reload }: NotLoadedProps) {
  const { actions, layout, leave } = texts()
  const typed = typedInCurrentForm().join(' · ')
  return (
    <EmptyState
      heading={text}
      illustration={illustration}
      actions={!error && <Button onClick={reload}>{actions.tryAgain}</Button>}
    >
      {error ?? layout.brokenHelp} {typed && leave.typed({ typed })}
    </EmptyState>
  )
}
