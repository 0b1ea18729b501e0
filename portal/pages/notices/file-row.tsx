import { Alert, Button, ProgressBar, TextField } from '@my-school/ui-kit'
import { useState } from 'react'
import { limits } from '#contract'
import type { NoticeFile } from '#contract/operations'
import { texts } from '#messages'
import type { UnsentFile } from '../../state/unsent-files.ts'
import { kindAndSize } from './notice-files.tsx'

type Props = Pick<NoticeFile, 'name' | 'label' | 'withoutText'> &
  Partial<Pick<NoticeFile, 'size'>> &
  Pick<UnsentFile, 'share' | 'failure'> & {
    isFirst: boolean
    isLast: boolean
    onRename: (label: string) => void
    onMove: (by: -1 | 1) => Promise<void>
    onRemove: () => void
    /** Sends one that could not be sent. */
    onSend?: (() => void) | undefined
  }

/** One file of a notice or of a page in its form: the name that people read, and what can be done with it. */
export function FileRow(props: Props) {
  const { name, size, label, withoutText, share, failure, isFirst, isLast, onRename, onMove, onRemove, onSend } = props
  const { actions, notices } = texts()
  const text = notices.files
  const [typed, setTyped] = useState(label)
  const isSending = share !== undefined
  const rename = () => {
    if (typed.trim() !== label) onRename(typed.trim())
  }
  const move = async (by: -1 | 1, button: HTMLButtonElement) => {
    await onMove(by)
    // At the end of the list there is nowhere to move to: the focus goes to the other button.
    const next = button.disabled ? button.parentElement?.querySelector<HTMLButtonElement>('button:enabled') : button
    next?.focus()
  }
  const button = (action: string, disabled: boolean, onClick: (button: HTMLButtonElement) => void) => (
    <Button
      variant="quiet"
      size="small"
      aria-label={actions.of({ action, name })}
      disabled={disabled || isSending}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      {action}
    </Button>
  )
  return (
    <li>
      <p>
        <strong dir="auto">{name}</strong> <span>{kindAndSize({ name, size })}</span>
      </p>
      <TextField
        label={text.label}
        name=""
        maxLength={limits.text}
        value={typed}
        disabled={isSending}
        onValueChange={({ value }) => setTyped(value)}
        onBlur={rename}
        onKeyDown={(event) => {
          // It takes the name, and does not send the form around it.
          if (event.key !== 'Enter') return
          event.preventDefault()
          rename()
        }}
        autoComplete="off"
      />
      <p className="button-row">
        {failure !== undefined && onSend && button(text.sendAgain, false, onSend)}
        {button(text.up, isFirst, (up) => void move(-1, up))}
        {button(text.down, isLast, (down) => void move(1, down))}
        {button(text.remove, false, onRemove)}
      </p>
      {isSending && (
        <div>
          <span role="status">{text.sending({ name })}</span>
          <ProgressBar value={share < 1 ? share : null} label={text.sending({ name })} />
        </div>
      )}
      {failure && (
        <Alert live tone="danger">
          {failure}
        </Alert>
      )}
      {withoutText && <Alert tone="warning">{text.withoutText}</Alert>}
    </li>
  )
}
