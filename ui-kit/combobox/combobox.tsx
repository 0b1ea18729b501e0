'use client'

import {
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { type ControlProps, Field, type FieldProps, VERBATIM } from '../internal/field.tsx'
import { isComposing } from '../internal/is-composing.ts'
import { useTexts } from '../internal/kit-context.ts'
import { labelled } from '../internal/labelled.ts'
import { listen } from '../internal/listen.ts'
import type { NotInferred } from '../internal/not-inferred.ts'
import { SpokenText } from '../internal/spoken-text.tsx'
import { useFormReset } from '../internal/use-form-reset.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { usePopover } from '../internal/use-popover.ts'
import { useValueInput } from '../internal/use-value-input.tsx'
import { comboboxMessages } from './combobox.messages.ts'
import { type ComboboxOption, filterOptions, optionsNamed } from './filter-options.ts'

export type { ComboboxOption } from './filter-options.ts'

export interface ComboboxProps<Value extends string = string> extends FieldProps {
  /** The options; a string is both value and label. */
  options: readonly (Value | ComboboxOption<Value>)[]
  /** The value of the chosen option; an empty string is none. Without it the field keeps its value itself. */
  value?: NotInferred<Value> | ''
  /**
   * The value at first, when `value` is not given.
   * @default ''
   */
  defaultValue?: string
  /** Called when an option is chosen, and with an empty string when the field is emptied. */
  onValueChange?: (event: { value: Value | ''; name: string }) => void
  /**
   * Other texts than those of the options are accepted: the options are suggestions. The value is the text itself.
   * @default false
   */
  freeText?: boolean
  /** An example, shown while the field is empty. */
  placeholder?: string
  /**
   * How many options are shown at most; a text says that there are more.
   * @default 100
   */
  limit?: number
  /**
   * Accessible name of the button that shows all options.
   * @default 'Show options'
   */
  openLabel?: string
  /**
   * Shown when no option has the typed words.
   * @default 'No matches'
   */
  emptyText?: string
  /**
   * Shown under the options when there are more than `limit`.
   * @default '900 more. Type to narrow the list.'
   */
  moreText?: (event: { count: number; locale: string }) => string
  /**
   * How many options there are; only screen readers get it, a second after the user has typed.
   * @default '12 options'
   */
  countText?: (event: { count: number; locale: string }) => string
  /**
   * The error for a typed text that is the label of several options: none of them is chosen.
   * @default 'There are several "Ann Lee": choose one from the list'
   */
  ambiguousText?: (event: { text: string }) => string
}

/**
 * A field that finds one of many options while the user types. Words match anywhere in an option; letter case and accents
 * do not matter. For fewer than about ten options use SelectField or RadioGroup. Renders a `<div>` around an
 * `<input role="combobox">` and a list in the top layer; the form sends the value of the chosen option.
 *
 * Arrow keys move in the list, Enter chooses, Escape closes the list and then empties the field. When focus leaves, a text
 * that is not an option is replaced by the chosen option, except with `freeText`. A text that is the label of several
 * options chooses none of them and is an error, unless one of them was chosen before.
 *
 * State: `data-open`.
 *
 * @csspartsOf Field
 * @csspart open - The button that opens the list.
 * @csspart list - The list of options, in the top layer.
 * @csspart option - An option. Active: `[data-active]`, chosen: `[aria-selected='true']`.
 * @csspart option-hint - The hint of an option.
 * @csspart empty - What the list says when no option is found.
 * @csspart more - How many more options are found.
 *
 * @example
 * <Combobox label="Student" name="student" options={students.map(({ id, name }) => ({ value: id, label: name }))} />
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(ownProps, ref) {
  const [texts, { options: given, value, defaultValue, freeText = false, limit = 100, className, ...props }, locale] =
    useTexts('combobox', comboboxMessages, ownProps)
  const { name, disabled } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { current, change, valueInput } = useValueInput(value, defaultValue, ref)
  /** What the user types; null while the field shows the label of its value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  usePopover(list, input, open, 'bottom', () => setOpen(false))
  useFormReset(input, () => setTyped(null))

  const options = given.map(labelled)
  const chosen = options.find((option) => option.value === current)
  const text = typed ?? chosen?.label ?? (freeText ? current : '')
  const found = open ? filterOptions(options, typed ?? '') : []
  const shown = found.slice(0, limit)
  const activeId = open && shown[active] ? `${id}o${active}` : undefined
  const ambiguousText =
    typed !== null && !open && optionsNamed(options, typed).length > 1 ? texts.ambiguousText({ text: typed }) : ''
  useEffect(() => input.current?.setCustomValidity(ambiguousText), [ambiguousText])
  useEffect(() => {
    // Not by its id in the document: the list may be in a shadow root.
    if (activeId) list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const show = () => {
    setOpen(true)
    setActive(-1)
  }
  const choose = (option: ComboboxOption) => {
    setOpen(false)
    setTyped(null)
    change(option.value)
  }
  /** Ends the typing: the text becomes the value, or gives way to it. */
  const commit = () => {
    setOpen(false)
    if (typed === null) return
    const named = optionsNamed(options, typed)
    if (chosen && named.includes(chosen)) return setTyped(null)
    if (named.length === 1 && named[0]) return choose(named[0])
    // The text stays, with an error, until one of them is chosen.
    if (named.length > 1) return change('')
    setTyped(null)
    if (!typed.trim()) change('')
    else if (freeText) change(typed)
  }

  // Not `onBlur`, which is `focusout`: a browser that fills in the form fires only `blur` at each field.
  useLayoutEffect(() => listen(input.current, 'blur', commit))

  const move = (step: number) => {
    if (!open) show()
    // From the text (-1) to the first or the last option, and from these back to the text.
    const places = (open ? shown : filterOptions(options, typed ?? '').slice(0, limit)).length + 1
    setActive((from) => ((from + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    props.onKeyDown?.(event)
    if (event.defaultPrevented || isComposing(event)) return
    const option = open ? shown[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      // Without an active option it sends the form, with the text committed.
      if (!option) return commit()
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Escape' && (open || text)) {
      // A dialog around the field must stay open.
      event.preventDefault()
      setOpen(false)
      if (open) return
      setTyped('')
      change('')
    }
  }

  const countText = found.length === 0 ? texts.emptyText : texts.countText({ count: found.length, locale })

  return (
    <Field
      {...props}
      error={props.error ?? (ambiguousText || undefined)}
      className={cx('kit-combobox', className)}
      data-open={open || undefined}
      onKeyDown={onKeyDown}
      control={({ name: _name, value: _value, defaultValue: _default, onChange, ...control }: ControlProps) => (
        <>
          <input
            {...control}
            {...(!freeText && VERBATIM)}
            ref={input}
            role="combobox"
            data-name={name}
            value={text}
            autoComplete={props.autoComplete ?? 'off'}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}l`}
            aria-activedescendant={activeId}
            onClick={show}
            onChange={(event) => {
              setTyped(event.target.value)
              show()
            }}
          />
          {valueInput({ ...control, name, onChange })}
          <IconButton
            data-part="open"
            size="small"
            label={texts.openLabel}
            icon={<ChevronDownIcon />}
            tabIndex={-1}
            disabled={disabled}
            // The text keeps focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus()
              if (open) setOpen(false)
              else show()
            }}
          />
          <div
            ref={list}
            data-part="list"
            className="kit-popup kit-no-print"
            popover="manual"
            onPointerDown={(event) => event.preventDefault()}
          >
            <div role="listbox" id={`${id}l`} aria-label={props.label}>
              {shown.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's focus stays in the input, which handles its keys
                <div
                  key={option.value}
                  role="option"
                  id={`${id}o${index}`}
                  data-part="option"
                  data-active={index === active || undefined}
                  aria-selected={option === chosen}
                  tabIndex={-1}
                  onClick={() => choose(option)}
                >
                  <bdi>{option.label}</bdi>
                  {option.hint && <span data-part="option-hint">{option.hint}</span>}
                </div>
              ))}
            </div>
            {open && found.length === 0 && <p data-part="empty">{texts.emptyText}</p>}
            {found.length > limit && <p data-part="more">{texts.moreText({ count: found.length - limit, locale })}</p>}
          </div>
        </>
      )}
      below={<SpokenText>{open && typed !== null ? countText : ''}</SpokenText>}
    />
  )
}) as {
  <Value extends string = string>(props: ComboboxProps<Value> & RefAttributes<HTMLInputElement>): ReactElement
  displayName?: string
}
Combobox.displayName = 'Combobox'
