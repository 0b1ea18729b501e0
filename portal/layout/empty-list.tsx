import { Button, EmptyState, type EmptyStateProps } from '@my-school/ui-kit'
import { strings } from '../strings/common.ts'

type Props = {
  /** Said when the list is empty, and when it could not be had. */
  text: string
  illustration: EmptyStateProps['illustration']
  /** Why it is empty, when loading it failed; with `onRetry` it then offers to try again. */
  failure?: string | false
  onRetry?: () => void
}

/** What stands in place of a list without rows. */
export function EmptyList({ text, illustration, failure, onRetry }: Props) {
  return (
    <EmptyState
      heading={text}
      illustration={illustration}
      actions={failure && onRetry && <Button onClick={onRetry}>{strings.frame.tryAgain}</Button>}
    >
      {failure || null}
    </EmptyState>
  )
}
