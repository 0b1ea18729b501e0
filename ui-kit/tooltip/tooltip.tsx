'use client'

import {
  type ComponentPropsWithoutRef,
  cloneElement,
  forwardRef,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../internal/cx.ts'
import { isComposing } from '../internal/is-composing.ts'
import { listen } from '../internal/listen.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { usePopover } from '../internal/use-popover.ts'

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The tip: a few words more about the control. It is never its only name, and not needed to use it. */
  text: string
  /** One control that can take focus, such as a Button. It gets the tip as its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  /**
   * The side that the tip is on if there is room.
   * @default 'top'
   */
  side?: 'top' | 'bottom'
}

/**
 * A few more words about a control, in the top layer. The tooltip is shown while the mouse is on the control or the
 * keyboard focus is in it. Escape hides it. The mouse can move onto it. Touch screens do not show it: for words that people
 * need, use the `hint` of a field. Renders a `<span>` around the control.
 *
 * State: `data-state="open | closed"`.
 *
 * @csspart tip - The box in the top layer.
 * @csspart text - The words.
 *
 * @example
 * <Tooltip text="The list as a file for a spreadsheet">
 *   <Button>Export</Button>
 * </Tooltip>
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, children, side = 'top', className, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest },
  ref,
) {
  const id = useId()
  const root = useOwnRef(ref)
  const tip = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  usePopover(tip, root, open, side, () => setOpen(false))

  // On the document and first: the mouse may be on a control without focus, and a dialog around it must stay open. Once
  // the tip is seen, Escape hides it.
  useLayoutEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing({ nativeEvent: event })) return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    return listen(root.current?.ownerDocument, 'keydown', onKeyDown, true)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control in it takes the focus; this shows the tip
    <span
      {...rest}
      ref={root}
      className={cx('kit-tooltip', className)}
      data-state={open ? 'open' : 'closed'}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (event.pointerType !== 'touch') setOpen(true)
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        setOpen(false)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        if (event.target.matches(':focus-visible')) setOpen(true)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        setOpen(false)
      }}
    >
      {cloneElement(children, { 'aria-describedby': cx(children.props['aria-describedby'], id) })}
      <span ref={tip} data-part="tip" id={id} role="tooltip" popover="manual">
        <span data-part="text">{text}</span>
      </span>
    </span>
  )
})
Tooltip.displayName = 'Tooltip'
