import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export interface SiteFooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Name of the school. */
  name: string
  /** Where else to go. */
  links?: readonly { href: string; label: string }[]
  /** Name of the list of links for a screen reader. */
  linksLabel?: string
  /** Where the school is and how to reach it; set as an `<address>`. */
  address?: ReactNode
  /** A last line under everything. */
  children?: ReactNode
}

/**
 * The foot of every page: who the school is, where it is, where else to go. Renders a `<footer>`.
 *
 * Parts: `name`, `address`, `links`, `note`.
 */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { name, links, linksLabel = 'More pages', address, children, className, ...rest },
  ref,
) {
  return (
    <footer ref={ref} {...rest} className={cx('kit-site-footer', className)}>
      <div data-part="bar">
        <div>
          <p data-part="name">{name}</p>
          {address && <address data-part="address">{address}</address>}
        </div>
        {links && links.length > 0 && (
          <nav data-part="links" aria-label={linksLabel}>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
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
