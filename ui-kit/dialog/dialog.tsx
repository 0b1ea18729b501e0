'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { activeElement } from '../internal/active-element.ts'
import { cx } from '../internal/cx.ts'
import { type FocusTarget, focusOn } from '../internal/focus-target.ts'
import { FormContext } from '../internal/form-context.ts'
import { isComposing } from '../internal/is-composing.ts'
import { useTexts } from '../internal/kit-context.ts'
import { addModal } from '../internal/open-modals.ts'
import { useLatest } from '../internal/use-latest.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { dialogMessages } from './dialog.messages.ts'

export type { FocusTarget } from '../internal/focus-target.ts'

/**
 * How the user asked to close the dialog: with Escape (or the back gesture of a phone), a cancel button in it, a click
 * outside, or the close button in the corner.
 */
export type CloseReason = 'escape' | 'cancel' | 'backdrop' | 'button'

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  /** The content (part `body`). */
  children?: ReactNode
  /** Whether the dialog is shown. Focus moves into it, and back when it closes. */
  open: boolean
  /** The heading; it is the accessible name of the dialog. */
  heading: string
  /** Called when the user asks to close the dialog. It closes only when you set `open` to false. */
  onClose?: (event: { reason: CloseReason }) => void
  /** Buttons below the content (part `actions`). */
  actions?: ReactNode
  /**
   * Width: 28, 36 or 52rem, or the width of the window when that is less.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /**
   * Where focus goes when the dialog closes: an element, a ref, or a function that returns an element. Use it when what
   * opened the dialog is gone by then.
   * @default what had focus when the dialog opened; also when a function returns nothing
   */
  finalFocus?: FocusTarget
  /**
   * Accessible name of the close button in the corner.
   * @default 'Close'
   */
  closeLabel?: string
}

/** jsdom, in which projects run their tests, has no `showModal`. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal?.()
  dialog.open = true
}

/**
 * Where a dialog that a form contains is rendered: beside the form. HTML has no form in a form, so the submit of a form in
 * the dialog would send the page. null: there is no form around it, and it stays where it is.
 */
const parentOfForm = (dialog: Element): Element | null => dialog.closest('form')?.parentElement ?? null

/**
 * Events of the dialog that a form around it would handle as its own. React passes events from a portal on to the form.
 */
const FORM_EVENTS = ['onSubmit', 'onReset', 'onInput', 'onChange', 'onInvalid'] as const

/** Whether an event is of the dialog itself, not of something in it. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/**
 * Runs an effect before those of what is after it: React gives the focus to an element with `autoFocus` when that is
 * mounted, and by then the dialog has to be shown. The `ref` of what is before it is set.
 */
function Shown({ effect }: { effect: () => undefined | (() => void) }) {
  useLayoutEffect(effect, [])
  return null
}

