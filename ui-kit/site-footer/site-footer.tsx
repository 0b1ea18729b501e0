'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'
import { siteFooterMessages } from './site-footer.messages.ts'

export interface SiteFooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Name of the site. */
  name: ReactNode
  /** Links to other pages. */
  links?: readonly { href: string; label: string }[]
  /**
   * Accessible name of the links.
   * @default 'More pages'
   */
  linksLabel?: string
  /** Contact details, in an `<address>`. */
  address?: ReactNode
  /** The last line. */
  children?: ReactNode
}

/**
 * The footer of every page: name, contact details, links. Renders a `<footer>`.
 *
 * @csspart bar - The line of all parts, as wide as the page.
 * @csspart name - The name.
 * @csspart address - The contact details.
 * @csspart links - The links.
 * @csspart note - The line below.
 */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(props, ref) {
  const [texts, { name, links, address, children, className, ...rest }] = useTexts(
    'siteFooter',
    siteFooterMessages,
    props,
  )
  return (
    <footer ref={ref} {...rest} className={cx('kit-site-footer kit-no-print', className)}>
      <div data-part="bar">
        <div>
          <p data-part="name">{name}</p>
          {address && <address data-part="address">{address}</address>}
        </div>
        {links && links.length > 0 && (
          <nav data-part="links" aria-label={texts.linksLabel}>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children && <div data-part="note">{children}</div>}
      </div>
    </footer>
  )
})
SiteFooter.displayName = 'SiteFooter'
