'use client'

import { type ClipboardEvent, forwardRef, type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { LinkIcon, ListIcon } from '../icons/tool-icons.tsx'
import { cx } from '../internal/cx.ts'
import { Field, type WrittenFieldProps } from '../internal/field.tsx'
import { isComposing } from '../internal/is-composing.ts'
import { useTexts } from '../internal/kit-context.ts'
import { nextInRow } from '../internal/next-in-row.ts'
import { SpokenText } from '../internal/spoken-text.tsx'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useLimitedText } from '../internal/use-limited-text.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { formattedTextFieldMessages } from './formatted-text-field.messages.ts'
import type { Mark } from './marks.ts'
import { edit, editNow, useMarks } from './use-editing.ts'

export interface FormattedTextFieldProps extends WrittenFieldProps<HTMLTextAreaElement> {
  /**
   * Number of visible lines at first. The field grows with its text, at most as high as the window.
   * @default 8
   */
  rows?: number
  /**
   * The largest number of characters. When 80% are used, screen readers are told how many are left. What is pasted
   * is never cut: a text that is too long is invalid, and the field says by how much.
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
   * The letter on it.
   * @default 'B'
   */
  strongLetter?: string
  /**
   * Name of the button that makes lines headings.
   * @default 'Heading'
   */
  headingLabel?: string
  /**
   * The letter on it.
   * @default 'H'
   */
  headingLetter?: string
  /**
   * Name of the button that makes lines a list.
   * @default 'List'
   */
  listLabel?: string
  /**
   * Name of the button that makes lines a list with numbers.
   * @default 'Numbered list'
   */
  numberedListLabel?: string
  /**
   * Name of the button that makes words a link.
   * @default 'Link'
   */
  linkLabel?: string
  /**
   * The tip of a button with the key that does the same: on Apple's systems with ⌘.
   * @default 'Strong (Ctrl+B)'
   */
  keysText?: (event: { label: string; key: string; isApple: boolean }) => string
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
   * What screen readers are told near the end, after a pause in typing.
   * @default '12 characters left'
   */
  counterText?: (event: { left: number; locale: string }) => string
  /**
   * How much of a text that was pasted is too much.
   * @default '12 characters too many'
   */
  tooLongText?: (event: { over: number; locale: string }) => string
}

type TextName = 'strongLabel' | 'headingLabel' | 'listLabel' | 'numberedListLabel' | 'linkLabel'

const TOOLS: readonly { mark: Mark; label: TextName; letter?: 'strongLetter' | 'headingLetter'; key?: string }[] = [
  { mark: 'strong', label: 'strongLabel', letter: 'strongLetter', key: 'B' },
  { mark: 'heading', label: 'headingLabel', letter: 'headingLetter' },
  { mark: 'list', label: 'listLabel' },
  { mark: 'numbered', label: 'numberedListLabel' },
  { mark: 'link', label: 'linkLabel', key: 'K' },
]

/** `platform` is deprecated, but all browsers have it, and it says which key is that of commands. */
const isOnApple = () => /^(?:Mac|iP)/.test(navigator.platform)

/**
 * A field for a long text with headings, lists, strong words and links. Its value is plain text with marks: asterisks
 * around strong words, `# ` for a heading, `- ` or `1. ` for a list item, `[label](address)` for a link. Buttons and keys
 * (Ctrl+B and Ctrl+K, or ⌘B and ⌘K) write and remove the marks; both can be undone. Enter begins the next item of a list.
 * Text that is pasted from word processors, e-mails and messengers keeps its formatting, as marks. The page reads the
 * marks, for instance with `parseFormattedText`. Renders a `<div>` around a `<textarea>`.
 *
 * @csspartsOf Field
 * @csspartsOf Tooltip
 * @csspart editor - The frame with the counter below it.
 * @csspart frame - The edge around the buttons and the text.
 * @csspart toolbar - The row of buttons. A field that is read-only has none.
 * @csspart tool - A button. Selector: `[aria-pressed='true']` where the caret is in its mark.
 * @csspart counter - How long the text is, or by how much it is too long. Selector: `[data-state='error']`.
 * @csspart left - How many characters are left, near the end: for screen readers.
 * @csspart preview - The preview, with its label.
 * @csspart preview-label - The label of the preview.
 * @cssproperty --kit-formatted-text-field-sticky - How far below the top of the window the buttons stay: the height of a header that stays there. 0 by default.
 */
