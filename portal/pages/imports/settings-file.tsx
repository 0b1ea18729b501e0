import { Alert, Button, FileField } from '@my-school/ui-kit'
import { type RefObject, useEffect, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { importLimits } from '#contract/imports'
import { texts } from '#messages'
import { uploadFile } from '../../api/upload.ts'
import { failureOf } from '../../state/failures.ts'

type State = {
  is: 'empty' | 'sending' | 'done' | 'failed' | 'conflict'
  file?: File
  /** Of the file, which is sent. */
  share?: number
  message?: string
}

/**
 * The user chooses a file with the settings of a school, which are saved at once.
 * @param summary gets the focus when the button that had it is gone
 */
export function SettingsFile({ summary }: { summary: RefObject<HTMLElement | null> }) {
  const text = texts().imports.settings
  const strings = texts().imports
  const [{ is, file, share = 0, message }, setState] = useState<State>({ is: 'empty' })

  // The button that was pressed is gone.
  useEffect(() => {
    if (is === 'done' && document.activeElement === document.body) summary.current?.focus()
  }, [is, summary])

  /** @param replaces the file is right where the school has changed the same meanwhile */
  const send = async (file: File, replaces: boolean) => {
    const megabytes = importLimits.zipBytes / 1024 ** 2
    if (file.size > importLimits.zipBytes)
      return setState({ is: 'failed', message: strings.choose.tooLarge({ megabytes }) })
    setState({ is: 'sending', file })
    try {
      const response = await uploadFile(endpoints.importSchool, {
        query: replaces ? { replace: 'yes' } : {},
        file,
        onProgress: ({ share }) => setState({ is: 'sending', file, share }),
      })
      if (response.success) setState({ is: 'done', message: text.done })
      else {
        const number = response.conflicts.flatMap(({ theirs }) => Object.keys(JSON.parse(theirs))).length
        setState({ is: 'conflict', file, message: text.conflict({ number }) })
      }
    } catch (error) {
      setState({ is: 'failed', message: failureOf(error) })
    }
  }

  const { sending, reading } = strings.choose
  const progress = share < 1 ? { value: share, label: sending } : { value: null, label: reading }
  return (
    <>
      <p className="hint">{text.hint}</p>
      <FileField
        label={text.zone}
        name="settings"
        hint={text.zoneHint}
        severalMessage={text.several}
        accept=".zip,.json"
        files={NONE}
        disabled={is === 'sending'}
        progress={file && is === 'sending' ? { ...progress, label: progress.label({ name: file.name }) } : undefined}
        onFilesChange={({ files: [chosen] }) => chosen && send(chosen, false)}
      />
      <Alert live tone={is === 'done' ? 'success' : is === 'conflict' ? 'warning' : 'danger'}>
        {is === 'sending' ? '' : message}
      </Alert>
      {is === 'conflict' && file && <Button onClick={() => send(file, true)}>{text.replace}</Button>}
    </>
  )
}

/** The field keeps no file: it is sent at once. */
const NONE: readonly File[] = []
