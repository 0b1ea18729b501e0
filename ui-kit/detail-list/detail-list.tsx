import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'

export interface DetailListItem {
  label: string
  value: ReactNode
  /**
   * React key; needed when two items have the same label.
   * @default `label`
   */
  key?: string
  /** The value has whole sentences: it is shown below its label, in full width and normal weight. */
  long?: boolean
}

export interface DetailListProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** Labels and values, in order. */
  items: readonly DetailListItem[]
  /**
   * How many columns the list has where there is room.
   * @default 1
   */
  columns?: number
}

/**
 * The details of one thing: labels and values on ruled lines. Each value has the direction of its first letter. Renders
 * a `<dl>`.
 *
 * @csspart item - A label with its value.
 * @csspart label - A label.
 * @csspart value - A value.
 * @cssproperty --kit-detail-list-columns - The number of columns.
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
      data-columns={columns}
      // Up to four are in the style sheet: a strict policy ignores styles in the HTML of a server.
      style={columns > 4 ? ({ '--kit-detail-list-columns': columns, ...style } as CSSProperties) : style}
    >
      {items.map(({ label, value, key = label, long }) => (
        <div key={key} data-part="item" data-long={long || undefined}>
          <dt data-part="label">{label}</dt>
          <dd data-part="value" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
})
DetailList.displayName = 'DetailList'