export const FormattedTextField = forwardRef<HTMLTextAreaElement, FormattedTextFieldProps>(
  function FormattedTextField(ownProps, ref) {
    const [texts, { rows = 8, preview, className, onValueChange, onKeyDown, ...props }, locale] = useTexts(
      'formattedTextField',
      formattedTextFieldMessages,
      ownProps,
    )
    const control = useOwnRef(ref)
    const marks = useMarks(control)
    // Not before the tools are loaded: what a browser renders first is what a server has rendered.
    const isApple = marks !== undefined && isOnApple()
    const [text, left, read] = useLimitedText(control, props)
    const shown = useDeferredValue(text)
    const { maxLength, disabled, readOnly } = props
    const isFixed = disabled || readOnly
    useLayoutEffect(() => fitToText(control.current, rows), [text, rows])

    const over = maxLength ? text.length - maxLength : 0
    const tooLong = over > 0 && texts.tooLongText({ over, locale })
    // The browser finds a text too long only where the user has typed it.
    useLayoutEffect(() => {
      if (!tooLong) return
      control.current?.setCustomValidity(tooLong)
      return () => control.current?.setCustomValidity('')
    }, [tooLong])

    const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const area = event.currentTarget
      const html = event.clipboardData?.getData('text/html') ?? ''
      const plain = event.clipboardData?.getData('text/plain') ?? ''
      if (event.defaultPrevented || isFixed || !(html || plain)) return
      event.preventDefault()
      edit(
        control,
        (editing) => editing.paste(area, html, plain),
        () => {
          area.focus()
          area.ownerDocument.execCommand('insertText', false, plain)
        },
      )
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
          if (isFixed || event.defaultPrevented || isComposing(event)) return
          editNow(control, (editing, area) => editing.pressKey(area, event.nativeEvent, isApple, texts.linkWordsLabel))
        }}
        control={(own) => (
          <>
            <div data-part="editor">
              <div data-part="frame">
                {!readOnly && (
                  <Toolbar
                    texts={texts}
                    locale={locale}
                    controls={own.id}
                    disabled={disabled}
                    marks={marks}
                    isApple={isApple}
                    onMark={(mark) =>
                      edit(control, ({ toggleMark }, area) => toggleMark(area, mark, texts.linkWordsLabel))
                    }
                  />
                )}
                <textarea ref={control} {...own} rows={rows} dir="auto" onPaste={paste} />
              </div>
              <p data-part="counter" data-state={tooLong ? 'error' : undefined}>
                {tooLong || texts.lengthText({ length: text.length, maxLength, locale })}
              </p>
              <SpokenText data-part="left">
                {tooLong || (left === undefined ? '' : texts.counterText({ left, locale }))}
              </SpokenText>
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
      />
    )
  },
)
FormattedTextField.displayName = 'FormattedTextField'

/** Gives a text field as many lines as its text has. `field-sizing` would do it, which Firefox does not have. */
function fitToText(area: HTMLTextAreaElement | null, rows: number): void {
  const frame = area?.parentElement
  if (!area || !frame) return
  // The page keeps its height, or it would scroll.
  frame.style.minBlockSize = `${frame.offsetHeight}px`
  area.rows = rows
  const lines = area.scrollHeight / Number.parseFloat(getComputedStyle(area).lineHeight)
  if (lines > rows) area.rows = Math.ceil(lines)
  frame.style.minBlockSize = ''
}

type ToolbarProps = {
  texts: typeof formattedTextFieldMessages
  locale: string
  /** The id of the text. */
  controls: string
  disabled: boolean | undefined
  /** The marks that the caret is in. */
  marks: string | undefined
  isApple: boolean
  onMark: (mark: Mark) => void
}

/** One stop of the Tab key; the arrow keys move between the buttons. */
function Toolbar({ texts, locale, controls, disabled, marks, isApple, onMark }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextInRow(event, current, TOOLS.length)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[data-part=tool]')[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={texts.toolbarLabel} aria-controls={controls} data-part="toolbar" onKeyDown={move}>
      {TOOLS.map(({ mark, label, letter, key }, at) => (
        <Tooltip key={mark} text={key ? texts.keysText({ label: texts[label], key, isApple }) : texts[label]}>
          <button
            type="button"
            data-part="tool"
            data-mark={mark}
            aria-label={texts[label]}
            aria-pressed={!!marks?.split(' ').includes(mark)}
            aria-keyshortcuts={key && `${isApple ? 'Meta' : 'Control'}+${key}`}
            tabIndex={at === current ? 0 : -1}
            disabled={disabled}
            // The text keeps the focus and its selection, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(at)}
            onClick={() => onMark(mark)}
          >
            {letter && <span aria-hidden>{texts[letter]}</span>}
            {mark === 'list' && <ListIcon />}
            {mark === 'numbered' && <NumberedSign locale={locale} />}
            {mark === 'link' && <LinkIcon />}
          </button>
        </Tooltip>
      ))}
    </div>
  )
}

/** A list in the digits of the language. */
const NumberedSign = ({ locale }: { locale: string }) => (
  <span aria-hidden>
    {[1, 2, 3].map((number) => (
      <span key={number} data-number={number.toLocaleString(locale)} />
    ))}
  </span>
)
