'use client'

import { forwardRef } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps, type FieldValueProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { LAST_DAY } from '../internal/last-day.ts'
import { useValueInput } from '../internal/use-value-input.tsx'
import { validForFieldMessages } from './valid-for-field.messages.ts'

export interface ValidForFieldProps extends FieldProps, FieldValueProps {
  /** An empty string, a day as YYYY-MM-DD, or `unlimitedValue`. Without it the field keeps its value itself. */
  value?: string
  /**
   * The value at first, when `value` is not given.
   * @default ''
   */
  defaultValue?: string
  /**
   * The value that means 'without a last day'.
   * @default 'unlimited'
   */
  unlimitedValue?: string
  /**
   * Text of the button that removes the last day.
   * @default 'Unlimited'
   */
  unlimitedLabel?: string
  /**
   * Text of the button that asks for a day again.
   * @default 'Choose a day'
   */
  setTimeLabel?: string
  /**
   * Text in place of the day while there is none.
   * @default 'Without a last day'
   */
  unlimitedText?: string
  /** The first day that can be chosen, YYYY-MM-DD. */
  min?: string | number
}

/**
 * How long something is valid: until a day, or without limit. Renders a `<div>` around a native date input and a button
 * that switches between the two. Without a limit, a text replaces the date input, and the form sends `unlimitedValue`.
 * Selector: `[data-unlimited]`.
 *
 * @csspartsOf Field
 * @csspart unlimited - The text in place of the date.
 */
export const ValidForField = forwardRef<HTMLInputElement, ValidForFieldProps>(function ValidForField(ownProps, ref) {
  const [texts, { value, defaultValue, unlimitedValue = 'unlimited', className, disabled, ...props }] = useTexts(
    'validForField',
    validForFieldMessages,
    ownProps,
  )
  const { current, change, valueInput } = useValueInput(value, defaultValue, ref)
  const unlimited = current === unlimitedValue
  return (
    <Field
      {...props}
      disabled={disabled}
      className={cx('kit-valid-for-field', className)}
      data-unlimited={unlimited || undefined}
      control={({ name, value: _value, defaultValue: _default, onChange, ...control }) => (
        <>
          {unlimited ? (
            <output id={control.id} data-part="unlimited">
              {texts.unlimitedText}
            </output>
          ) : (
            <input
              {...control}
              type="date"
              max={LAST_DAY}
              data-name={name}
              value={current}
              onChange={(event) => change(event.target.value)}
            />
          )}
          {valueInput({ ...control, name, onChange })}
        </>
      )}
      end={
        <Button variant="quiet" disabled={disabled} onClick={() => change(unlimited ? '' : unlimitedValue)}>
          {unlimited ? texts.setTimeLabel : texts.unlimitedLabel}
        </Button>
      }
    />
  )
})
ValidForField.displayName = 'ValidForField'
