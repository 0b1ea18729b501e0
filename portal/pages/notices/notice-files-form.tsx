import { Alert, FileField } from '@my-school/ui-kit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as endpoints from '#contract/endpoints'
import { FILE_ENDINGS, noticeFileLimits } from '#contract/notices/files'
import type { NoticeFile } from '#contract/operations'
import { texts } from '#messages'
import { ApiError, requestSuccess } from '../../api/request.ts'
import { ConfirmDialog } from '../../forms/dialogs.tsx'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { failureOf } from '../../state/failures.ts'
import { setUnsaved } from '../../state/unsaved.ts'
import {
  addUnsent,
  changeUnsent,
  changeUnsentFile,
  dropUnsentFile,
  NEW_NOTICE,
  sendFile,
  type TakenFile,
  takeUnsent,
  type UnsentFile,
  useUnsentFiles,
} from '../../state/unsent-files.ts'
import { FileRow } from './file-row.tsx'

const NONE: readonly File[] = []
const ACCEPT = FILE_ENDINGS.map((ending) => `.${ending}`).join(',')
const MOST = noticeFileLimits.files

const stopPropagation = (event: FormEvent) => event.stopPropagation()

const filesOf = async (id: string) =>
  (await requestSuccess(endpoints.getSingleNotice, { params: { id } })).data.files ?? []

type Props = {
  /** A notice that is there, and its files. */
  notice?: { _id: string; files: readonly NoticeFile[]; onFiles: (files: readonly NoticeFile[]) => void }
  /** The files that a new notice takes along from another one. */
  taken?: readonly TakenFile[] | undefined
}

/**
 * The files of a notice: added, named, put in order, taken away. Each change of a notice that is there is saved at once;
 * those of a new one (without `notice`) are sent after it.
 */
export function NoticeFilesForm({ notice, taken }: Props) {
  const text = texts().notices.files
  const { query } = useUrlQuery()
  const chosenFor = notice?._id ?? NEW_NOTICE
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { files = [], onFiles: setFiles = () => {} } = notice ?? {}
  const unsent = useUnsentFiles(chosenFor)
  const [failure, setFailure] = useState('')
  const [toRemove, setToRemove] = useState<NoticeFile>()
  // Who leaves the page loses nothing with a file of another notice.
  const hasUnsent = unsent.some(({ isTaken }) => !isTaken)
  const isSending = unsent.some(({ share }) => share !== undefined)
  const hasFailed = unsent.some(({ failure }) => failure !== undefined)
  const room = MOST - files.length - unsent.length

  useEffect(() => {
    const own = section.current as HTMLElement
    // At the end of the session they stay for the next login.
    const draft = { storeDraft: () => {}, dropDraft: () => changeUnsent(chosenFor, () => []) }
    setUnsaved(own, hasUnsent, draft)
    return () => setUnsaved(own, false)
  }, [chosenFor, hasUnsent])
  useEffect(() => {
    if (!taken) return
    takeUnsent(taken)
    return () => changeUnsent(NEW_NOTICE, (chosen) => chosen.filter(({ isTaken }) => !isTaken))
  }, [taken])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be said of them when this page is opened is shown first
  useEffect(() => {
    if (hasFailed || query.get('look') === 'files') heading.current?.focus()
  }, [])

  const send = async (id: string, chosen: readonly UnsentFile[]) => {
    for (const one of chosen) {
      const after = await sendFile(id, one)
      if (after) setFiles(after)
    }
  }
  const add = (chosen: readonly File[]) => {
    setFailure(
      chosen.length > room ? text.tooMany({ most: MOST, names: chosen.slice(room).map(({ name }) => name) }) : '',
    )
    const added = addUnsent(chosenFor, chosen.slice(0, room))
    if (notice) void send(notice._id, added)
  }
  const change = async (work: () => Promise<{ files: NoticeFile[] }>) => {
    setFailure('')
    try {
      const { files: now } = await work()
      // At once, so that the focus can be set in the new order.
      flushSync(() => setFiles(now))
    } catch (error) {
      const failure = failureOf(error)
      const isGone = error instanceof ApiError && error.status === 404
      const now = isGone ? await filesOf(chosenFor).catch(() => undefined) : undefined
      if (now) setFiles(now)
      setFailure(now ? text.gone : failure)
    }
  }
  const remove = async ({ _id }: NoticeFile) => {
    await change(() => requestSuccess(endpoints.deleteNoticeFile, { params: { id: _id } }))
    setToRemove(undefined)
    heading.current?.focus()
  }
  const changeSaved = (_id: string, json: { label: string } | { position: number }) =>
    change(() => requestSuccess(endpoints.changeNoticeFile, { params: { id: _id }, json }))
  const moveUnsent = async (from: number, by: -1 | 1) =>
    flushSync(() =>
      changeUnsent(chosenFor, (before) =>
        before.toSpliced(from, 1).toSpliced(from + by, 0, ...before.slice(from, from + 1)),
      ),
    )

  return (
    // None of it is a value of the form around it.
    <section className="stack notice-files-form" ref={section} onChange={stopPropagation} onInput={stopPropagation}>
      <h2 ref={heading} tabIndex={-1}>
        {text.heading}
      </h2>
      {notice && hasFailed && <Alert tone="danger">{text.failed}</Alert>}
      <ol className="stack">
        {files.map((file, at) => (
          <FileRow
            key={file._id}
            {...file}
            isFirst={at === 0}
            isLast={at === files.length - 1}
            onRename={(label) => changeSaved(file._id, { label })}
            onMove={(by) => changeSaved(file._id, { position: at + by })}
            onRemove={() => setToRemove(file)}
          />
        ))}
        {unsent.map(({ id, file, ...chosen }, at) => (
          <FileRow
            key={id}
            {...chosen}
            name={file.name}
            size={file.size}
            isFirst={at === 0}
            isLast={at === unsent.length - 1}
            onRename={(label) => changeUnsentFile(chosenFor, id, { label })}
            onMove={(by) => moveUnsent(at, by)}
            onRemove={() => {
              dropUnsentFile(chosenFor, id)
              heading.current?.focus()
            }}
            onSend={notice && (() => void send(notice._id, [{ id, file, ...chosen }]))}
          />
        ))}
      </ol>
      <FileField
        label={text.add}
        // What it has taken is in the list above it, and no value of the form around it.
        name=""
        hint={[
          room > 0 ? text.hint({ most: MOST }) : text.full({ most: MOST }),
          notice ? text.atOnce : text.withNotice,
        ].join(' ')}
        accept={ACCEPT}
        wrongTypeMessage={text.wrongKind}
        maxBytes={noticeFileLimits.bytes}
        multiple
        files={NONE}
        disabled={room <= 0 || isSending}
        onFilesChange={({ files: chosen }) => add(chosen)}
      />
      <Alert live tone="danger">
        {failure}
      </Alert>
      {toRemove && (
        <ConfirmDialog
          isDanger
          heading={text.removeHeading}
          label={text.remove}
          onConfirm={() => remove(toRemove)}
          onClose={() => setToRemove(undefined)}
        >
          <p>
            <strong dir="auto">{toRemove.name}</strong>
          </p>
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
