import { Alert, FileField } from '@my-school/ui-kit'
import { useContext, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SchoolSettings } from '#contract'
import * as endpoints from '#contract/endpoints'
import { FILE_ENDINGS, noticeFileLimits } from '#contract/notices/files'
import { schoolLimits } from '#contract/school/limits'
import { texts } from '#messages'
import { assertSuccess } from '../../api/request.ts'
import { uploadFile } from '../../api/upload.ts'
import { failureOf } from '../../state/failures.ts'
import { FileRow } from '../notices/file-row.tsx'
import { EditingContext } from './editing.ts'
import { fieldName } from './setting-path.ts'

type PageFile = SchoolSettings['ownPages'][number]['files'][number]
type Props = { label: string; path: string; files: readonly PageFile[] }

const NONE: readonly File[] = []
const ACCEPT = FILE_ENDINGS.map((ending) => `.${ending}`).join(',')
const MOST = schoolLimits.pageFiles

/** The files of a page of the school: each is sent when it is chosen, and is on the page when the settings are saved. */
export function PageFiles({ label, path, files }: Props) {
  const text = texts().notices.files
  const { set, wait } = useContext(EditingContext)
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const [failure, setFailure] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  /** The present setting: a page may get another place while a file is being sent. */
  const latest = useRef({ path, files })
  latest.current = { path, files }
  const room = MOST - files.length

  // At once, so that the focus can be set in the new order, and the next file sees this one.
  const change = (now: readonly PageFile[]) => flushSync(() => set(latest.current.path, now))
  const send = async (file: File) => {
    try {
      const sent = assertSuccess(
        await uploadFile(endpoints.addSchoolFile, {
          query: { name: file.name },
          file,
          onProgress: ({ share }) => setSending({ name: file.name, share }),
        }),
      ).file
      const { files: before } = latest.current
      if (!before.some(({ id }) => id === sent._id)) change([...before, { id: sent._id, name: sent.name, label: '' }])
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  const add = async (chosen: readonly File[]) => {
    const names = chosen.slice(room).map(({ name }) => name)
    setFailure(names.length > 0 ? text.tooMany({ most: MOST, names }) : '')
    for (const file of chosen.slice(0, room)) {
      setSending({ name: file.name, share: 0 })
      await send(file)
    }
    setSending(undefined)
  }
  const move = async (at: number, by: -1 | 1) =>
    change(files.toSpliced(at, 1).toSpliced(at + by, 0, ...files.slice(at, at + 1)))

  return (
    <section className="stack notice-files-form" data-name={fieldName(path)}>
      <h2 ref={heading} tabIndex={-1}>
        {label}
      </h2>
      <ol className="stack">
        {files.map((file, at) => (
          <FileRow
            key={file.id}
            {...file}
            isFirst={at === 0}
            isLast={at === files.length - 1}
            onRename={(name) => change(files.with(at, { ...file, label: name }))}
            onMove={(by) => move(at, by)}
            onRemove={() => {
              change(files.toSpliced(at, 1))
              heading.current?.focus()
            }}
          />
        ))}
      </ol>
      <FileField
        label={text.add}
        name=""
        hint={
          sending
            ? text.sending({ name: sending.name })
            : room > 0
              ? text.hint({ most: MOST })
              : text.full({ most: MOST })
        }
        accept={ACCEPT}
        wrongTypeMessage={text.wrongKind}
        maxBytes={noticeFileLimits.bytes}
        multiple
        files={NONE}
        disabled={room <= 0 || sending !== undefined}
        onFilesChange={({ files: chosen }) => wait(add(chosen))}
      />
      <Alert live tone="danger">
        {failure}
      </Alert>
    </section>
  )
}
