import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export interface DetailListItem {
  label: string
  value: ReactNode
  /** Tells two items of the same label apart. */
  key?: string
  /** The value is sentences and not a fact: it stands below its label, over the whole width, in plain weight. */
  long?: boolean
}

export interface DetailListProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** What is listed: each a label and its value. */
  items: readonly DetailListItem[]
  /** How many columns of items stand beside each other where there is room. */
  columns?: number
}

/**
 * What is known about one thing, line by line on ruled paper. Renders a `<dl>`.
 *
 * Parts: `item`, `label`, `value`. Custom property: `--kit-detail-list-columns`.
 */
export const DetailList = forwardRef<HTMLDListElement, DetailListProps>(function DetailList(
  { items, columns = 1, className, style, ...rest },
  ref,
) {
  return (
    <dl
      ref={ref}
      {...rest}
      className={cx('kit-detail-list', className)}
      style={{ '--kit-detail-list-columns': columns, ...style } as CSSProperties}
    >
      {items.map(({ label, value, key = label, long }) => (
        <div key={key} data-part="item" data-long={long || undefined}>
          <dt data-part="label">{label}</dt>
          <dd data-part="value">{value}</dd>
        </div>
      ))}
    </dl>
  )
})
