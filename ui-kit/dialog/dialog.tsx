import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useImperativeHandle, useRef } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { CloseIcon } from '../icons/index.ts'
import { cx } from '../internal/cx.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'

/** What asked for closing: the Escape key (or a phone's back gesture), a press outside, or a button. */
export type CloseReason = 'escape' | 'cancel' | 'backdrop' | 'button'

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  /** What stands in it (part `body`). */
  children?: ReactNode
  /** Shown, over all else and with focus in it. */
  open: boolean
  /** What it is about: its name. */
  heading: string
  /** Somebody asks to close it. It closes when `open` becomes false: leave it true to refuse. */
  onClose?: (event: { reason: CloseReason }) => void
  /** The buttons at its foot (part `actions`). */
  actions?: ReactNode
  /** Its width: 28, 36 or 52 rem, and never more than the window. */
  size?: 'small' | 'medium' | 'large'
  /** Names the button in the corner that closes it. */
  closeLabel?: string
}

/**
 * A modal dialog: a sheet laid over the page. Renders a native `<dialog>`; its content is there only while it is open.
 * Focus goes in (to the first control, or to what has `autofocus`) and comes back to where it was.
 * Parts: `sheet`, `heading`, `body`, `actions`, `close`. Selector while open: `[open]`.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { open, heading, onClose, actions, size = 'medium', closeLabel = 'Close', className, children, ...rest },
  ref,
) {
  const id = useId()
  const root = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  useImperativeHandle(ref, () => root.current as HTMLDialogElement)
  const ask = (reason: CloseReason) => onClose?.({ reason })

  // A layout effect, since its cleanup runs while the element still stands in the document: only then can the browser
  // give focus back, also when the dialog is unmounted open.
  useLayoutEffect(() => {
    const dialog = root.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  return (
    <dialog
      ref={root}
      aria-labelledby={id}
      {...rest}
      className={cx('kit-dialog', className)}
      data-size={size}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        // Asked at the key, not at `cancel`: browsers let no page refuse that one twice in a row.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        ask('escape')
      }}
      onCancel={(event) => {
        // a file input inside says `cancel` too
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        ask('escape')
      }}
      onClose={({ target, currentTarget }) => {
        // The browser closed it by itself, as a form of method="dialog" does.
        if (target !== currentTarget || currentTarget.open || !open) return
        currentTarget.showModal()
        ask('cancel')
      }}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event)
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        rest.onClick?.(event)
        // The sheet fills the dialog, so what hits the dialog itself is outside; and a drag that began inside is not.
        if (pressedOutside.current && event.target === event.currentTarget) ask('backdrop')
      }}
    >
      {open && (
        <div data-part="sheet">
          <h2 id={id} data-part="heading">
            {heading}
          </h2>
          <div data-part="body">{children}</div>
          {actions && <div data-part="actions">{actions}</div>}
          {/* last, so that focus goes first to what the dialog is for */}
          <IconButton
            data-part="close"
            size="small"
            label={closeLabel}
            icon={<CloseIcon />}
            onClick={() => ask('button')}
          />
        </div>
      )}
    </dialog>
  )
})
