'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { BackIcon, ChevronIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'
import { breadcrumbMessages } from './breadcrumb.messages.ts'

export interface BreadcrumbLink {
  href: string
  /** The name of the page. */
  label: string
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The pages above the current one, from the top down. */
  links: readonly BreadcrumbLink[]
  /** The name of the current page. */
  current: string
  /**
   * Accessible name of the navigation.
   * @default 'Breadcrumb'
   */
  label?: string
}

/**
 * The path to the current page: a link to each page above it. Renders a `<nav>`. Where it is narrower than 30rem, such as
 * on a phone, only the link to the page directly above is shown, with an arrow back.
 *
 * Selector of the current page: `[aria-current='page']`.
 *
 * @csspart list - The list of all pages.
 * @csspart item - A page, with the sign that leads to the next.
 * @csspart link - A link.
 * @csspart back - The arrow of the short form.
 * @csspart separator - The sign between two pages.
 * @csspart current - The current page.
 *
 * @example
 * <Breadcrumb
 *   links={[{ href: '/', label: 'Home' }, { href: '/students', label: 'Students' }]}
 *   current="Amina Yusuf"
 * />
 */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(props, ref) {
  const [texts, { links, current, className, ...rest }] = useTexts('breadcrumb', breadcrumbMessages, props)
  return (
    <nav ref={ref} aria-label={texts.label} {...rest} className={cx('kit-breadcrumb kit-no-print', className)}>
      <ol data-part="list">
        {links.map(({ href, label }, index) => (
          <li key={href} data-part="item">
            <Link data-part="link" href={href}>
              {index === links.length - 1 && <BackIcon data-part="back" />}
              <bdi>{label}</bdi>
            </Link>
            <ChevronIcon data-part="separator" size="1em" />
          </li>
        ))}
        <li data-part="item">
          <bdi data-part="current" aria-current="page">
            {current}
          </bdi>
        </li>
      </ol>
    </nav>
  )
})
Breadcrumb.displayName = 'Breadcrumb'
