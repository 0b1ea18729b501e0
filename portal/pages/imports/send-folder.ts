import type { SchoolImport } from '#contract/operations'
import { addImportPhoto } from '../../api/imports.ts'
import { strings } from '../../strings/imports.ts'

/** So many photos are on their way at once: one alone would wait for the line between photos. */
const AT_ONCE = 3

type Listener = {
  onSent: (done: number, all: number) => void
  onChanged: (next: SchoolImport) => void
}

/**
 * Sends the photos of a folder one by one.
 * @returns why it ended before the last one, or nothing
 * @throws ApiError when a request fails; what was sent before is kept
 */
export async function sendFolder(id: string, files: readonly File[], listener: Listener): Promise<string | undefined> {
  // Folders of phones and of systems have other files too, which nobody chose.
  const photos = files.filter(({ type, name }) => type.startsWith('image/') && !name.startsWith('.'))
  if (photos.length === 0) return strings.photos.noPhotos
  const waiting = [...photos]
  let done = 0
  let failure: string | undefined
  const sendNext = async (): Promise<void> => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const response = await addImportPhoto(id, photo.webkitRelativePath || photo.name, photo)
      done += 1
      listener.onSent(done, photos.length)
      if (!response.success) {
        waiting.length = 0
        failure = response.message
      } else if (waiting.length === 0) listener.onChanged(response.import)
    }
  }
  listener.onSent(0, photos.length)
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  } finally {
    // The others end too when one has failed.
    waiting.length = 0
  }
  return failure
}
