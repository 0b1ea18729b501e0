'use client'

import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { DetailList, type DetailListItem } from '../detail-list/detail-list.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/tool-icons.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { privateInfoMessages } from './private-info.messages.ts'

export interface PrivateInfoProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The hidden values and their labels. */
  items: readonly DetailListItem[]
  /**
   * Text of the button while the values are hidden.
   * @default 'Show private details'
   */
  showLabel?: string
  /**
   * Text of the button while the values are shown.
   * @default 'Hide private details'
   */
  hideLabel?: string
  /** Whether the values are shown. Without it the component keeps this state itself. */
  open?: boolean
  /**
   * Whether the values are shown at first, when `open` is not given.
   * @default false
   */
  defaultOpen?: boolean
  /** Called when the user shows or hides the values. */
  onOpenChange?: (change: { open: boolean }) => void
  /** The values are loading: a spinner takes their place. */
  loading?: boolean
}

/**
 * Ids, passwords and other values that are shown only on demand. Renders a `<div>`.
 * Hidden values are not in the document.
 *
 * State: `data-state="open | closed"`.
 *
 * @csspart toggle - The button that shows and hides the values.
 * @csspart content - The shown values.
 * @csspartsOf DetailList
 */
export const PrivateInfo = forwardRef<HTMLDivElement, PrivateInfoProps>(function PrivateInfo(props, ref) {
  const [texts, { items, open: openFromOutside, defaultOpen = false, onOpenChange, loading, className, ...rest }] =
    useTexts('privateInfo', privateInfoMessages, props)
  const id = useId()
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const open = openFromOutside ?? ownOpen
  return (
    <div ref={ref} {...rest} className={cx('kit-private-info', className)} data-state={open ? 'open' : 'closed'}>
      <Button
        data-part="toggle"
        variant="quiet"
        icon={open ? <EyeOffIcon /> : <EyeIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOwnOpen(!open)
          onOpenChange?.({ open: !open })
        }}
      >
        {open ? texts.hideLabel : texts.showLabel}
      </Button>
      <div data-part="content" id={id} hidden={!open}>
        {open && (loading ? <Spinner /> : <DetailList items={items} />)}
      </div>
    </div>
  )
})
PrivateInfo.displayName = 'PrivateInfo'
