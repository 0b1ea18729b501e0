'use client'

import { type ChangeEventHandler, type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { useFieldParts } from '../internal/field-parts.tsx'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { wrapText } from '../internal/wrap-text.tsx'

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultChecked' | 'onChange'> {
  /** The text beside the box. */
  label: ReactNode
  /** Name of the value in the form data. Form and ErrorSummary find the checkbox by it. */
  name: string
  /**
   * What the form sends while the box is checked; otherwise it sends nothing.
   * @default 'on'
   */
  value?: string
  /** Whether the box is checked. Without it the checkbox keeps this state itself. */
  checked?: boolean
  /**
   * Whether the box is checked at first, when `checked` is not given.
   * @default false
   */
  defaultChecked?: boolean
  /**
   * The box shows a dash: only some of the things that it represents are checked. This changes only how it looks; a
   * click checks or unchecks the box. Selector: `input:indeterminate`.
   */
  indeterminate?: boolean
  /** The root `<div>`. `ref` is the control. */
  rootRef?: Ref<HTMLDivElement>
  /** As on the control, whose `name` and `checked` the event has. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** Called when the user checks or unchecks the box. */
  onCheckedChange?: (event: { checked: boolean; name: string }) => void
  /** Help text under the label. */
  hint?: ReactNode
  /** The error of the value. In a Form it comes from the Form. Selector: `[data-state='error']`. */
  error?: string
  /** The box must be checked, such as to accept rules: the label has a mark, and Form reports an unchecked box. */
  required?: boolean
  /**
   * The error that Form shows for an unchecked box.
   * @default the text `validation.valueMissing` of the KitProvider
   */
  requiredMessage?: string
  /** The box cannot be used, and its value is not sent. */
  disabled?: boolean
  /** The box takes focus when it is mounted. */
  autoFocus?: boolean
}

/**
 * Yes or no, or one of several things that can all be chosen. Renders a `<div>` around a native checkbox, whose whole
 * label can be clicked.
 *
 * State: `data-state="error"`.
 *
 * @csspart label - The label with the box in it, all of which can be clicked.
 * @csspart text - The text of the label.
 * @csspart required - The mark of a required field.
 * @csspart hint - The hint.
 * @csspart error - The error.
 *
 * @example
 * <Checkbox label="Send me the notices by e-mail" name="notices" defaultChecked />
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const [
    parts,
    {
      label,
      value,
      checked,
      defaultChecked,
      indeterminate = false,
      onChange,
      onCheckedChange,
      disabled,
      autoFocus,
      rootRef,
      className,
      ...rest
    },
  ] = useFieldParts(props)
  const input = useOwnRef(ref)
  // No attribute sets it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <div ref={rootRef} data-state={parts.state} {...rest} className={cx('kit-field kit-checkbox', className)}>
      <label data-part="label" className="kit-choice">
        <input
          ref={input}
          type="checkbox"
          {...parts.sent}
          {...parts.described}
          // React 18 renders an empty value for an undefined one.
          {...(value !== undefined && { value })}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          onChange={(event) => {
            const { target } = event
            onChange?.(event)
            onCheckedChange?.({ checked: target.checked, name: props.name })
            // The click has ended it in the browser.
            target.indeterminate = indeterminate
          }}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the app decides
          autoFocus={autoFocus}
        />
        <span data-part="text">
          {wrapText(label)}
          {parts.mark}
        </span>
      </label>
      {parts.hint}
      {parts.error}
    </div>
  )
})
Checkbox.displayName = 'Checkbox'
