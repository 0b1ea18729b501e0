import { forwardRef, type Ref, useState } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'

export interface TextAreaFieldProps extends WrittenFieldProps {
  /** Lines shown before it scrolls. */
  rows?: number
  /** Most characters taken. When four fifths are used, the rest is counted under the field (part `counter`). */
  maxLength?: number
  /** Fewest characters taken. */
  minLength?: number
  /** Whether the browser marks what it takes for mistakes. */
  spellCheck?: boolean
  /** Says how many characters are left. */
  counterText?: (event: { left: number }) => string
  /** Reaches the `<textarea>`. */
  controlRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, on ruled paper. Renders a `<div>` around a `<textarea>`. */
export const TextAreaField = forwardRef<HTMLDivElement, TextAreaFieldProps>(function TextAreaField(
  {
    rows = 4,
    counterText = ({ left }) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
    controlRef,
    className,
    onValueChange,
    ...props
  },
  ref,
) {
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const { length } = props.value ?? typed
  const { maxLength } = props
  return (
    <Field
      ref={ref}
      {...props}
      className={cx('kit-text-area-field', className)}
      onValueChange={(event) => {
        setTyped(event.value)
        onValueChange?.(event)
      }}
      control={(control) => <textarea ref={controlRef} {...control} rows={rows} />}
      below={
        maxLength && (
          <p data-part="counter" role="status">
            {length >= maxLength * 0.8 && counterText({ left: Math.max(0, maxLength - length) })}
          </p>
        )
      }
    />
  )
})
