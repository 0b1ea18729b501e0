import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { useKit } from '../internal/kit-context.ts'
import { Link } from '../internal/link.tsx'

export interface StatTileProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  /** What is counted. */
  label: string
  /** The count. A number is written in the language `lang`, or that of the KitProvider. Null: `data-state="loading"`. */
  value: number | string | null
  /** URL of the list of what is counted. */
  href: string
  /** An icon beside the number. */
  icon?: ReactNode
}

/**
 * A total that links to its list. Renders an `<a>`.
 *
 * State: `data-state="loading"`.
 *
 * @csspart icon - The icon.
 * @csspart value - The number.
 * @csspart label - What it counts.
 */
export const StatTile = forwardRef<HTMLAnchorElement, StatTileProps>(function StatTile(
  { label, value, href, icon, className, ...rest },
  ref,
) {
  const { locale } = useKit()
  return (
    <Link
      ref={ref}
      href={href}
      {...rest}
      className={cx('kit-stat-tile', className)}
      data-state={value === null ? 'loading' : undefined}
    >
      {icon && <span data-part="icon">{icon}</span>}
      <span data-part="label">{label}</span>{' '}
      <span data-part="value">{typeof value === 'number' ? value.toLocaleString(rest.lang ?? locale) : value}</span>
    </Link>
  )
})
StatTile.displayName = 'StatTile'
