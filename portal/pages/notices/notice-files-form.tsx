import { Alert, Button, Dialog, FileField, TextField } from '@my-school/ui-kit'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#contract'
import * as endpoints from '#contract/endpoints'
import { FILE_ENDINGS, noticeFileLimits } from '#contract/notices/files'
import type { NoticeFile, NoticeRecord } from '#contract/operations'
import { texts } from '#messages'
import { failureOf } from '../../api/failure-of.ts'
import { requestSuccess } from '../../api/request.ts'
import { uploadFile } from '../../api/upload.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { kindAndSize } from './notice-files.tsx'

const NONE: readonly File[] = []
const ACCEPT = FILE_ENDINGS.map((ending) => `.${ending}`).join(',')

/** The files of a notice that is there: added, named, put in order, taken away. Each change is saved at once. */
export function NoticeFilesForm({ notice }: { notice: NoticeRecord }) {
  const text = texts().notices.files
  const heading = useRef<HTMLHeadingElement>(null)
  const [files, setFiles] = useState<readonly NoticeFile[]>(notice.files ?? [])
  const [sending, setSending] = useState<{ label: string; value: number | null }>()
  const [failure, setFailure] = useState('')
  const [toRemove, setToRemove] = useState<NoticeFile>()
  const [isBusy, setBusy] = useState(false)

  const add = async (chosen: readonly File[]) => {
    const failures: string[] = []
    for (const file of chosen) {
      const onProgress = ({ share }: { share: number }) =>
        setSending({ label: text.sending({ name: file.name }), value: share < 1 ? share : null })
      onProgress({ share: 0 })
      try {
        const response = await uploadFile(endpoints.addNoticeFile, {
          params: { id: notice._id },
          query: { name: file.name },
          file,
          onProgress,
        })
        setFiles(response.files)
      } catch (error) {
        failures.push(text.refused({ name: file.name, reason: failureOf(error) }))
      }
    }
    setSending(undefined)
    setFailure(failures.join('\n'))
  }
  const change = async (work: () => Promise<{ files: NoticeFile[] }>) => {
    setFailure('')
    setBusy(true)
    try {
      const { files: now } = await work()
      // At once, so that the focus can be set in the new order.
      flushSync(() => setFiles(now))
    } catch (error) {
      setFailure(failureOf(error))
    }
    setBusy(false)
  }
  const remove = async ({ _id }: NoticeFile) => {
    await change(() => requestSuccess(endpoints.deleteNoticeFile, { params: { id: _id } }))
    setToRemove(undefined)
    heading.current?.focus()
  }
  const isFull = files.length >= noticeFileLimits.files

  return (
    <section className="notice-files-form">
      <h2 ref={heading} tabIndex={-1}>
        {text.heading}
      </h2>
      <ol>
        {files.map((file, at) => (
          <FileRow
            key={file._id}
            file={file}
            isFirst={at === 0}
            isLast={at === files.length - 1}
            onRename={(label) =>
              change(() => requestSuccess(endpoints.changeNoticeFile, { params: { id: file._id }, json: { label } }))
            }
            onMove={(by) =>
              change(() =>
                requestSuccess(endpoints.changeNoticeFile, { params: { id: file._id }, json: { position: at + by } }),
              )
            }
            onRemove={() => setToRemove(file)}
          />
        ))}
      </ol>
      <FileField
        label={text.add}
        name="files"
        hint={isFull ? text.full({ most: noticeFileLimits.files }) : text.hint({ most: noticeFileLimits.files })}
        accept={ACCEPT}
        maxBytes={noticeFileLimits.bytes}
        multiple
        files={NONE}
        disabled={isFull || sending !== undefined}
        progress={sending}
        onFilesChange={({ files: chosen }) => void add(chosen)}
      />
      <Alert live tone="danger">
        {failure}
      </Alert>
      {toRemove && (
        <Dialog
          open
          size="small"
          heading={text.removeHeading}
          onClose={() => setToRemove(undefined)}
          actions={
            <ConfirmButtons
              label={text.remove}
              variant="danger"
              busy={isBusy}
              onConfirm={() => void remove(toRemove)}
              onCancel={() => setToRemove(undefined)}
            />
          }
        >
          <p>
            <strong dir="auto">{toRemove.name}</strong>
          </p>
          <p>{text.removeText}</p>
        </Dialog>
      )}
    </section>
  )
}

type RowProps = {
  file: NoticeFile
  isFirst: boolean
  isLast: boolean
  onRename: (label: string) => void
  onMove: (by: -1 | 1) => Promise<void>
  onRemove: () => void
}

function FileRow({ file, isFirst, isLast, onRename, onMove, onRemove }: RowProps) {
  const { actions, notices } = texts()
  const text = notices.files
  const { name, label, withoutText } = file
  const [typed, setTyped] = useState(label)
  const rename = () => {
    if (typed.trim() !== label) onRename(typed)
  }
  const named = (action: string) => actions.of({ action, name })
  const move = async (by: -1 | 1, button: HTMLButtonElement) => {
    await onMove(by)
    // At the end of the list there is nowhere to move to: the focus goes to the other button.
    const next = button.disabled ? button.parentElement?.querySelector<HTMLButtonElement>('button:enabled') : button
    next?.focus()
  }
  return (
    <li>
      <p>
        <strong dir="auto">{name}</strong> <span>{kindAndSize(file)}</span>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          rename()
        }}
      >
        <TextField
          label={text.label}
          name="label"
          maxLength={limits.text}
          value={typed}
          onValueChange={({ value }) => setTyped(value)}
          autoComplete="off"
          onBlur={rename}
        />
      </form>
      <p className="button-row">
        <Button
          variant="quiet"
          size="small"
          aria-label={named(text.up)}
          disabled={isFirst}
          onClick={({ currentTarget }) => void move(-1, currentTarget)}
        >
          {text.up}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={named(text.down)}
          disabled={isLast}
          onClick={({ currentTarget }) => void move(1, currentTarget)}
        >
          {text.down}
        </Button>
        <Button variant="quiet" size="small" aria-label={named(text.remove)} onClick={onRemove}>
          {text.remove}
        </Button>
      </p>
      {withoutText && <Alert tone="warning">{text.withoutText}</Alert>}
    </li>
  )
}
