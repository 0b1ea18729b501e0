'use client'

import { forwardRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { SpokenText } from '../internal/spoken-text.tsx'
import { useLimitedText } from '../internal/use-limited-text.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { textAreaFieldMessages } from './text-area-field.messages.ts'

export interface TextAreaFieldProps extends WrittenFieldProps<HTMLTextAreaElement> {
  /**
   * Number of visible lines.
   * @default 4
   */
  rows?: number
  /**
   * The largest number of characters. When 80% are used, the field shows how many are left (part `counter`), and
   * after a pause of a second screen readers say it.
   */
  maxLength?: number
  /** The smallest number of characters. */
  minLength?: number
  /** As on `<textarea>`. */
  spellCheck?: boolean
  /**
   * The text of the counter.
   * @default '12 characters left'
   */
  counterText?: (event: { left: number; locale: string }) => string
}

/**
 * A field for several lines of text. Renders a `<div>` around a `<textarea>`. Each line has the direction of its first
 * letter.
 *
 * @csspartsOf Field
 * @csspart counter - How many characters are left.
 */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(ownProps, ref) {
  const [texts, { rows = 4, className, onValueChange, ...props }, locale] = useTexts(
    'textAreaField',
    textAreaFieldMessages,
    ownProps,
  )
  const control = useOwnRef(ref)
  const [, left, read] = useLimitedText(control, props)
  const counter = left === undefined ? '' : texts.counterText({ left, locale })
  return (
    <Field
      {...props}
      className={cx('kit-text-area-field', className)}
      onValueChange={(event) => {
        read()
        onValueChange?.(event)
      }}
      control={(own) => <textarea ref={control} {...own} rows={rows} dir="auto" />}
      below={
        props.maxLength && (
          <>
            <p data-part="counter">{counter}</p>
            <SpokenText>{counter}</SpokenText>
          </>
        )
      }
    />
  )
})
TextAreaField.displayName = 'TextAreaField'
