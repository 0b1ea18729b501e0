import { forwardRef, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'

export interface NumberFieldProps extends WrittenFieldProps {
  /** The smallest valid number. */
  min?: number
  /** The largest valid number. */
  max?: number
  /** The largest number of digits. */
  maxLength?: number
  /**
   * The error for a value that has other characters than digits.
   * @default 'Enter digits only'
   */
  digitsText?: string
  /**
   * The error for a number outside `min` and `max`.
   * @default 'At least 1', 'At most 9' or 'From 1 to 9'
   */
  rangeText?: (range: { min?: number; max?: number }) => string
  /** The `<input>`. */
  controlRef?: Ref<HTMLInputElement>
}

const defaultRangeText = ({ min, max }: { min?: number; max?: number }) =>
  max === undefined ? `At least ${min}` : min === undefined ? `At most ${max}` : `From ${min} to ${max}`

/** The default texts of NumberField. */
export const numberFieldMessages = {
  digitsText: 'Enter digits only',
  rangeText: defaultRangeText,
}

/**
 * A whole number. Renders a `<div>` around an `<input inputmode="numeric">`: phones show the keyboard for digits. It is
 * not `type="number"`, because browsers change such a number when the user scrolls over it.
 *
 * @csspartsOf Field
 */
export const NumberField = forwardRef<HTMLDivElement, NumberFieldProps>(function NumberField(ownProps, ref) {
  const { min, max, digitsText, rangeText, controlRef, className, ...props } = useTexts(
    'numberField',
    numberFieldMessages,
    ownProps,
  )
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(controlRef, () => input.current as HTMLInputElement)

  const validate = () => {
    const { value } = input.current as HTMLInputElement
    const outside = value !== '' && (Number(value) < (min ?? -Infinity) || Number(value) > (max ?? Infinity))
    // The text for a pattern would not say which format. Form prefers `invalidMessage` to both texts.
    input.current?.setCustomValidity(/\D/.test(value) ? digitsText : outside ? rangeText({ min, max }) : '')
  }
  useEffect(validate)

  return (
    <Field
      ref={ref}
      {...props}
      className={cx('kit-number-field', className)}
      control={(control) => (
        <input
          {...control}
          ref={input}
          inputMode="numeric"
          pattern="[0-9]*"
          onChange={(event) => {
            validate()
            control.onChange(event)
          }}
        />
      )}
    />
  )
})
NumberField.displayName = 'NumberField'
