import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { inSpan } from '../internal/in-span.tsx'
import { Link } from '../internal/link.tsx'
import { MenuButton, useMenu } from '../internal/site-menu.tsx'

export interface SideMenuLink {
  href: string
  label: string
  icon?: ReactNode
  /** This link leads to the current page: `aria-current="page"`. */
  current?: boolean
}

export interface SideMenuProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Accessible name of the navigation, and the text of its button on a phone. */
  label: string
  /** Groups of links, with or without a heading. */
  groups: readonly { heading?: string; links: readonly SideMenuLink[] }[]
}

/**
 * The navigation of one part of a site, beside its pages. Renders a `<nav>`.
 * In a window narrower than 60rem a button opens it, also without script.
 *
 * @csspart frame - Button and links.
 * @csspartsOf MenuButton
 * @csspart groups - All groups of links.
 * @csspart heading - The heading of a group.
 * @csspart link - A link.
 */
export const SideMenu = forwardRef<HTMLElement, SideMenuProps>(function SideMenu(
  { label, groups, className, ...rest },
  ref,
) {
  const { menu, ...closeHandlers } = useMenu()
  return (
    <nav ref={ref} aria-label={label} {...rest} className={cx('kit-side-menu', className)}>
      <div data-part="frame" {...closeHandlers}>
        <MenuButton menu={menu} label={label} />
        <div data-part="groups">
          {groups.map(({ heading, links }) => (
            <div key={heading ?? links[0]?.href}>
              {heading && <p data-part="heading">{heading}</p>}
              <ul>
                {links.map(({ href, label, icon, current }) => (
                  <li key={href}>
                    <Link data-part="link" href={href} aria-current={current ? 'page' : undefined}>
                      {icon}
                      {inSpan(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </nav>
  )
})
SideMenu.displayName = 'SideMenu'
