import type { EmptyStateProps } from '@my-school/ui-kit'
import type { Loaded } from '../hooks/use-load.ts'
import { strings } from '../strings/common.ts'
import { EmptyList } from './empty-list.tsx'

type Props = Pick<Loaded<unknown>, 'error' | 'reload'> & {
  text: string
  illustration: EmptyStateProps['illustration']
}

/** Stands in for a record that could not be had: in the server's words, or with another try where that may help. */
export function NotLoaded({ text, illustration, error, reload }: Props) {
  return (
    <EmptyList
      text={text}
      illustration={illustration}
      failure={error ?? strings.frame.brokenHelp}
      onRetry={error ? undefined : reload}
    />
  )
}
