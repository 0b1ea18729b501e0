import { Button, EmptyState, type EmptyStateProps } from '@my-school/ui-kit'
import { wording } from '../wording.ts'

type Props = {
  /** Said when the list is empty, and when it could not be had. */
  text: string
  illustration: EmptyStateProps['illustration']
  /** Why it is empty, when loading it failed; it then offers to try again. */
  failure?: string | false
  /** What the server said, where asking again would not help. */
  refusal?: string
  onRetry?: () => void
}

/** What stands in place of a list without rows. */
export function EmptyList({ text, illustration, failure, refusal, onRetry }: Props) {
  return (
    <EmptyState
      heading={text}
      illustration={illustration}
      actions={failure && !refusal && <Button onClick={onRetry}>{wording.frame.tryAgain}</Button>}
    >
      {refusal ?? (failure || null)}
    </EmptyState>
  )
}
