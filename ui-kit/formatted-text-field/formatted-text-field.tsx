'use client'

import { forwardRef, type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { LinkIcon, ListIcon, StrongIcon } from '../icons/tool-icons.tsx'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'
import { isComposing } from '../internal/is-composing.ts'
import { useTexts } from '../internal/kit-context.ts'
import { nextInRow } from '../internal/next-in-row.ts'
import { tellOfChange } from '../internal/tell-of-change.ts'
import { useControlValue } from '../internal/use-control-value.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { formattedTextFieldMessages } from './formatted-text-field.messages.ts'
import type { Edit } from './edits.ts'
import { editFor, type Mark } from './marks.ts'

export interface FormattedTextFieldProps extends WrittenFieldProps<HTMLTextAreaElement> {
  /**
   * Number of visible lines.
   * @default 8
   */
  rows?: number
  /**
   * The largest number of characters. When 80% are used, screen readers are told how many are left.
   */
  maxLength?: number
  /** The smallest number of characters. */
  minLength?: number
  /** As on `<textarea>`. */
  spellCheck?: boolean
  /**
   * How the text will look, beside the text where there is room, else below it: usually a FormattedText of what the
   * page reads in the text. It is rendered with low priority, so that typing stays fast.
   */
  preview?: ReactNode | ((text: string) => ReactNode)
  /**
   * Name of the row of buttons.
   * @default 'Format'
   */
  toolbarLabel?: string
  /**
   * Name of the button that makes words strong.
   * @default 'Strong'
   */
  strongLabel?: string
  /**
   * Name of the button that makes lines a list.
   * @default 'List'
   */
  listLabel?: string
  /**
   * Name of the button that makes words a link.
   * @default 'Link'
   */
  linkLabel?: string
  /**
   * The tooltip of a button with the key that does the same.
   * @default 'Strong (Ctrl+B)'
   */
  keysText?: (event: { label: string; key: string }) => string
  /**
   * The words of a new link where none are selected. The user writes over them.
   * @default 'Words of the link'
   */
  linkWordsLabel?: string
  /**
   * Heading of the preview.
   * @default 'Preview'
   */
  previewLabel?: string
  /**
   * How long the text is.
   * @default '120 of 2,000 characters'
   */
  lengthText?: (event: { length: number; maxLength?: number | undefined; locale: string }) => string
  /**
   * What screen readers are told near the end.
   * @default '12 characters left'
   */
  counterText?: (event: { left: number; locale: string }) => string
}

const BUTTONS = [
  { mark: 'strong', label: 'strongLabel', icon: <StrongIcon />, key: 'B' },
  { mark: 'list', label: 'listLabel', icon: <ListIcon />, key: undefined },
  { mark: 'link', label: 'linkLabel', icon: <LinkIcon />, key: 'K' },
] as const

const KEYS: Record<string, Mark> = { b: 'strong', k: 'link' }

/** The letter of a key. On a keyboard of another script it is the one that the same key has on a Latin one. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase()

/**
 * A field for a long text with marks: `**strong**`, `- ` for a list, words with an address for a link. Buttons and keys
 * (Ctrl or Cmd with B and K) write the marks into the text, which can be undone; the page reads them. Renders a `<div>`
 * around a `<textarea>`.
 *
 * @csspartsOf Field
 * @csspart editor - The buttons with the text below them.
 * @csspart toolbar - The row of buttons.
 * @csspart tool - A button.
 * @csspart counter - How long the text is.
 * @csspart left - How many characters are left, near the end.
 * @csspart preview - The preview, with its label.
 * @csspart preview-label - The label of the preview.
 */
export const FormattedTextField = forwardRef<HTMLTextAreaElement, FormattedTextFieldProps>(
  function FormattedTextField(ownProps, ref) {
    const [texts, { rows = 8, preview, className, onValueChange, onKeyDown, ...props }, locale] = useTexts(
      'formattedTextField',
      formattedTextFieldMessages,
      ownProps,
    )
    const control = useOwnRef(ref)
    const [typed, setTyped] = useState(props.value ?? props.defaultValue ?? '')
    const read = useControlValue(control, ({ value }) => setTyped(value))
    const text = props.value ?? typed
    const shown = useDeferredValue(text)
    const { maxLength, disabled, readOnly } = props

    const apply = (mark: Mark) => {
      const area = control.current
      if (!area || disabled || readOnly) return
      const { value, selectionStart: start, selectionEnd: end } = area
      const edit = editFor(mark, { value, start, end }, texts.linkWordsLabel)
      // The browser would cut the end off, and with it words of the user.
      if (maxLength && value.length - (edit.to - edit.from) + edit.text.length > maxLength) return
      write(area, edit)
      read()
    }
    return (
      <Field
        {...props}
        className={cx('kit-formatted-text-field', className)}
        onValueChange={(event) => {
          read()
          onValueChange?.(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          const mark = KEYS[letterOf(event)]
          const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
          if (!mark || !isShortcut || event.defaultPrevented || isComposing(event)) return
          event.preventDefault()
          if (!event.repeat) apply(mark)
        }}
        control={(own) => (
          <>
            <div data-part="editor">
              <Toolbar texts={texts} controls={own.id} disabled={disabled || readOnly} onMark={apply} />
              <textarea ref={control} {...own} rows={rows} dir="auto" />
            </div>
            {preview && (
              <section data-part="preview" aria-label={texts.previewLabel}>
                <p data-part="preview-label" aria-hidden>
                  {texts.previewLabel}
                </p>
                {typeof preview === 'function' ? preview(shown) : preview}
              </section>
            )}
          </>
        )}
        below={
          <>
            <p data-part="counter">{texts.lengthText({ length: text.length, maxLength, locale })}</p>
            <p data-part="left" role="status">
              {maxLength !== undefined &&
                text.length >= maxLength * 0.8 &&
                texts.counterText({ left: Math.max(0, maxLength - text.length), locale })}
            </p>
          </>
        }
      />
    )
  },
)
FormattedTextField.displayName = 'FormattedTextField'

/**
 * Writes as if the user had typed it, so that it can be undone. `execCommand` is deprecated, but no other function of
 * browsers keeps the history of a text field: `setRangeText` and `value` clear it. Firefox has it since version 89.
 */
function write(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  area.focus()
  area.setSelectionRange(from, to)
  const page = area.ownerDocument
  if (!page.execCommand?.(text ? 'insertText' : 'delete', false, text)) {
    area.setRangeText(text, from, to, 'end')
    tellOfChange(area)
  }
  area.setSelectionRange(start, end)
}

type ToolbarProps = {
  texts: Pick<
    typeof formattedTextFieldMessages,
    'toolbarLabel' | 'strongLabel' | 'listLabel' | 'linkLabel' | 'keysText'
  >
  /** The id of the text. */
  controls: string
  disabled: boolean | undefined
  onMark: (mark: Mark) => void
}

/** One stop of the Tab key; the arrow keys move between the buttons. */
function Toolbar({ texts, controls, disabled, onMark }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextInRow(event, current, BUTTONS.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    buttons.current[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={texts.toolbarLabel} aria-controls={controls} data-part="toolbar" onKeyDown={move}>
      {BUTTONS.map(({ mark, label, icon, key }, at) => (
        <button
          key={mark}
          ref={(button) => {
            buttons.current[at] = button
          }}
          type="button"
          data-part="tool"
          aria-label={texts[label]}
          title={key ? texts.keysText({ label: texts[label], key }) : texts[label]}
          aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
          tabIndex={at === current ? 0 : -1}
          disabled={disabled}
          // The text keeps the focus and its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={() => onMark(mark)}
        >
          {icon}
        </button>
      ))}
    </div>
  )
}
