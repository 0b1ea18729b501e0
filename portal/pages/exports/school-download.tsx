import { Button, ProgressBar } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { texts } from '#messages'
import { exportSchool } from '../../api/exports.ts'
import { failureOf } from '../../state/failures.ts'

/** Bytes between two steps of the shown progress. The size of the file is not known before its end. */
const MEGABYTE = 1_000_000

/** Downloads the whole school: shows how much has arrived, and can be stopped. */
export function SchoolDownload() {
  const text = texts().exports
  const [isRunning, setRunning] = useState(false)
  const [megabytes, setMegabytes] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const controller = useRef<AbortController>(null)
  // Nobody would see the result.
  useEffect(() => () => controller.current?.abort(), [])

  const start = async () => {
    const download = new AbortController()
    const { signal } = download
    controller.current = download
    setRunning(true)
    setMegabytes(0)
    setAnnouncement(text.beginning)
    try {
      await exportSchool({ signal, onProgress: (bytes) => setMegabytes(Math.floor(bytes / MEGABYTE)) })
      setAnnouncement(text.done)
    } catch (error) {
      setAnnouncement(signal.aborted ? text.stopped : failureOf(error))
    }
    setRunning(false)
  }

  return (
    <>
      <div className="button-row">
        {/* One button, so that it keeps the focus. */}
        <Button
          variant={isRunning ? 'quiet' : undefined}
          onClick={isRunning ? () => controller.current?.abort() : start}
        >
          {isRunning ? text.stop : text.downloadSchool}
        </Button>
        {isRunning && <ProgressBar value={null} label={text.school} />}
        {/* Not in the status, which would read out every number. */}
        {isRunning && megabytes > 0 && <span>{text.arrived({ megabytes })}</span>}
      </div>
      <p role="status">{announcement}</p>
    </>
  )
}
