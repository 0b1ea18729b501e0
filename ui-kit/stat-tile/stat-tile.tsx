import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export interface StatTileProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  /** What is counted. */
  label: string
  /** How many; null while it is not known: `data-state="loading"`. */
  value: number | string | null
  /** Where the counted things are listed. */
  href: string
  /** A drawing beside the number. */
  icon?: ReactNode
}

/**
 * A total that leads to its list. Renders an `<a>`.
 *
 * State: `data-state="loading"`. Parts: `icon`, `value`, `label`.
 */
export const StatTile = forwardRef<HTMLAnchorElement, StatTileProps>(function StatTile(
  { label, value, href, icon, className, ...rest },
  ref,
) {
  return (
    <a
      ref={ref}
      href={href}
      {...rest}
      className={cx('kit-stat-tile', className)}
      data-state={value === null ? 'loading' : undefined}
    >
      {icon && <span data-part="icon">{icon}</span>}
      <span data-part="label">{label}</span>{' '}
      <span data-part="value">{typeof value === 'number' ? value.toLocaleString('en') : value}</span>
    </a>
  )
})
