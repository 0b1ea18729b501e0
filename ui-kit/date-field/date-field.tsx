import { forwardRef, type Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps, type FieldValueProps } from '../internal/field.tsx'

export interface DateFieldProps extends FieldProps, FieldValueProps {
  /** It can be read and copied, not changed. */
  readOnly?: boolean
  /** The first day taken, YYYY-MM-DD. */
  min?: string
  /** The last day taken, YYYY-MM-DD. */
  max?: string
  /** Reaches the `<input>`. */
  controlRef?: Ref<HTMLInputElement>
}

/** A day; its value is YYYY-MM-DD. Renders a `<div>` around a native `<input type="date">`. */
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
