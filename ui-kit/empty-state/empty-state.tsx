import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { illustrations } from './illustrations.tsx'

export interface EmptyStateProps extends ComponentPropsWithoutRef<'div'> {
  /** What is missing. */
  heading: string
  /** Why, or what happens next. */
  children?: ReactNode
  /** The drawing above the heading. */
  illustration?: 'board' | 'people' | 'report' | 'search'
  /** Buttons and links for what the user can do about it. */
  actions?: ReactNode
}

/**
 * Says that a place is empty and that this is not an error. Renders a `<div>`.
 * The heading is a `<p>`, so that an empty list adds no heading to the page's outline.
 *
 * @csspart illustration - The drawing.
 * @csspart heading - The heading.
 * @csspart text - The text.
 * @csspart actions - The buttons and links.
 */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { heading, children, illustration, actions, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('kit-empty-state', className)}>
      {illustration && (
        <svg data-part="illustration" viewBox="0 0 160 100" aria-hidden="true">
          {illustrations[illustration]}
        </svg>
      )}
      <p data-part="heading">{heading}</p>
      {children && <div data-part="text">{children}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  )
})
EmptyState.displayName = 'EmptyState'
