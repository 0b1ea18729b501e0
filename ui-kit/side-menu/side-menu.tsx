'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import { MenuButton, MenuGroups, type SideMenuGroup, useMenu } from '../internal/site-menu.tsx'

export type { SideMenuGroup, SideMenuLink } from '../internal/site-menu.tsx'

export interface SideMenuProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Accessible name of the navigation, and the text of its button on a phone. */
  label: string
  /** Groups of links, with or without a heading. */
  groups: readonly SideMenuGroup[]
}

/**
 * The navigation of one part of a site, beside its pages. Renders a `<nav>`.
 * In a window narrower than 60rem, a button opens it, also without a script. If a SiteHeader shows the same links as its
 * `area`, hide the side menu in such a window.
 *
 * @csspart frame - Button and links.
 * @csspartsOf MenuButton
 * @csspartsOf MenuGroups
 */
export const SideMenu = forwardRef<HTMLElement, SideMenuProps>(function SideMenu(
  { label, groups, className, ...rest },
  ref,
) {
  const { menu, ...closeHandlers } = useMenu()
  return (
    <nav ref={ref} aria-label={label} {...rest} className={cx('kit-side-menu kit-no-print', className)}>
      <div data-part="frame" {...closeHandlers}>
        <MenuButton menu={menu} label={label} />
        <MenuGroups groups={groups} />
      </div>
    </nav>
  )
})
SideMenu.displayName = 'SideMenu'
