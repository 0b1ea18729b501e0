import { forwardRef, useEffect, useState } from 'react'
import { IconButton, type IconButtonProps } from '../icon-button/index.ts'
import { CheckIcon, CopyIcon } from '../icons/index.ts'
import { copyText } from '../internal/copy-text.ts'

export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'value' | 'onCopy'> {
  /** What it copies: its name for a screen reader, and the tooltip. */
  label: string
  /** `framed` stands beside a field, `quiet` has no frame until the pointer comes. */
  variant?: IconButtonProps['variant']
  /** The text to copy. */
  value: string
  /** Called when the text is on the clipboard. Tell the person so: the tick alone says nothing to a screen reader. */
  onCopied?: (event: { value: string }) => void
  /** Called when neither the clipboard API nor a selection could be used. */
  onCopyFailed?: (event: { value: string; error: unknown }) => void
}

/**
 * Copies a text; a tick stands in for the icon for two seconds. Renders a `<button>` element.
 * Selector of the tick: `[data-state='copied']`.
 */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, variant = 'framed', onCopied, onCopyFailed, onClick, ...rest },
  ref,
) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  return (
    <IconButton
      ref={ref}
      {...rest}
      variant={variant}
      icon={copied ? <CheckIcon /> : <CopyIcon />}
      data-state={copied ? 'copied' : undefined}
      onClick={async (event) => {
        onClick?.(event)
        try {
          await copyText(value, event.currentTarget)
          setCopied(true)
          onCopied?.({ value })
        } catch (error) {
          onCopyFailed?.({ value, error })
        }
      }}
    />
  )
})
