'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { MenuIcon } from '../icons/icons.tsx'
import { isComposing } from './is-composing.ts'
import { Link } from './link.tsx'
import { wrapText } from './wrap-text.tsx'

/**
 * A menu that is closed at first on a phone and always open on a wide screen. It is a `<details>` that contains only its
 * button. The content is in the next siblings, which the style sheet of the component hides while the `<details>` is
 * closed. So it works without script, and in browsers that cannot style the content of a closed `<details>`.
 *
 * This hook closes it when the user clicks a link or presses Escape; Escape also returns focus to the button.
 */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return {
    menu,
    onClick(event: MouseEvent<HTMLElement>) {
      if ((event.target as Element).closest('a')) close()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || isComposing(event) || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    },
  }
}

/**
 * The button of the menu.
 *
 * @csspart menu - The button of the menu. Open: `[open]`.
 */
export function MenuButton({
  menu,
  label,
  badge,
}: {
  menu: ReturnType<typeof useMenu>['menu']
  label: string
  badge?: string
}) {
  return (
    <details ref={menu} data-part="menu" className="kit-site-menu">
      <summary>
        <MenuIcon />
        {wrapText(label)}
        {badge && <BadgeDot label={badge} />}
      </summary>
    </details>
  )
}

export interface SideMenuLink {
  href: string
  label: string
  icon?: ReactNode
  /** This link leads to the current page: `aria-current="page"`. */
  current?: boolean
}

export interface SideMenuGroup {
  heading?: string
  links: readonly SideMenuLink[]
}

/**
 * The links of one part of a site, in groups.
 *
 * @csspart groups - All groups of links.
 * @csspart heading - The heading of a group.
 * @csspart link - A link.
 */
export const MenuGroups = ({ groups }: { groups: readonly SideMenuGroup[] }) => (
  <div data-part="groups">
    {groups.map(({ heading, links }) => (
      <div key={heading ?? links[0]?.href}>
        {heading && <p data-part="heading">{heading}</p>}
        <ul>
          {links.map(({ href, label, icon, current }) => (
            <li key={href}>
              <Link data-part="link" href={href} aria-current={current ? 'page' : undefined}>
                {icon}
                {wrapText(label)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/**
 * A red dot. Screen readers read `label`.
 *
 * @csspart badge - The red dot at a link with news.
 */
export const BadgeDot = ({ label }: { label: string }) => (
  <span data-part="badge" className="kit-badge-dot">
    <span className="kit-visually-hidden">({label})</span>
  </span>
)
