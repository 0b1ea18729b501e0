import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '../icons/index.ts'
import { cx } from '../internal/cx.ts'

export interface FaqListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The questions, in order, each with its answer. */
  items: readonly { question: string; answer: ReactNode }[]
  /** Questions of one name close each other. Default: all of this list. */
  name?: string
}

/**
 * Questions that unfold their answers, one at a time, without any script. Renders a `<div>` of `<details>` elements.
 *
 * Parts: `item` (open: `[open]`), `question`, `answer`.
 */
export const FaqList = forwardRef<HTMLDivElement, FaqListProps>(function FaqList(
  { items, name, className, ...rest },
  ref,
) {
  const id = useId()
  return (
    <div ref={ref} {...rest} className={cx('kit-faq-list', className)}>
      {items.map(({ question, answer }) => (
        <details key={question} data-part="item" name={name ?? id}>
          <summary data-part="question">
            {question}
            <ChevronDownIcon />
          </summary>
          <div data-part="answer">{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  )
})
