'use client'

import { forwardRef } from 'react'
import { asciiDigits } from '../internal/ascii-digits.ts'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { type TextFor, textFor } from '../internal/text-for.ts'
import { useControlValue } from '../internal/use-control-value.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { numberFieldMessages } from './number-field.messages.ts'

export interface NumberFieldProps extends WrittenFieldProps {
  /** The smallest valid number. A negative one lets the user type a minus sign. */
  min?: number | string
  /** The largest valid number. */
  max?: number | string
  /** The largest number of digits; a minus sign counts as one. */
  maxLength?: number
  /**
   * The error for a value that has other characters than digits, or than a minus sign and digits.
   * @default 'Enter digits only'
   */
  digitsMessage?: string
  /**
   * The error for a number outside `min` and `max`.
   * @default 'At least 1', 'At most 9' or 'From 1 to 9'
   */
  rangeMessage?: TextFor<{ min?: number | string; max?: number | string; locale: string }>
}

/**
 * A whole number in ASCII digits. Arabic, Persian and Urdu digits become ASCII digits as they are typed, and invisible
 * characters are removed. Renders a `<div>` around an `<input inputmode="numeric">`: phones show the keyboard for digits,
 * except with a negative `min`, because that keyboard of an iPhone has no minus sign. It is not `type="number"`, because
 * browsers change such a number when the user scrolls over it.
 *
 * @csspartsOf Field
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(ownProps, ref) {
  const [texts, { min, max, className, ...props }, locale] = useTexts('numberField', numberFieldMessages, ownProps)
  const input = useOwnRef(ref)
  const isSigned = Number(min) < 0
  const whole = isSigned ? /^(-?\d+)?$/ : /^\d*$/

  const validate = useControlValue(input, (control) => {
    const { value } = control
    const outside =
      value !== '' && (Number(value) < Number(min ?? -Infinity) || Number(value) > Number(max ?? Infinity))
    // The browser's text for a wrong pattern would not name the format. Form prefers `invalidMessage` to both texts.
    control.setCustomValidity(
      !whole.test(value) ? texts.digitsMessage : outside ? textFor(texts.rangeMessage, { min, max, locale }) : '',
    )
  })

  return (
    <Field
      {...props}
      className={cx('kit-number-field', className)}
      control={(control) => (
        <input
          {...control}
          ref={input}
          inputMode={isSigned ? undefined : 'numeric'}
          pattern={isSigned ? '-?[0-9]*' : '[0-9]*'}
          // From right to left the sign would be after the digits.
          dir={isSigned ? 'ltr' : undefined}
          onChange={(event) => {
            const { value, selectionStart } = event.target
            const digits = asciiDigits(value)
              .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
              // The minus sign of typography, which a copied number has.
              .replace('−', '-')
            if (digits !== value) {
              event.target.value = digits
              // A new value moves the caret to its end.
              event.target.setSelectionRange(selectionStart, selectionStart)
            }
            validate()
            control.onChange(event)
          }}
        />
      )}
    />
  )
})
NumberField.displayName = 'NumberField'
