import { Alert, Button, DataTable, FileField } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { importLimits } from '#contract/imports'
import type { SchoolImport } from '#contract/operations'
import { texts } from '#messages'
import { uploadFile } from '../../api/upload.ts'
import { useAttempt } from '../../hooks/use-act.ts'
import { Progress } from './running.tsx'
import { sendFolder } from './send-folder.ts'
import type { DraftProps } from './use-import.ts'

/** `onSent`: the photos of a folder are with the server. */
type Props = Pick<DraftProps, 'current' | 'onUpdate'> & { onSent: () => void }

const NONE: readonly File[] = []

/** Photos of the people of the import, from a ZIP or a folder, and which of them have an owner. */
export function PhotosSection({ current, onUpdate, onSent }: Props) {
  const text = texts().importDraft.photos
  const { COMMA, actions, sending: sendingTexts } = texts()
  const { _id, kind, photos, progress } = current
  const [sending, setSending] = useState<{ label: string; share: number | null }>()
  const { failure, retry, attempt } = useAttempt()
  const isReading = progress?.what === 'photos'
  const isNone = photos.matched + photos.strayCount === 0

  const send = (start: () => Promise<string | undefined>) =>
    attempt(() => {
      setSending({ label: text.sending, share: 0 })
      return start().finally(() => setSending(undefined))
    })
  const sendZip = ([file]: File[]) =>
    file &&
    send(async () => {
      const onProgress = ({ share }: { share: number }) =>
        setSending(share < 1 ? { label: text.sending, share } : { label: sendingTexts.waiting, share: null })
      const response = await uploadFile(endpoints.addImportPhotos, { params: { id: _id }, file, onProgress })
      if (!response.success) return response.message
      onUpdate(response.import)
    })
  const sendFiles = (files: File[]) =>
    send(async () => {
      const onProgress = (done: number, all: number) =>
        setSending({ label: text.sent({ done, all }), share: done / all })
      return sendFolder(_id, files, { onProgress, onSent })
    })

  // They keep no file: what is chosen is sent at once.
  const field = { files: NONE, disabled: !!sending || isReading }

  return (
    <details className="import-section">
      <summary>
        <h2>{text.heading}</h2>{' '}
        <span>
          {isNone
            ? text.none
            : [
                text.matched({ number: photos.matched }),
                text.without({ number: photos.peopleWithout }),
                photos.strayCount > 0 && text.stray({ number: photos.strayCount }),
              ]
                .filter(Boolean)
                .join(COMMA)}
        </span>
      </summary>
      <p className="hint">{text.hint[kind]}</p>
      <div className="grid import-photos">
        <FileField
          {...field}
          label={text.zip}
          name="zip"
          accept=".zip"
          wrongTypeMessage={text.notZip}
          maxBytes={importLimits.zipBytes}
          tooLargeMessage={text.tooLarge}
          onFilesChange={({ files }) => sendZip(files)}
        />
        <FileField
          {...field}
          label={text.folder}
          name="folder"
          hint={text.folderHint}
          chooseLabel={text.chooseFolder}
          dropText={text.dropFolder}
          folder
          progress={sending && { value: sending.share, label: sending.label }}
          onFilesChange={({ files }) => files.length > 0 && sendFiles(files)}
        />
      </div>
      {!sending && isReading && <Progress progress={progress} />}
      <Alert live tone="danger" actions={retry && <Button onClick={retry}>{actions.tryAgain}</Button>}>
        {failure}
      </Alert>
      <StrayPhotos photos={photos} />
    </details>
  )
}

/** The photos that nobody of the import gets, each with the reason. */
function StrayPhotos({ photos: { stray, strayCount } }: Pick<SchoolImport, 'photos'>) {
  const text = texts().importDraft.photos
  if (strayCount === 0) return null
  return (
    <>
      <DataTable
        caption={text.strayHeading}
        rows={stray}
        rowKey={({ path }) => path}
        pageSize={20}
        columns={[
          { key: 'file', header: text.file, narrow: 'title', width: '40%', cell: ({ path }) => path },
          { key: 'why', header: text.why, cell: ({ reason }) => reason },
        ]}
      />
      {strayCount > stray.length && <p className="hint">{text.strayMore({ number: strayCount - stray.length })}</p>}
    </>
  )
}
