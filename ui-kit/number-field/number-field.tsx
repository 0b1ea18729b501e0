import { forwardRef, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'

export interface NumberFieldProps extends WrittenFieldProps {
  /** The smallest number taken. */
  min?: number
  /** The largest number taken. */
  max?: number
  /** Most digits taken. */
  maxLength?: number
  /** What is said of a number outside `min` and `max`. */
  rangeText?: (range: { min?: number; max?: number }) => string
  /** Reaches the `<input>`. */
  controlRef?: Ref<HTMLInputElement>
}

const range = ({ min, max }: { min?: number; max?: number }) =>
  max === undefined ? `At least ${min}` : min === undefined ? `At most ${max}` : `From ${min} to ${max}`

/**
 * A whole number. Renders a `<div>` around an `<input inputmode="numeric">`: the digit keyboard on a phone, and no
 * spinner that changes a number when somebody scrolls over it.
 */
export const NumberField = forwardRef<HTMLDivElement, NumberFieldProps>(function NumberField(
  { min, max, rangeText = range, controlRef, className, ...props },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(controlRef, () => input.current as HTMLInputElement)

  const judge = () => {
    const { value } = input.current as HTMLInputElement
    const outside = value !== '' && (Number(value) < (min ?? -Infinity) || Number(value) > (max ?? Infinity))
    // the browser would only ask for 'the requested format'; `invalidMessage` goes before either text
    input.current?.setCustomValidity(/\D/.test(value) ? 'Enter digits only' : outside ? rangeText({ min, max }) : '')
  }
  useEffect(judge)

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
            judge()
            control.onChange(event)
          }}
        />
      )}
    />
  )
})
