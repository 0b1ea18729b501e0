import { forwardRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps, type FieldValueProps } from '../internal/field.tsx'

/** The value that means: valid without limit. */
const UNLIMITED = '1'

export interface ValidForFieldProps extends Omit<FieldProps, 'label' | 'name'>, FieldValueProps {
  /** What is asked for; it names the control. */
  label?: string
  /** The name the value is sent under. */
  name?: string
  /** `''`, `'1'` (without limit) or a day, YYYY-MM-DD. */
  value?: string
  /** What it holds at first, when the field keeps it. */
  defaultValue?: string
  /** The button's text while a day can be chosen. */
  unlimitedLabel?: string
  /** The button's text while there is no limit. */
  setTimeLabel?: string
  /** What stands in place of the day while there is no limit. */
  unlimitedText?: string
  /** The first day that can be chosen, YYYY-MM-DD. */
  min?: string
}

/**
 * How long a notice is valid: a day, or without limit. Renders a `<div>` around a native date input and a button that
 * flips between the two; without limit the date input gives way to a text, and the value sent is `1`.
 * Selector: `[data-unlimited]`.
 */
export const ValidForField = forwardRef<HTMLDivElement, ValidForFieldProps>(function ValidForField(
  {
    label = 'Valid For',
    name = 'date',
    value,
    defaultValue = '',
    onValueChange,
    unlimitedLabel = 'Unlimited',
    setTimeLabel = 'Set Time',
    unlimitedText = 'Without a last day',
    className,
    disabled,
    ...props
  },
  ref,
) {
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const unlimited = current === UNLIMITED
  const change = (next: string) => {
    setOwn(next)
    onValueChange?.({ value: next, name })
  }
  return (
    <Field
      ref={ref}
      {...props}
      label={label}
      name={name}
      disabled={disabled}
      className={cx('kit-valid-for-field', className)}
      data-unlimited={unlimited || undefined}
      value={current}
      onValueChange={(event) => change(event.value)}
      control={(control) =>
        unlimited ? (
          <>
            <output id={control.id} data-part="unlimited">
              {unlimitedText}
            </output>
            <input type="hidden" name={name} value={UNLIMITED} disabled={disabled} />
          </>
        ) : (
          <input {...control} type="date" />
        )
      }
      end={
        <Button
          variant="quiet"
          disabled={disabled}
          onClick={({ currentTarget }) => {
            // the form hears of it as of anything typed: it is changed, and an error of before no longer holds
            const control = currentTarget.closest('.kit-field')?.querySelector('[name]')
            control?.dispatchEvent(new Event('input', { bubbles: true }))
            change(unlimited ? '' : UNLIMITED)
          }}
        >
          {unlimited ? setTimeLabel : unlimitedLabel}
        </Button>
      }
    />
  )
})
