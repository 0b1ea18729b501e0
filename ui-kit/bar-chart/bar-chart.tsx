'use client'

import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { useKit } from '../internal/kit-context.ts'
import { useLabelSeparator } from '../internal/label-separator.ts'
import { Link } from '../internal/link.tsx'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { useServerStyle } from '../internal/use-server-style.ts'

/** One bar. */
export interface BarChartBar {
  /**
   * From 0. Written at the bar, in the language `lang`, or that of the KitProvider. A text is shown without a bar. Null:
   * not known yet, `data-state="loading"`.
   */
  value: number | string | null
  /** URL of what is counted. */
  href?: string
}

/** One row of a BarChart. */
export interface BarChartRow {
  label: string
  /** One for each series, in their order. */
  bars: readonly BarChartBar[]
  /**
   * React key; needed when two rows have the same label.
   * @default `label`
   */
  key?: string
}

export interface BarChartProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the chart shows. */
  caption: string
  /** What the labels are, such as 'Class': the header of their column. */
  labelHeader: string
  /** What is counted, such as 'Students': the header of each column of bars, no two alike. All columns have one scale. */
  series: readonly string[]
  /** Labels and bars, in order. */
  rows: readonly BarChartRow[]
  /** Shown instead of the rows when there is no row, or every value is 0. */
  empty: ReactNode
}

const lengthOf = (value: BarChartBar['value']) => (typeof value === 'number' ? value : 0)

/**
 * Numbers to compare: a table whose cells are drawn as bars. Renders a `<div>` with a `<table>`.
 *
 * States: `data-state="loading"`, `data-state="empty"`.
 *
 * @csspart row - A row of the table.
 * @csspart label - The name of a row.
 * @csspart bar - The bar of a value, with its number.
 * @csspart empty - What is shown without rows.
 * @cssproperty --kit-bar-chart-share - The length of a bar, from 0 to 1.
 * @cssproperty --kit-bar-chart-digits - The number of characters of the longest number.
 */
export const BarChart = forwardRef<HTMLDivElement, BarChartProps>(function BarChart(
  { caption, labelHeader, series, rows, empty, className, style, ...rest },
  ref,
) {
  const root = useOwnRef(ref)
  useServerStyle(root)
  const kit = useKit()
  const labelEnd = useLabelSeparator(rest)
  const locale = rest.lang ?? kit.locale
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const write = (value: BarChartBar['value']) => value?.toLocaleString(locale) ?? ''
  const values = rows.flatMap(({ bars }) => bars.map(({ value }) => value))
  const most = Math.max(0, ...values.map(lengthOf)) || 1
  const isEmpty = values.every((value) => value === 0)
  const ownStyle = {
    '--kit-bar-chart-series': series.length,
    '--kit-bar-chart-digits': Math.max(...values.map((value) => write(value).length), 1),
    ...style,
  } as CSSProperties
  return (
    <div
      ref={root}
      {...rest}
      className={cx('kit-bar-chart', className)}
      style={ownStyle}
      data-state={isEmpty ? 'empty' : values.includes(null) ? 'loading' : undefined}
    >
      <table>
        <caption>{caption}</caption>
        {!isEmpty && (
          <thead>
            <tr>
              <th scope="col">{labelHeader}</th>
              {series.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {isEmpty ? (
            <tr>
              <td data-part="empty">{empty}</td>
            </tr>
          ) : (
            rows.map(({ label, bars, key = label }) => (
              <tr key={key} data-part="row">
                <th scope="row">
                  <bdi data-part="label">{label}</bdi>
                </th>
                {bars.map(({ value, href }, index) => {
                  const children = write(value)
                  const style = { '--kit-bar-chart-share': lengthOf(value) / most } as CSSProperties
                  const bar = { 'data-part': 'bar', style, children }
                  return (
                    <td key={series[index]}>
                      {href ? (
                        <Link
                          {...bar}
                          href={href}
                          aria-label={list.format([`${labelHeader} ${label}`, series[index] + labelEnd + children])}
                        />
                      ) : (
                        <span {...bar} />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  )
})
BarChart.displayName = 'BarChart'
