'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { BackIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { Link } from '../internal/link.tsx'

export interface PageHeadingProps extends ComponentPropsWithoutRef<'div'> {
  /** The text of the `<h1>`. A script can move focus to it after a navigation (`tabIndex={-1}`). */
  children: ReactNode
  /** One sentence under the heading. */
  lead?: ReactNode
  /** Buttons and links for the whole page. */
  actions?: ReactNode
  /** A link to the page above this one. */
  back?: { href: string; label: string }
}

/**
 * The head of a page: its `<h1>`, underlined as in an exercise book. Renders a `<div>`.
 *
 * @csspart back - The line with the link back.
 * @csspart title - Heading and lead.
 * @csspart heading - The `<h1>`.
 * @csspart lead - The sentence under the heading.
 * @csspart actions - The buttons and links.
 */
export const PageHeading = forwardRef<HTMLDivElement, PageHeadingProps>(function PageHeading(
  { children, lead, actions, back, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('kit-page-heading', className)}>
      {back && (
        <div data-part="back">
          <Link href={back.href}>
            <BackIcon />
            {back.label}
          </Link>
        </div>
      )}
      <div data-part="title">
        <h1 data-part="heading" tabIndex={-1} dir="auto">
          {children}
        </h1>
        {lead && (
          <p data-part="lead" dir="auto">
            {lead}
          </p>
        )}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  )
})
PageHeading.displayName = 'PageHeading'
