import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export interface FaqListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Questions and answers, in order. */
  items: readonly { question: ReactNode; answer: ReactNode }[]
  /**
   * In lists with the same name, only one question is open at a time.
   * @default a name of this list
   */
  name?: string
}

/**
 * Questions that show their answers when clicked, one at a time, also without script. Renders a `<div>` of `<details>`
 * elements.
 *
 * @csspart item - A question with its answer. Open: `[open]`.
 * @csspart question - The question.
 * @csspart answer - The answer.
 * @cssproperty --kit-faq-list-numbers - The counter style of the numbers, by default `decimal`.
 */
export const FaqList = forwardRef<HTMLDivElement, FaqListProps>(function FaqList(
  { items, name, className, ...rest },
  ref,
) {
  const id = useId()
  return (
    <div ref={ref} {...rest} className={cx('kit-faq-list', className)}>
      {items.map(({ question, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place.
        <details key={at} data-part="item" name={name ?? id}>
          <summary data-part="question">
            <bdi>{question}</bdi>
            <ChevronDownIcon />
          </summary>
          <div data-part="answer">{typeof answer === 'string' ? <p dir="auto">{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  )
})
FaqList.displayName = 'FaqList'
