import { forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react'
import { Button } from '../button/index.ts'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'

export interface TextFieldProps extends WrittenFieldProps {
  /**
   * As on `<input>`.
   * @default 'text'
   */
  type?: 'text' | 'password' | 'email' | 'tel' | 'search'
  /** Use a monospace font, in which l, 1 and I look different: for ids and passwords. They are written from left to right. */
  mono?: boolean
  /** Buttons after the control. */
  end?: ReactNode
  /** As on `<input>`. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** The smallest number of characters. */
  minLength?: number
  /** The largest number of characters. */
  maxLength?: number
  /** A regular expression for the whole value, as on `<input>`. */
  pattern?: string
  /** As on `<input>`. */
  spellCheck?: boolean
  /**
   * Text of the button that shows a password. Its accessible name is this text and the label.
   * @default 'Show'
   */
  showLabel?: string
  /**
   * Text of the button that hides a password.
   * @default 'Hide'
   */
  hideLabel?: string
}

/** The default texts of TextField. */
export const textFieldMessages = {
  showLabel: 'Show',
  hideLabel: 'Hide',
}

/**
 * A field for one line of text. Renders a `<div>` around an `<input>`. A password has a button that shows it. The text
 * has the direction of its first letter, except in ids and passwords, which are written from left to right.
 *
 * @csspartsOf Field
 * @csspart reveal - The button that shows a password.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(ownProps, ref) {
  const [texts, { type = 'text', mono, className, ...props }] = useTexts('textField', textFieldMessages, ownProps)
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  const revealLabel = shown ? texts.hideLabel : texts.showLabel
  return (
    <Field
      {...props}
      className={cx('kit-text-field', className)}
      data-mono={mono || secret || undefined}
      control={(control) => (
        <>
          <input ref={ref} {...control} dir={mono || secret ? 'ltr' : 'auto'} type={shown && secret ? 'text' : type} />
          {secret && (
            <Button
              variant="quiet"
              size="small"
              data-part="reveal"
              aria-label={`${revealLabel} ${props.label}`}
              onClick={() => setShown(!shown)}
            >
              {revealLabel}
            </Button>
          )}
        </>
      )}
    />
  )
})
TextField.displayName = 'TextField'
