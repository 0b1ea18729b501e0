import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { DetailList, type DetailListItem } from '../detail-list/index.ts'
import { EyeIcon, EyeOffIcon } from '../icons/index.ts'
import { cx } from '../internal/cx.ts'
import { Spinner } from '../spinner/index.ts'

export interface PrivateInfoProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onToggle'> {
  /** What is hidden: each a label and its value. */
  items: readonly DetailListItem[]
  /** Text of the button while they are hidden. */
  showLabel?: string
  /** Text of the button while they are shown. */
  hideLabel?: string
  /** Shown or hidden, when the app keeps it. */
  open?: boolean
  /** Shown at first, when the component keeps it. */
  defaultOpen?: boolean
  /** Somebody shows or hides them. */
  onToggle?: (change: { open: boolean }) => void
  /** It is shown, and the values are on their way. */
  loading?: boolean
}

/**
 * What is not for every eye in the room: ids, passwords, answers, shown when asked for. Renders a `<div>`.
 * Hidden values are not in the page at all.
 *
 * State: `data-state="open | closed"`. Parts: `toggle`, `content`.
 */
export const PrivateInfo = forwardRef<HTMLDivElement, PrivateInfoProps>(function PrivateInfo(
  {
    items,
    showLabel = 'Private Info',
    hideLabel = 'Hide Private Info',
    open: given,
    defaultOpen = false,
    onToggle,
    loading,
    className,
    ...rest
  },
  ref,
) {
  const id = useId()
  const [own, setOwn] = useState(defaultOpen)
  const open = given ?? own
  return (
    <div ref={ref} {...rest} className={cx('kit-private-info', className)} data-state={open ? 'open' : 'closed'}>
      <Button
        data-part="toggle"
        variant="quiet"
        icon={open ? <EyeOffIcon /> : <EyeIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOwn(!open)
          onToggle?.({ open: !open })
        }}
      >
        {open ? hideLabel : showLabel}
      </Button>
      <div data-part="content" id={id} hidden={!open}>
        {open && (loading ? <Spinner /> : <DetailList items={items} />)}
      </div>
    </div>
  )
})
