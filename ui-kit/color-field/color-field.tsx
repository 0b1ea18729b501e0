'use client'

import { forwardRef, useEffect, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import type { WrittenFieldProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { listen } from '../internal/listen.ts'
import { tellOfChange } from '../internal/tell-of-change.ts'
import { type TextOf, textOf } from '../internal/text-for.ts'
import { useControlValue } from '../internal/use-control-value.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { TextField } from '../text-field/text-field.tsx'
import { colorFieldMessages } from './color-field.messages.ts'

export interface ColorFieldProps extends WrittenFieldProps {
  /**
   * Accessible name of the picker. After a text that is no function, the label of the field follows.
   * @default 'Pick Main colour'
   */
  pickLabel?: TextOf
  /**
   * The error for a text that is no colour.
   * @default 'Enter a colour such as #1a5fb4 or #abc'
   */
  hexMessage?: string
}

/**
 * The colour that the picker shows for an empty text: a picker cannot be empty, and black would look like the value.
 */
const NONE = '#ffffff'

/**
 * A field for a colour, which the user types or picks. Its value is like '#1a5fb4'. The short form '#abc' and capital
 * letters become '#aabbcc' when the user leaves the field or presses Enter. Renders a `<div>` around an `<input>` and a
 * native `<input type="color">`, which shows the last valid colour, or white while the text is empty.
 *
 * @csspartsOf TextField
 * @csspart picker - The colour, which opens the browser's picker.
 *
 * @example
 * <ColorField label="Main colour" name="primary" defaultValue="#1a5fb4" />
 */
export const ColorField = forwardRef<HTMLInputElement, ColorFieldProps>(function ColorField(ownProps, ref) {
  const [texts, { className, ...props }] = useTexts('colorField', colorFieldMessages, ownProps)
  const { label, value, defaultValue = '', disabled, readOnly, onChange } = props
  const input = useOwnRef(ref)
  const picker = useRef<HTMLInputElement>(null)

  const show = useControlValue(input, (control) => {
    const hex = control.value ? hexOf(control.value) : NONE
    control.setCustomValidity(hex ? '' : texts.hexMessage)
    if (hex && picker.current) picker.current.value = hex
  })
  useEffect(() => {
    const control = input.current as HTMLInputElement
    const commit = () => {
      const hex = hexOf(control.value)
      if (hex && write(control, hex)) control.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    }
    // The browser's own event, which it fires at Enter and when focus leaves: React's `onChange` is its `input`.
    return listen(control, 'change', commit)
  }, [])

  return (
    <TextField
      autoComplete="off"
      {...props}
      ref={input}
      className={cx('kit-color-field', className)}
      mono
      spellCheck={false}
      onChange={(event) => {
        show()
        onChange?.(event)
      }}
      end={
        <input
          ref={picker}
          data-part="picker"
          type="color"
          defaultValue={hexOf(value ?? defaultValue) || NONE}
          aria-label={textOf(texts.pickLabel, label)}
          disabled={disabled || readOnly}
          onChange={(event) => {
            // The event of the text field tells the page, so it is told only once.
            event.stopPropagation()
            if (write(input.current as HTMLInputElement, event.target.value)) tellOfChange(input.current)
          }}
        />
      }
    />
  )
})
ColorField.displayName = 'ColorField'

/** A colour in its long form: '#aabbcc' for '#abc'; false if the text is no colour. */
const hexOf = (text: string) =>
  /^#([\da-f]{3}){1,2}$/i.test(text) && text.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** Writes another text into a control, as the user does: React takes it for no change when `value` is set. */
function write(control: HTMLInputElement, text: string): boolean {
  const { value } = control
  if (value !== text) control.setRangeText(text, 0, value.length, 'end')
  return value !== text
}
