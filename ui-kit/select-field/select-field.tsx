'use client'

import { forwardRef, type ReactElement, type RefAttributes } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps, type FieldValueProps } from '../internal/field.tsx'
import { labelled } from '../internal/labelled.ts'
import type { NotInferred } from '../internal/not-inferred.ts'

/** The empty string if there is a placeholder, else nothing. */
type Empty<Placeholder> = [Placeholder] extends [never] ? never : ''

export interface SelectFieldProps<Value extends string = string, Placeholder extends string = string>
  extends FieldProps<HTMLSelectElement> {
  /** The options; a string is both value and label. Their values are the type of `value`; `lang` is the language of a label. */
  options: readonly (Value | { value: Value; label: string; lang?: string })[]
  /** Label of a first, empty option. Without it the first option is selected at first. */
  placeholder?: Placeholder
  /** The value. Without it the control keeps its value itself. */
  value?: NotInferred<Value> | Empty<Placeholder>
  /** The value at first, when `value` is not given. It may come from a store that knows only strings. */
  defaultValue?: string
  /** Called on each change of the value; an empty string is the placeholder. */
  onValueChange?: (event: { value: Value | Empty<Placeholder>; name: string }) => void
}

/**
 * A field for one of several options. Renders a `<div>` around a native `<select>`. A value that is not among the options
 * stays, and is shown as it is.
 *
 * @csspartsOf Field
 */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { options, placeholder, className, onValueChange, ...props },
  ref,
) {
  return (
    <Field
      {...props}
      onValueChange={onValueChange as FieldValueProps['onValueChange']}
      className={cx('kit-select-field', className)}
      control={(control) => {
        const { value = control.defaultValue } = control
        // Without an option for this value the browser would show, and send, the first option.
        const isUnknown = value && !options.some((option) => labelled(option).value === value)
        return (
          <select ref={ref} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const { value, label, lang } = labelled(option)
              return (
                <option key={value} value={value} lang={lang}>
                  {label}
                </option>
              )
            })}
            {isUnknown && <option value={value}>{value}</option>}
          </select>
        )
      }}
    />
  )
}) as {
  <Value extends string = string, Placeholder extends string = never>(
    props: SelectFieldProps<Value, Placeholder> & RefAttributes<HTMLSelectElement>,
  ): ReactElement
  displayName?: string
}
SelectField.displayName = 'SelectField'
