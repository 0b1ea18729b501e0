'use client'

import { forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps, type FieldValueProps } from '../internal/field.tsx'
import { LAST_DAY } from '../internal/last-day.ts'

export interface DateFieldProps extends FieldProps, FieldValueProps {
  /** The value can be read and copied but not changed. */
  readOnly?: boolean
  /** The first valid day, YYYY-MM-DD. */
  min?: string | number
  /**
   * The last valid day, YYYY-MM-DD.
   * @default '9999-12-31', so that a year has four digits
   */
  max?: string | number
}

/**
 * A field for a day; its value is YYYY-MM-DD. Renders a `<div>` around a native `<input type="date">`.
 *
 * @csspartsOf Field
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { max = LAST_DAY, className, ...props },
  ref,
) {
  return (
    <Field
      {...props}
      className={cx('kit-date-field', className)}
      control={(control) => <input ref={ref} {...control} type="date" max={max} />}
    />
  )
})
DateField.displayName = 'DateField'
