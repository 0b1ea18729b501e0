import { Alert, ProgressBar } from '@my-school/ui-kit'
import { useState } from 'react'
import { importLimits } from '#contract/imports'
import { addImportPhotos } from '../../api/imports.ts'
import { strings } from '../../strings/imports.ts'
import { DropZone } from './drop-zone.tsx'
import { failureOf } from './failure-of.ts'
import { Progress } from './running.tsx'
import { StrayPhotos } from './stray-photos.tsx'
import type { DraftProps } from './use-import.ts'

const text = strings.photos

/** Photos of the people of the import, from a ZIP or a folder, and which of them have an owner. */
export function PhotosSection({ current, onChanged }: DraftProps) {
  const { _id, kind, photos, progress } = current
  const [sending, setSending] = useState<{ label: string; share: number }>()
  const [failure, setFailure] = useState('')
  const isReading = progress?.what === 'photos'
  const isNone = photos.matched + photos.strayCount === 0

  const send = async (start: () => Promise<string | undefined>) => {
    setFailure('')
    setSending({ label: text.sending, share: 0 })
    setFailure((await start().catch(failureOf)) ?? '')
    setSending(undefined)
  }
  const sendZip = ([file]: File[]) =>
    send(async () => {
      if (!file || !/\.zip$/i.test(file.name)) return text.notZip
      if (file.size > importLimits.zipBytes) return text.tooLarge({ megabytes: importLimits.zipBytes / 1024 ** 2 })
      const onProgress = ({ share }: { share: number }) => setSending({ label: text.sending, share })
      const response = await addImportPhotos(_id, file, onProgress)
      if (!response.success) return response.message
      onChanged(response.import)
    })
  const sendFiles = (files: File[]) =>
    send(async () => {
      // Fetched with the first folder: the chunk of the page stays small.
      const { sendFolder } = await import('./send-folder.ts')
      const onSent = (done: number, all: number) => setSending({ label: text.sent({ done, all }), share: done / all })
      return sendFolder(_id, files, { onSent, onChanged })
    })

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
                .join(', ')}
        </span>
      </summary>
      <p className="hint">{text.hint[kind]}</p>
      <div className="import-photos">
        <DropZone
          label={text.zip}
          hint={text.zipHint}
          accept=".zip"
          disabled={!!sending || isReading}
          onFiles={sendZip}
        />
        <DropZone
          label={text.folder}
          hint={text.folderHint}
          folder
          disabled={!!sending || isReading}
          onFiles={sendFiles}
        />
      </div>
      {sending && (
        <div className="import-progress">
          <p>{sending.label}</p>
          <ProgressBar value={sending.share} label={sending.label} />
        </div>
      )}
      {!sending && isReading && <Progress progress={progress} />}
      <Alert live tone="danger">
        {failure}
      </Alert>
      <StrayPhotos photos={photos} />
    </details>
  )
}
