import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export interface SiteFooterProps extends ComponentPropsWithoutRef<'footer'> {
  /** Name of the site. */
  name: string
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
