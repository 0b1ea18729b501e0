import {
  type ComponentPropsWithoutRef,
  type FocusEventHandler,
  forwardRef,
  type KeyboardEventHandler,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { cx } from './cx.ts'
import { FormErrors } from './form-errors.ts'

/** What every field takes. `ref`, `className`, `style`, `data-*` reach its root `<div>`, the rest its control. */
export interface FieldProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  /** What is asked for; it names the control. */
  label: string
  /** The name the value is sent under. Form and ErrorSummary find the field by it. */
  name: string
  /** A line under the label that says what is wanted. */
  hint?: ReactNode
  /** What is wrong with the value. Inside a Form it comes from there. Selector: `[data-state='error']`. */
  error?: string
  /** Says the error to a screen reader at once, for a field whose answer is judged while it has focus. */
  errorLive?: boolean
  /** It has to be filled in: the label is marked, and Form says so when it is not. */
  required?: boolean
  /** What Form says when a required value is missing. Default: the browser's own message. */
  requiredMessage?: string
  /** What Form says when the value is wrong in another way. Default: the browser's own message. */
  invalidMessage?: string
  /** It cannot be used, and nothing of it is sent. */
  disabled?: boolean
  /** It has focus when it appears. */
  autoFocus?: boolean
  /** What the browser may fill in, as on `<input>`. */
  autoComplete?: string
  /** Focus leaves the control. */
  onBlur?: FocusEventHandler<HTMLElement>
  /** A key is pressed in the control. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** What a field takes whose value is a text. */
export interface FieldValueProps {
  /** What it holds, when the app keeps it. */
  value?: string
  /** What it holds at first, when the field keeps it. */
  defaultValue?: string
  /** Called with each change. */
  onValueChange?: (event: { value: string; name: string }) => void
}

/** What a field takes that is written into. */
export interface WrittenFieldProps extends FieldProps, FieldValueProps {
  /** It can be read and copied, not changed. */
  readOnly?: boolean
  /** An example, shown while it is empty. No place for what has to be known: that is the `hint`. */
  placeholder?: string
}

/** What a field hands to its control. */
export interface ControlProps {
  id: string
  name: string
  required?: boolean
  value?: string
  defaultValue?: string
  onChange: (event: { target: { value: string } }) => void
}

export interface FieldBaseProps extends WrittenFieldProps {
  /** Draws the control. */
  control: (props: ControlProps) => ReactNode
  /** What stands at the control's end. */
  end?: ReactNode
  /** What stands under the control. */
  below?: ReactNode
}

/** The props that mean the control, not the root. */
const OF_CONTROL =
  /^(auto|(disabled|readOnly|placeholder|inputMode|min|max|step|minLength|maxLength|pattern|rows|type|spellCheck|accept|enterKeyHint|onBlur|onKeyDown)$)/

/**
 * The base of every field: label, required mark, hint, control, error, and what ties them together. Renders a `<div>`
 * with the parts `label`, `required`, `hint`, `control` (the row), `error`.
 */
export const Field = forwardRef<HTMLDivElement, FieldBaseProps>(function Field(
  {
    label,
    name,
    hint,
    error,
    errorLive,
    required,
    requiredMessage,
    invalidMessage,
    value,
    defaultValue,
    onValueChange,
    control,
    end,
    below,
    className,
    ...props
  },
  ref,
) {
  const id = useId()
  const inForm = useContext(FormErrors)[name]
  const message = error ?? inForm
  const ofControl: Record<string, unknown> = {}
  const ofRoot: Record<string, unknown> = {}
  for (const [key, given] of Object.entries(props)) (OF_CONTROL.test(key) ? ofControl : ofRoot)[key] = given

  return (
    <div ref={ref} data-state={message ? 'error' : undefined} {...ofRoot} className={cx('kit-field', className)}>
      <label htmlFor={id} data-part="label">
        {label}
        {required && (
          <span aria-hidden data-part="required">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}h`} data-part="hint">
          {hint}
        </p>
      )}
      <div data-part="control">
        {control({
          ...ofControl,
          id,
          name,
          required,
          value,
          defaultValue,
          onChange: (event) => onValueChange?.({ value: event.target.value, name }),
          'aria-invalid': message ? true : undefined,
          'aria-describedby': cx(hint ? `${id}h` : '', message && `${id}e`) || undefined,
          'data-required-message': requiredMessage,
          'data-invalid-message': invalidMessage,
        } as ControlProps)}
        {end}
      </div>
      {below}
      {message && (
        <p id={`${id}e`} data-part="error" role={errorLive ? 'alert' : undefined}>
          {message}
        </p>
      )}
    </div>
  )
})
