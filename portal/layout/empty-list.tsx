import { Button, EmptyState, type EmptyStateProps } from '@my-school/ui-kit'
import { strings } from '../strings/common.ts'

type Props = {
  /** Shown when the list is empty or could not be loaded. */
  text: string
  illustration: EmptyStateProps['illustration']
  /** Why loading failed, if it did. With `onRetry` there is then a button to try again. */
  failure?: string | false
  onRetry?: () => void
}

/** Shown in place of an empty list. */
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
