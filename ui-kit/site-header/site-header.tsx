import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { BadgeDot, MenuButton, useMenu } from '../internal/menu.tsx'

export interface SiteHeaderLink {
  href: string
  label: string
  /** The page this link leads to is the one shown: `aria-current="page"`. */
  current?: boolean
  /** Something waits there: larger text and a red badge, which a screen reader hears as `label`. */
  badge?: { label: string }
}

export interface SiteHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** Name of the school, on the label of the book. */
  name: string
  /** Where the school's name leads. */
  homeHref?: string
  /** The navigation, in order. */
  links: readonly SiteHeaderLink[]
  /** What stands after the links, such as a logout button; a link with `data-part="link"` looks like the others. */
  actions?: ReactNode
  /** Name of the navigation, and the text of its button on a phone. */
  menuLabel?: string
}

/**
 * The cover of the exercise book: the school's name on its label, and the navigation. Renders a `<header>`.
 * On a phone the links fold into a menu button that works without script.
 *
 * Parts: `name`, `menu`, `links`, `link`, `badge`, `actions`. A link with a badge: `[data-badge]`.
 */
export const SiteHeader = forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(
  { name, homeHref = '/', links, actions, menuLabel = 'Menu', className, ...rest },
  ref,
) {
  const { menu, ...closing } = useMenu()
  return (
    <header ref={ref} {...rest} className={cx('kit-site-header', className)}>
      <div data-part="bar" {...closing}>
        <a data-part="name" href={homeHref}>
          {name}
        </a>
        <MenuButton menu={menu} label={menuLabel} badge={links.find((link) => link.badge)?.badge?.label} />
        <nav data-part="links" aria-label={menuLabel}>
          <ul>
            {links.map(({ href, label, current, badge }) => (
              <li key={href}>
                <a
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
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </header>
  )
})
