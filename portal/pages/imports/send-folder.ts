import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { upload } from '../../api/upload.ts'

/** How many photos are sent at the same time. One by one, the connection would be idle while the server responds. */
const CONCURRENT_UPLOADS = 3

type Listener = {
  onProgress: (done: number, all: number) => void
  /** All of them are sent. */
  onSent: () => void
}

/**
 * Sends the photos of a folder one by one.
 * @returns why it ended before the last one, or nothing
 * @throws ApiError when a request fails; the server keeps the photos that were sent before
 */
export async function sendFolder(id: string, files: readonly File[], listener: Listener): Promise<string | undefined> {
  // Phones and operating systems put other files into folders too.
  const photos = files.filter(({ type, name }) => type.startsWith('image/') && !name.startsWith('.'))
  if (photos.length === 0) return texts().importDraft.photos.noPhotos
  const waiting = [...photos]
  let done = 0
  let failure: string | undefined
  const sendNext = async (): Promise<void> => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const form = new FormData()
      form.set('path', photo.webkitRelativePath || photo.name)
      form.set('photo', photo)
      const response = await upload(endpoints.addImportPhoto, { params: { id }, form })
      done += 1
      listener.onProgress(done, photos.length)
      if (!response.success) {
        waiting.length = 0
        failure = response.message
      } else if (waiting.length === 0) listener.onSent()
    }
  }
  listener.onProgress(0, photos.length)
  try {
    await Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, sendNext))
  } finally {
    // After a failure the other uploads stop too.
    waiting.length = 0
  }
  return failure
}
