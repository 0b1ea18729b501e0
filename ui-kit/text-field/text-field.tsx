import { forwardRef, type HTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { buttonLook } from '../internal/button-look.ts'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'

export interface TextFieldProps extends WrittenFieldProps {
  /** What is typed: the keyboard of a phone and what the browser fills in follow it. */
  type?: 'text' | 'password' | 'email' | 'tel' | 'search'
  /** Shows the value in a face that tells l, 1 and I apart: ids, passwords. */
  mono?: boolean
  /** Buttons beside the control. */
  end?: ReactNode
  /** The keyboard of a phone, as on `<input>`. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Fewest characters taken. */
  minLength?: number
  /** Most characters taken. */
  maxLength?: number
  /** What the whole value has to look like, a regular expression as on `<input>`. */
  pattern?: string
  /** Whether the browser marks what it takes for mistakes. */
  spellCheck?: boolean
  /** Text of the button that makes a password readable; its name is the text and the label. */
  showText?: string
  /** Its text while the password can be read. */
  hideText?: string
  /** Reaches the `<input>`. */
  controlRef?: Ref<HTMLInputElement>
}

/**
 * One line of text. Renders a `<div>` around an `<input>`; a password gets a button that shows it (part `reveal`).
 */
export const TextField = forwardRef<HTMLDivElement, TextFieldProps>(function TextField(
  { type = 'text', mono, showText = 'Show', hideText = 'Hide', controlRef, className, ...props },
  ref,
) {
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  const revealText = shown ? hideText : showText
  return (
    <Field
      ref={ref}
      {...props}
      className={cx('kit-text-field', className)}
      data-mono={mono || secret || undefined}
      control={(control) => (
        <>
          <input ref={controlRef} {...control} type={shown && secret ? 'text' : type} />
          {secret && (
            <button
              type="button"
              {...buttonLook({ variant: 'quiet', size: 'small' })}
              data-part="reveal"
              aria-label={`${revealText} ${props.label}`}
              onClick={() => setShown(!shown)}
            >
              {revealText}
            </button>
          )}
        </>
      )}
    />
  )
})
