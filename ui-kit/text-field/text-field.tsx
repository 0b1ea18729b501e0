'use client'

import { forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../internal/cx.ts'
import { Field, VERBATIM, type WrittenFieldProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { type TextOf, textOf } from '../internal/text-for.ts'
import { textFieldMessages } from './text-field.messages.ts'

export interface TextFieldProps extends WrittenFieldProps {
  /**
   * As on `<input>`.
   * @default 'text'
   */
  type?: 'text' | 'password' | 'email' | 'tel' | 'search' | 'time'
  /** Use a monospace font, in which l, 1 and I look different: for ids and passwords. They are written from left to right. */
  mono?: boolean
  /**
   * Every letter of the value counts, as in an account number: phones neither capitalise nor correct it, and no spell checker
   * receives it. Ids (`mono`) and passwords are always verbatim.
   */
  verbatim?: boolean
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
   * Texts that the browser offers while somebody types, in its own list; any other text can be typed too. Firefox for
   * Android offers none: what somebody must know belongs in `hint`.
   */
  suggestions?: readonly string[]
  /**
   * Text of the button that shows a password, and with the label of the field its accessible name. After a text that is
   * no function, the label follows; a function gets it as `name`, which is empty for the text that is seen.
   * @default 'Show'
   */
  showLabel?: TextOf
  /**
   * Text of the button that hides a password, as `showLabel`.
   * @default 'Hide'
   */
  hideLabel?: TextOf
}

/**
 * A field for one line of text. Renders a `<div>` around an `<input>`. A password has a button that shows it. The text
 * has the direction of its first letter, except in ids and passwords, which are written from left to right.
 *
 * @csspartsOf Field
 * @csspart reveal - The button that shows a password.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(ownProps, ref) {
  const [texts, { type = 'text', mono, verbatim, suggestions = [], className, ...props }] = useTexts(
    'textField',
    textFieldMessages,
    ownProps,
  )
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  const isId = mono || secret
  const revealLabel = shown ? texts.hideLabel : texts.showLabel
  return (
    <Field
      {...props}
      className={cx('kit-text-field', className)}
      data-mono={isId || undefined}
      control={(control) => (
        <>
          <input
            ref={ref}
            {...((isId || verbatim) && VERBATIM)}
            {...control}
            list={suggestions.length > 0 ? `${control.id}s` : undefined}
            dir={isId ? 'ltr' : 'auto'}
            type={shown ? 'text' : type}
          />
          {suggestions.length > 0 && (
            <datalist id={`${control.id}s`}>
              {[...new Set(suggestions)].map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
          {secret && (
            <Button
              variant="quiet"
              size="small"
              data-part="reveal"
              aria-label={textOf(revealLabel, props.label)}
              onClick={() => setShown(!shown)}
            >
              {textOf(revealLabel)}
            </Button>
          )}
        </>
      )}
    />
  )
})
TextField.displayName = 'TextField'
