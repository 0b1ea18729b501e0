'use client'

import { forwardRef, type MouseEvent, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { CheckIcon } from '../icons/icons.tsx'
import { CopyIcon } from '../icons/tool-icons.tsx'
import { copyText } from './copy-text.ts'

export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'value' | 'onCopy'> {
  /** What the button copies, such as 'Copy password': its accessible name and its tooltip. */
  label: string
  /**
   * Look of the button, as in IconButton.
   * @default 'framed'
   */
  variant?: IconButtonProps['variant']
  /** The label is visible beside the icon. */
  labelShown?: boolean
  /** The text to copy. */
  value: string
  /** Called when the text is on the clipboard. Show a message: a screen reader does not announce the tick. */
  onCopied?: (event: { value: string }) => void
  /** Called when the text could not be copied, neither with the clipboard API nor with `execCommand('copy')`. */
  onCopyFailed?: (event: { value: string; error: unknown }) => void
}

/**
 * Copies a text to the clipboard, then shows a tick for two seconds. Renders a `<button>`.
 * Selector while it shows the tick: `[data-state='copied']`.
 */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, label, labelShown, variant = 'framed', size, className, onCopied, onCopyFailed, onClick, ...rest },
  ref,
) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const common = {
    ...rest,
    icon: copied ? <CheckIcon /> : <CopyIcon />,
    size,
    className,
    'data-state': copied ? 'copied' : undefined,
    onClick: async (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      try {
        await copyText(value, event.currentTarget)
        setCopied(true)
        onCopied?.({ value })
      } catch (error) {
        onCopyFailed?.({ value, error })
      }
    },
  }
  if (!labelShown) return <IconButton ref={ref} {...common} label={label} variant={variant} />
  return (
    <Button ref={ref} {...common} variant="quiet">
      {label}
    </Button>
  )
})
CopyButton.displayName = 'CopyButton'
