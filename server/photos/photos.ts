import { uploadLimits } from '#contract'
import { type MessageRef, messageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'
import { jobBytes } from '../workers/memory.ts'
import { type Job, WorkerEnded, type Workers } from '../workers/workers.ts'
import type { Checked, Decoded, NotDecoded, PreparedPhoto } from './decode.ts'

export const decodePhotoJob: Job<{ bytes: Buffer; mostBytes: number }, Decoded> = { name: 'decodePhoto' }
export const checkPictureJob: Job<{ bytes: Buffer; mostBytes: number }, Checked> = { name: 'checkPicture' }

/** Photos that need more memory to be decoded are decoded one at a time; smaller ones do not wait for them. */
const LIGHT_BYTES = 64_000_000
/**
 * Prepares photos in worker processes: a file that is made to exhaust or crash a decoder ends one of them.
 * @param mostBytes of memory that decoding one photo may take
 */
export function createPhotos(workers: Workers, mostBytes = jobBytes) {
  const run = async <T extends object>(
    job: Job<{ bytes: Buffer; mostBytes: number }, T | NotDecoded>,
    bytes: Buffer,
    field: string,
    name: string | MessageRef,
  ): Promise<T> => {
    const refuse = ([status, code]: PhotoError) => new HttpError(status, messageRef(code, { name }), { field })
    const decode = async () => {
      const input = (mostBytes: number) => ({ bytes, mostBytes })
      const first = await workers.run(job, input(LIGHT_BYTES))
      const isHeavy = 'decodedBytes' in first && first.decodedBytes <= mostBytes
      return isHeavy ? workers.run(job, input(mostBytes), 'heavy') : first
    }
    if (bytes.length > uploadLimits.photoBytes) {
      const megabytes = uploadLimits.photoBytes / 1024 / 1024
      throw new HttpError(413, messageRef('tooLarge', { name, megabytes }), { field })
    }
    const decoded = await decode().catch((error) => {
      throw error instanceof WorkerEnded ? refuse(WORKER_FAILURES[error.why]) : error
    })
    if ('decodedBytes' in decoded) throw refuse(MEMORY)
    if (!('fault' in decoded)) return decoded
    if (isSvg(bytes)) throw refuse([415, 'photoIsSvg'])
    if (isHeic(bytes)) throw refuse([415, 'photoIsHeic'])
    if (decoded.fault === 'pixels' || decoded.fault === 'edge') {
      const most = { megapixels: uploadLimits.photoPixels / 1_000_000, pixels: uploadLimits.photoEdge }
      throw new HttpError(413, messageRef('photoTooManyPixels', { name, ...most }), { field })
    }
    throw refuse([415, decoded.fault === 'foreign' ? 'photoForeign' : 'photoDamaged'])
  }

  return {
    /**
     * A photo as it is stored; see `decodePhoto`.
     * @param field the name of the form's field
     * @param name its name in the message, if it is not the field of a form
     * @throws HttpError 413 if it is too large, 415 if it is no photo that we take, 503 if the worker crashed
     */
    prepare: async (bytes: Buffer, field: string, name: string | MessageRef = field): Promise<PreparedPhoto> =>
      (await run(decodePhotoJob, bytes, field, name)).photo,

    /**
     * Checks a picture that is kept as a file, and throws as `prepare` does.
     * @returns what is kept in its place; undefined: the picture itself
     */
    check: async (bytes: Buffer): Promise<Buffer | undefined> =>
      (await run(checkPictureJob, bytes, 'file', messageRef('theFile'))).instead,
  }
}

export type Photos = ReturnType<typeof createPhotos>

/** Whether bytes that are no photo begin as an SVG. */
const isSvg = (bytes: Buffer): boolean =>
  /^\ufeff?\s*<(\?xml|!--|!DOCTYPE svg|svg)/i.test(bytes.toString('utf8', 0, 200))

/** Whether bytes begin as HEIC, which no decoder here and few browsers read: the brand of the file says so. */
export const isHeic = (bytes: Buffer): boolean => /^ftyp(hei|hev|mif|msf)/.test(bytes.toString('latin1', 4, 12))

type PhotoError = [
  status: HttpError['status'],
  code: 'photoDamaged' | 'photoForeign' | 'photoIsHeic' | 'photoIsSvg' | 'photoReaderStopped' | 'photoTakesMemory',
]

const MEMORY: PhotoError = [413, 'photoTakesMemory']

const WORKER_FAILURES: Record<WorkerEnded['why'], PhotoError> = {
  memory: MEMORY,
  time: [415, 'photoTakesMemory'],
  crash: [503, 'photoReaderStopped'],
}