/**
 * A modal dialog. Renders a native `<dialog>`; its content is mounted only while it is open. Focus moves to the first
 * control of its content, or to the one with `autoFocus`, and returns when it closes. The close button is after the
 * heading: Shift and Tab lead from the content to it. In a form, it is rendered beside the form and is no part of it.
 * Selector while open: `[open]`.
 *
 * @csspart sheet - The box that is seen: the dialog itself covers the window.
 * @csspart heading - The heading.
 * @csspart body - The content.
 * @csspart actions - The buttons below the content.
 * @csspart close - The close button.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(props, ref) {
  const [texts, { open, heading, onClose, actions, finalFocus, size = 'medium', className, children, ...rest }] =
    useTexts('dialog', dialogMessages, props)
  const id = useId()
  const root = useOwnRef(ref)
  const closeButton = useRef<HTMLButtonElement>(null)
  /** What had the focus in the dialog when an effect closed it: Suspense, Activity and StrictMode open it again. */
  const lastFocus = useRef<HTMLElement | null>(null)
  const pressedOutside = useRef(false)
  const isShown = useRef(false)
  // Found when the dialog is in the document. Until then the content of one in a Form is not rendered, nor by a server.
  const [container, setContainer] = useState<Element | null>()
  const isInForm = useContext(FormContext) !== null
  const isContainerUnknown = isInForm && container === undefined
  const requestClose = (reason: CloseReason) => onClose?.({ reason })
  const closeOnEscape = (event: SyntheticEvent) => {
    event.preventDefault()
    requestClose('escape')
  }

  const latestFinalFocus = useLatest(finalFocus)

  // After each render: beside a form it may still be in another one.
  useLayoutEffect(() => {
    const found = parentOfForm(root.current as HTMLDialogElement)
    if (found || isContainerUnknown) setContainer(found)
  })

  // The cleanup of a layout effect runs while the element is still in the document. Only then can the browser return
  // focus, also when an open dialog is unmounted.
  const show = () => {
    const close = closeButton.current as HTMLButtonElement
    const dialog = close.closest('dialog') as HTMLDialogElement
    // It is about to be rendered beside the form.
    if (parentOfForm(dialog)) return
    // `showModal` moves focus to the first control. The close button is before the content, and a disabled button takes
    // no focus.
    close.disabled = true
    showModal(dialog)
    close.disabled = false
    if (dialog.contains(lastFocus.current)) lastFocus.current?.focus()
    isShown.current = true
    const removeModal = addModal(dialog)
    return () => {
      isShown.current = false
      lastFocus.current = activeElement(dialog)
      dialog.close?.()
      dialog.open = false
      // Not before: until it is closed it is a modal dialog.
      removeModal()
      // After the commit, which may render the element. In StrictMode the dialog is open again by then.
      queueMicrotask(() => dialog.open || focusOn(latestFinalFocus.current))
    }
  }

  const ownEvents = Object.fromEntries(
    FORM_EVENTS.map((name) => [
      name,
      (event: SyntheticEvent<HTMLDialogElement>) => {
        ;(rest[name] as ((event: SyntheticEvent) => void) | undefined)?.(event)
        event.stopPropagation()
      },
    ]),
  )

  const dialog = (
    <dialog
      ref={root}
      aria-labelledby={id}
      {...rest}
      {...((container || isInForm) && ownEvents)}
      className={cx('kit-dialog', className)}
      data-size={size}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // On the key, not on `cancel`: browsers do not let a page prevent `cancel` twice in a row.
        if (isComposing(event)) event.preventDefault()
        else closeOnEscape(event)
      }}
      onCancel={(event) => {
        // A file input in the dialog also dispatches `cancel`.
        if (isOwn(event)) closeOnEscape(event)
      }}
      onClose={(event) => {
        const dialog = event.currentTarget
        // The browser closed the dialog itself, for example because of a form with method="dialog". Not shown: its effect
        // closed it, also where Suspense or Activity hides it.
        if (!isOwn(event) || dialog.open || !isShown.current) return
        showModal(dialog)
        requestClose('cancel')
      }}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event)
        pressedOutside.current = isOwn(event)
      }}
      onClick={(event) => {
        rest.onClick?.(event)
        // The sheet fills the dialog, so a click on the dialog itself is outside. A drag that began inside does not count.
        if (pressedOutside.current && isOwn(event)) requestClose('backdrop')
      }}
    >
      {open && !isContainerUnknown && (
        <div data-part="sheet">
          <h2 id={id} data-part="heading">
            {heading}
          </h2>
          <IconButton
            ref={closeButton}
            data-part="close"
            size="small"
            label={texts.closeLabel}
            icon={<CloseIcon />}
            onClick={() => requestClose('button')}
          />
          <Shown effect={show} />
          <FormContext.Provider value={null}>
            <div data-part="body">{children}</div>
            {actions && <div data-part="actions">{actions}</div>}
          </FormContext.Provider>
        </div>
      )}
    </dialog>
  )
  return container ? createPortal(dialog, container) : dialog
})
Dialog.displayName = 'Dialog'
