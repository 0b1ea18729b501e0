'use client'

import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { useKit } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'

export interface StatTileProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  /** What is counted. */
  label: string
  /** The count. A number is written in the language `lang`, or that of the KitProvider. Null: `data-state="loading"`. */
  value: number | string | null
  /** URL of the list of what is counted. Without it the tile is no link. */
  href?: string
  /** An icon beside the number. */
  icon?: ReactNode
}

/**
 * A total that links to its list. Renders an `<a>`; without `href` a `<div>`.
 *
 * State: `data-state="loading"`.
 *
 * @csspart icon - The icon.
 * @csspart value - The number.
 * @csspart label - What it counts.
 */
export const StatTile = forwardRef<HTMLElement, StatTileProps>(function StatTile(
  { label, value, icon, className, ...rest },
  ref,
) {
  const { locale } = useKit()
  const Root = (rest.href === undefined ? 'div' : Link) as ElementType
  return (
    <Root
      ref={ref}
      {...rest}
      className={cx('kit-stat-tile', className)}
      data-state={value === null ? 'loading' : undefined}
    >
      {icon && <span data-part="icon">{icon}</span>}
      <span data-part="label">{label}</span>{' '}
      <span data-part="value">{typeof value === 'number' ? value.toLocaleString(rest.lang ?? locale) : value}</span>
    </Root>
  )
})
StatTile.displayName = 'StatTile'
