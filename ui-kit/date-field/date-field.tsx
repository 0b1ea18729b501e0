import { forwardRef, type Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps, type FieldValueProps } from '../internal/field.tsx'

export interface DateFieldProps extends FieldProps, FieldValueProps {
  /** The value can be read and copied but not changed. */
  readOnly?: boolean
  /** The first valid day, YYYY-MM-DD. */
  min?: string
  /** The last valid day, YYYY-MM-DD. */
  max?: string
  /** The `<input>`. */
  controlRef?: Ref<HTMLInputElement>
}

/**
 * A field for a day; its value is YYYY-MM-DD. Renders a `<div>` around a native `<input type="date">`.
 *
 * @csspartsOf Field
 */
export const DateField = forwardRef<HTMLDivElement, DateFieldProps>(function DateField(
  { controlRef, className, ...props },
  ref,
) {
  return (
    <Field
      ref={ref}
      {...props}
      className={cx('kit-date-field', className)}
      control={(control) => <input ref={controlRef} {...control} type="date" />}
    />
  )
})
DateField.displayName = 'DateField'
