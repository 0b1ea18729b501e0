import { FormattedText, type FormattedTextProps } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { shownHref } from '../state/school.ts'

/** A text with marks, as the server has read it. A link to a page that is hidden is its words. */
export function Formatted(props: Omit<FormattedTextProps, 'hrefOf'>) {
  useSignals()
  return <FormattedText hrefOf={shownHref} {...props} />
}
