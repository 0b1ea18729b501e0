'use client'

import {
  type ChangeEventHandler,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'
import { cx } from '../internal/cx.ts'
import { useFieldParts } from '../internal/field-parts.tsx'
import { labelled } from '../internal/labelled.ts'
import type { NotInferred } from '../internal/not-inferred.ts'
import { wrapText } from '../internal/wrap-text.tsx'

/** One choice of a RadioGroup. */
export interface RadioOption<Value extends string = string> {
  /** What the form sends. */
  value: Value
  label: string
  /** The language of the label, if it is another than that of the page. */
  lang?: string
  /** Help text under the label. */
  hint?: ReactNode
  /** It cannot be chosen. */
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What is to be chosen. It is the accessible name of the group. */
  label: string
  /** Name of the value in the form data. Form and ErrorSummary find the group by it. */
  name: string
  /** The choices; a string is both value and label. Their values are the type of `value`. */
  options: readonly (Value | RadioOption<Value>)[]
  /** The chosen value. Without it the group keeps its value itself. */
  value?: NotInferred<Value>
  /** The value at first, when `value` is not given. It may come from a store that knows only strings. Without it nothing is chosen at first. */
  defaultValue?: string
  /** The root `<fieldset>`. `ref` is the first radio button; a function gets each of them, as React Hook Form needs. */
  rootRef?: Ref<HTMLFieldSetElement>
  /** As on the radio button, whose `name` and `value` the event has. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** Called on each change of the value. */
  onValueChange?: (event: { value: Value; name: string }) => void
  /**
   * `cards`: each choice is a large button-like card, side by side where there is room.
   * @default 'list', one below the other
   */
  layout?: 'list' | 'cards'
  /** Help text under the label. */
  hint?: ReactNode
  /** The error of the value. In a Form it comes from the Form. Selector: `[data-state='error']`. */
  error?: string
  /** One of the options must be chosen: the label has a mark, and Form reports a missing choice. */
  required?: boolean
  /**
   * The error that Form shows for a missing choice.
   * @default the text `validation.valueMissing` of the KitProvider
   */
  requiredMessage?: string
}

/**
 * A choice of one of a few options, all of them in view. Renders a `<fieldset>` with native radio buttons.
 *
 * State: `data-state="error"`, `data-layout="list | cards"`.
 *
 * @csspart label - The label of the group.
 * @csspart required - The mark of a required field.
 * @csspart hint - The hint of the group.
 * @csspart options - The box around the options.
 * @csspart option - An option, all of which can be clicked.
 * @csspart text - The text of an option.
 * @csspart option-hint - The hint of an option.
 * @csspart error - The error.
 *
 * @example
 * <RadioGroup label="Size" name="size" options={['Small', 'Large']} layout="cards" required />
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(props, ref) {
  const [
    parts,
    { label, options, value, defaultValue, onChange, onValueChange, layout = 'list', rootRef, className, ...rest },
  ] = useFieldParts(props)
  const choices: RadioOption[] = options.map(labelled)

  return (
    <fieldset
      ref={rootRef}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radiogroup may be required and invalid; the own role of a fieldset may not.
      role="radiogroup"
      aria-required={props.required}
      {...parts.described}
      data-state={parts.state}
      {...rest}
      className={cx('kit-field kit-radio-group', className)}
      data-layout={layout}
    >
      <legend data-part="label">
        {wrapText(label)}
        {parts.mark}
      </legend>
      {parts.hint}
      <div data-part="options">
        {choices.map((choice, index) => (
          <label key={choice.value} data-part="option" className="kit-choice">
            <input
              ref={typeof ref === 'function' || index === 0 ? ref : undefined}
              type="radio"
              {...parts.sent}
              value={choice.value}
              disabled={choice.disabled}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={(event) => {
                onChange?.(event)
                onValueChange?.({ value: choice.value, name: props.name })
              }}
              aria-describedby={choice.hint ? `${parts.described.id}${index}` : undefined}
            />
            <span data-part="text" lang={choice.lang}>
              {choice.label}
            </span>
            {choice.hint && (
              <span id={`${parts.described.id}${index}`} data-part="option-hint">
                {choice.hint}
              </span>
            )}
          </label>
        ))}
      </div>
      {parts.error}
    </fieldset>
  )
}) as {
  <Value extends string = string>(props: RadioGroupProps<Value> & RefAttributes<HTMLInputElement>): ReactElement
  displayName?: string
}
RadioGroup.displayName = 'RadioGroup'
