'use client'

import type {
  ChangeEvent,
  ChangeEventHandler,
  ComponentPropsWithoutRef,
  FocusEventHandler,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from 'react'
import { cx } from './cx.ts'
import { useFieldParts } from './field-parts.tsx'
import { wrapText } from './wrap-text.tsx'

/** `autoCorrect` is that of Safari. Some browsers send a text to their maker for the spell checker, a shown password too. */
export const VERBATIM = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/**
 * Props of every field. `rootRef`, `className`, `style` and `data-*` reach its root `<div>`, `ref` and the others its
 * control. So it takes what React Hook Form's `register` returns, or the value and the handlers of TanStack Form.
 */
export interface FieldProps<Control extends Element = HTMLInputElement>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  /** The label of the control. */
  label: string
  /** Name of the value in the form data. Form and ErrorSummary find the field by it. */
  name: string
  /** Help text under the label. */
  hint?: ReactNode
  /** The error of the value. In a Form it comes from the Form. Selector: `[data-state='error']`. */
  error?: string
  /** Screen readers announce the error at once. Use it for a field that is validated while it has focus. */
  errorLive?: boolean
  /** The field must be filled in: its label has a mark, and Form reports an empty value. */
  required?: boolean
  /**
   * The error for a missing value: Form shows it, and the browser in a plain form inside a KitProvider.
   * @default the text `validation.valueMissing` of the KitProvider
   */
  requiredMessage?: string
  /**
   * The error for a value that is invalid in another way, shown as `requiredMessage` is.
   * @default the text of `validation` for it, of the KitProvider
   */
  invalidMessage?: string
  /** The control cannot be used, and its value is not sent. */
  disabled?: boolean
  /** The control takes focus when it is mounted. */
  autoFocus?: boolean
  /** As on `<input>`. */
  autoComplete?: string
  /** The id of the form that the control belongs to, when it is not in it. */
  form?: string
  /** The root `<div>`. `ref` is the control. */
  rootRef?: Ref<HTMLDivElement>
  /** As on the control, whose `name` and `value` the event has. `onValueChange` gets both without the event. */
  onChange?: ChangeEventHandler<Control>
  /** Called when focus leaves the control. */
  onBlur?: FocusEventHandler<HTMLElement>
  /** Called when a key is pressed in the control. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** Props of a field whose value is a string. */
export interface FieldValueProps {
  /** The value. Without it the control keeps its value itself. */
  value?: string
  /** The value at first, when `value` is not given. */
  defaultValue?: string
  /** Called on each change of the value. */
  onValueChange?: (event: { value: string; name: string }) => void
}

/** Props of a field that the user types into. */
export interface WrittenFieldProps<Control extends Element = HTMLInputElement>
  extends FieldProps<Control>,
    FieldValueProps {
  /** The value can be read and copied but not changed. */
  readOnly?: boolean
  /** An example, shown while the field is empty. Put what the user must know into `hint`. */
  placeholder?: string
}

type ValueControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Props that Field passes to its control. */
export interface ControlProps {
  id: string
  name: string
  required?: boolean
  disabled?: boolean
  form?: string
  value?: string
  defaultValue?: string
  onChange: (event: ChangeEvent<ValueControl>) => void
}

export interface FieldBaseProps extends WrittenFieldProps<ValueControl> {
  /** Renders the control. */
  control: (props: ControlProps) => ReactNode
  /** Content at the end of the control. */
  end?: ReactNode
  /** Content below the control. */
  below?: ReactNode
}

/** How the props begin that belong to the control, not to the root. No prop of a `<div>` that has a use there begins so. */
const CONTROL_PROPS =
  /^(auto|disabled|form$|read|place|inputM|min|max|step|pattern|rows|type|spell|accept|enter|onBlur|onKeyD)/

/**
 * The base of every field: label, required mark, hint, control and error, connected for screen readers. Renders a
 * `<div>`.
 *
 * @csspart label - The label.
 * @csspart required - The mark of a required field.
 * @csspart hint - The hint.
 * @csspart control - The row with the control.
 * @csspart error - The error.
 */
export function Field(props: FieldBaseProps) {
  const [
    parts,
    { label, value, defaultValue, onChange, onValueChange, rootRef, control, end, below, className, ...others },
  ] = useFieldParts(props)
  const controlProps: Record<string, unknown> = {}
  const rootProps: Record<string, unknown> = {}
  for (const key in others)
    (CONTROL_PROPS.test(key) ? controlProps : rootProps)[key] = others[key as keyof typeof others]

  return (
    <div ref={rootRef} data-state={parts.state} {...rootProps} className={cx('kit-field', className)}>
      <label htmlFor={parts.described.id} data-part="label">
        {wrapText(label)}
        {parts.mark}
      </label>
      {parts.hint}
      <div data-part="control">
        {control({
          ...controlProps,
          ...parts.sent,
          ...parts.described,
          value,
          defaultValue,
          onChange: (event) => {
            onChange?.(event)
            onValueChange?.({ value: event.target.value, name: props.name })
          },
        } as ControlProps)}
        {end}
      </div>
      {below}
      {parts.error}
    </div>
  )
}
