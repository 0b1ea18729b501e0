import { forwardRef, type Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps, type FieldValueProps } from '../internal/field.tsx'

export interface SelectFieldProps extends FieldProps, FieldValueProps {
  /** The options; a string is both value and label. */
  options: readonly (string | { value: string; label: string })[]
  /** Label of a first, empty option. Without it the first option is selected at first. */
  placeholder?: string
  /** The `<select>`. */
  controlRef?: Ref<HTMLSelectElement>
}

/** A field for one of several options. Renders a `<div>` around a native `<select>`. */
export const SelectField = forwardRef<HTMLDivElement, SelectFieldProps>(function SelectField(
  { options, placeholder, controlRef, className, ...props },
  ref,
) {
  return (
    <Field
      ref={ref}
      {...props}
      className={cx('kit-select-field', className)}
      control={(control) => (
        <select ref={controlRef} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={value} value={value}>
                {label}
              </option>
            )
          })}
        </select>
      )}
    />
  )
})
SelectField.displayName = 'SelectField'
