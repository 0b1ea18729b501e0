import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { illustrations } from './illustrations.tsx'

export interface EmptyStateProps extends ComponentPropsWithoutRef<'div'> {
  /** What is not there. */
  heading: string
  /** Why, or what happens next. */
  children?: ReactNode
  /** The drawing over it: what should have been there. */
  illustration?: 'board' | 'people' | 'report' | 'search'
  /** What can be done about it: buttons, links. */
  actions?: ReactNode
}

/**
 * Says that there is nothing here, and that this is no mistake. Renders a `<div>`.
 * The heading is a paragraph: an empty list adds nothing to the page's outline.
 *
 * Parts: `illustration`, `heading`, `text`, `actions`.
 */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { heading, children, illustration, actions, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('kit-empty-state', className)}>
      {illustration && (
        <svg data-part="illustration" viewBox="0 0 160 100" aria-hidden="true" focusable="false">
          {illustrations[illustration]}
        </svg>
      )}
      <p data-part="heading">{heading}</p>
      {children && <div data-part="text">{children}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  )
})
