import { FormattedText } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { type TextBlock, typedBlocks } from '#contract'
import { shownHref } from '../state/school.ts'

type Props = {
  /** As the server, or the preview with its reader, has read it; until then it is shown as it was typed. */
  blocks: TextBlock[] | undefined
  /** As it was typed. */
  typed: string
  className?: string
  headingLevel?: 2 | 3
  lang?: string
  dir?: string
}

/** A text with marks. A link to a page that is hidden is its words. */
export function Formatted({ blocks, typed, ...rest }: Props) {
  useSignals()
  return <FormattedText blocks={blocks ?? typedBlocks(typed)} hrefOf={shownHref} {...rest} />
}
