import { forwardRef, type Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps, type FieldValueProps } from '../internal/field.tsx'

export interface SelectFieldProps extends FieldProps, FieldValueProps {
  /** The choices; a plain text is its own label. */
  options: readonly (string | { value: string; label: string })[]
  /** The first, empty choice. Without one, the first option is chosen from the start. */
  placeholder?: string
  /** Reaches the `<select>`. */
  controlRef?: Ref<HTMLSelectElement>
}

/** One of a closed list. Renders a `<div>` around a native `<select>`. */
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
