'use client'

import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../button/button.tsx'
import { ChevronDownIcon } from '../icons/icons.tsx'
import type { ButtonStyleProps } from '../internal/button-style-props.ts'
import { cx } from '../internal/cx.ts'
import { isComposing } from '../internal/is-composing.ts'
import { Link } from '../internal/link.tsx'
import { endAll, listen } from '../internal/listen.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { usePopover } from '../internal/use-popover.ts'

/** An action or a link of a Menu. */
export interface MenuItem<Key extends string = string> {
  /** Unique in the menu; `key` of the event. */
  key: Key
  /** What happens, in one to three words. */
  label: string
  /** An icon before the text. */
  icon?: ReactNode
  /** URL of a page: the item is a link. */
  href?: string
  /** `danger` for what cannot be undone; `data-variant` on the item. */
  variant?: 'danger'
  /** It can be found, but not used: `aria-disabled`. */
  disabled?: boolean
}

export interface MenuProps<Key extends string = string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    ButtonStyleProps {
  /** Text of the button. */
  label: string
  /**
   * What the actions are for, such as the name of a row. It is shown above the actions, and screen readers read it after
   * the label. The menu closes when it changes.
   */
  subject?: string
  /** The actions and links, in order. */
  items: readonly MenuItem<Key>[]
  /** Called when the user chooses an item that is no link. The menu is closed then, and its button has focus. */
  onAction?: (event: { key: Key }) => void
  /** The button cannot be pressed. */
  disabled?: boolean
}

function MenuOf<Key extends string>(
  { label, subject, items, onAction, disabled, variant = 'quiet', size, icon, className, ...rest }: MenuProps<Key>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const id = useId()
  const root = useOwnRef(ref)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** The index of the item that takes focus when the menu opens; null while it is closed. */
  const [first, setFirst] = useState<number | null>(null)
  const open = first !== null

  const close = (options?: FocusOptions) => {
    button.current?.focus(options)
    setFirst(null)
  }
  usePopover(list, button, open, 'bottom', () => close({ preventScroll: true }))

  // A menu that was opened for one row is not for the next.
  useLayoutEffect(() => {
    if (open) close({ preventScroll: true })
  }, [subject])

  const itemsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useLayoutEffect(() => {
    if (first !== null) itemsOf().at(first)?.focus()
  }, [first])
  useEffect(() => {
    if (!open) return
    // Not when focus leaves it: a touch beside it moves no focus. The path: the menu may be in a shadow root.
    const closeOutside = (event: Event) => {
      if (!event.composedPath().includes(root.current as HTMLElement)) setFirst(null)
    }
    // First of all listeners: a page may stop the event. A press in a frame is no event of this document.
    const document = root.current?.ownerDocument
    return endAll(
      listen(document, 'pointerdown', closeOutside, true),
      listen(document?.defaultView, 'blur', () => setFirst(null)),
    )
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event)
    if (isComposing(event)) return
    // A key that is held down would open the menu and run its first item.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault()
    const { key, ctrlKey, altKey, metaKey } = event
    const shown = itemsOf()
    const at = shown.indexOf(event.target as HTMLElement)
    const next = { ArrowUp: at - 1, ArrowDown: (at + 1) % shown.length, Home: 0, End: -1 }[key]
    if (!open) {
      if (!key.startsWith('Arrow') || next === undefined) return
      setFirst(key === 'ArrowUp' ? -1 : 0)
    } else if (key === 'Escape') close()
    // From the button, Tab goes on to what follows it.
    else if (key === 'Tab') return close()
    else if (key === ' ' && shown[at]?.localName === 'a') shown[at].click()
    else {
      const isLetter = key.length === 1 && !ctrlKey && !altKey && !metaKey
      const begins = ({ textContent }: HTMLElement) => textContent?.toLowerCase().startsWith(key.toLowerCase())
      const following = [...shown.slice(at + 1), ...shown.slice(0, at)]
      const item = next !== undefined ? shown.at(next) : isLetter && following.find(begins)
      if (!item) return
      item.focus()
    }
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its button and its items take the focus
    <div
      {...rest}
      ref={root}
      className={cx('kit-menu', className)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        rest.onBlur?.(event)
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFirst(null)
      }}
    >
      <Button
        ref={button}
        variant={variant}
        size={size}
        icon={icon}
        data-part="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-label={subject && cx(label, subject)}
        disabled={disabled}
        onClick={() => (open ? close() : setFirst(0))}
      >
        <span>{label}</span>
        <ChevronDownIcon size="1em" />
      </Button>
      <div
        ref={list}
        id={id}
        data-part="list"
        className="kit-popup kit-no-print"
        role="menu"
        tabIndex={-1}
        aria-label={cx(label, subject)}
        popover="manual"
        // Focus stays on an item.
        onPointerDown={(event) => event.preventDefault()}
      >
        {open && subject && (
          <div data-part="subject" aria-hidden>
            <bdi>{subject}</bdi>
          </div>
        )}
        {open &&
          items.map(({ key, label, icon, href, variant, disabled }) => {
            const isLink = href && !disabled
            const Item = isLink ? Link : 'button'
            return (
              <Item
                key={key}
                {...(isLink ? { href } : { type: 'button' })}
                data-part="item"
                data-variant={variant}
                role="menuitem"
                tabIndex={-1}
                aria-disabled={disabled}
                onClick={() => {
                  if (disabled) return
                  close()
                  if (!isLink) onAction?.({ key })
                }}
              >
                {icon}
                <bdi>{label}</bdi>
              </Item>
            )
          })}
      </div>
    </div>
  )
}

/**
 * A button that opens a list of actions and links, in the top layer. For one to three actions use buttons, which are seen
 * at once. Renders a `<div>` with a `<button>` and a `<div role="menu">`.
 *
 * Arrow keys, Home and End move in the list, a letter moves to the next item that begins with it, Enter and Space choose,
 * Escape and Tab close it; focus goes back to the button.
 *
 * @csspart button - The button. Open: `[aria-expanded='true']`.
 * @csspart list - The list, in the top layer.
 * @csspart subject - What the actions are for, over them.
 * @csspart item - An item. Cannot be used: `[aria-disabled='true']`, dangerous: `[data-variant='danger']`.
 *
 * @example
 * <Menu
 *   label="Actions"
 *   subject="Amina Yusuf"
 *   items={[{ key: 'print', label: 'Print' }, { key: 'delete', label: 'Delete', variant: 'danger' }]}
 *   onAction={({ key }) => run(key)}
 * />
 */
export const Menu = forwardRef(MenuOf) as {
  <Key extends string = string>(props: MenuProps<Key> & RefAttributes<HTMLDivElement>): ReactElement
  displayName?: string
}
Menu.displayName = 'Menu'
