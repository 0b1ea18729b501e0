'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'
import { BadgeDot, MenuButton, MenuGroups, type SideMenuGroup, useMenu } from '../internal/site-menu.tsx'
import { siteHeaderMessages } from './site-header.messages.ts'

export interface SiteHeaderLink {
  href: string
  label: string
  /** This link leads to the current page: `aria-current="page"`. */
  current?: boolean
  /** Something new is there: larger text and a red dot. Screen readers read `label`. */
  badge?: { label: string }
}

export interface SiteHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** Name of the site; an `<img alt="">` before it is its logo. */
  name: ReactNode
  /**
   * URL behind the name.
   * @default '/'
   */
  homeHref?: string
  /** The links of the navigation, in order. */
  links: readonly SiteHeaderLink[]
  /**
   * The links of the part of the site that is shown, with the accessible name of their navigation. In a narrow window
   * they come first in the opened menu; in a wide one a SideMenu shows them beside the page.
   */
  area?: { label: string; groups: readonly SideMenuGroup[] }
  /** Who is logged in. A name that is too long is cut off, but a screen reader reads all of it. */
  user?: string
  /** Content after the links, such as a logout button. A link with `data-part="link"` looks like the others. */
  actions?: ReactNode
  /**
   * Accessible name of the navigation, and the text of its button on a phone.
   * @default 'Menu'
   */
  menuLabel?: string
}

/**
 * The header of every page: name and navigation. Renders a `<header>`.
 * In a window narrower than 60rem, a button opens the navigation, also without a script.
 *
 * @csspart bar - The line of all parts, as wide as the page.
 * @csspart name - The name, a link to the home page.
 * @csspart user - Who is logged in.
 * @csspartsOf MenuButton
 * @csspart area - The links of the part of the site that is shown.
 * @csspartsOf MenuGroups
 * @csspart links - The navigation.
 * @csspart link - A link. With a badge: `[data-badge]`.
 * @csspartsOf BadgeDot
 * @csspart actions - The content after the links.
 */
export const SiteHeader = forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(props, ref) {
  const [texts, { name, homeHref = '/', links, area, user, actions, className, ...rest }] = useTexts(
    'siteHeader',
    siteHeaderMessages,
    props,
  )
  const { menu, ...closeHandlers } = useMenu()
  return (
    <header ref={ref} {...rest} className={cx('kit-site-header', className)}>
      <div data-part="bar" {...closeHandlers}>
        <Link data-part="name" href={homeHref}>
          {name}
        </Link>
        {user && (
          <span data-part="user" dir="auto">
            {user}
          </span>
        )}
        <MenuButton menu={menu} label={texts.menuLabel} badge={links.find((link) => link.badge)?.badge?.label} />
        {area && (
          <nav data-part="area" aria-label={area.label}>
            <MenuGroups groups={area.groups} />
          </nav>
        )}
        <nav data-part="links" aria-label={texts.menuLabel}>
          <ul>
            {links.map(({ href, label, current, badge }) => (
              <li key={href}>
                <Link
                  data-part="link"
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  data-badge={badge ? '' : undefined}
                >
                  {label}
                  {badge && (
                    <>
                      {' '}
                      <BadgeDot label={badge.label} />
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </header>
  )
})
SiteHeader.displayName = 'SiteHeader'
