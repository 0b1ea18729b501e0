import { uploadLimits } from '#contract'
import { HttpError } from '../errors.ts'
import { limitConcurrencyByKey } from '../limit-concurrency.ts'
import { jobBytes } from '../workers/memory.ts'
import { type Job, WorkerEnded, type Workers } from '../workers/workers.ts'
import type { Decoded, PreparedPhoto } from './decode.ts'

export const decodePhotoJob: Job<{ bytes: Buffer; mostBytes: number }, Decoded> = { name: 'decodePhoto' }
export const isDecodableJob: Job<Uint8Array, boolean> = { name: 'isDecodable' }

/** Photos that need more memory to be decoded are decoded one at a time; smaller ones do not wait for them. */
const LIGHT_BYTES = 64_000_000
/** Photos of one sender that are decoded at the same time. Its others wait, and do not delay those of other senders. */
const OF_SENDER = 2
const WAITING_OF_SENDER = 100

/**
 * Prepares and checks photos in worker processes: a file that is made to exhaust or crash a decoder ends one of them.
 * @param mostBytes of memory that decoding one photo may take
 */
export function createPhotos(workers: Workers, mostBytes = jobBytes) {
  const limitOfSender = limitConcurrencyByKey(OF_SENDER, { waiting: WAITING_OF_SENDER })

  /**
   * A photo as it is stored; see `decodePhoto`.
   * @param field the name of the form's field, for the message
   * @param sender whose photos wait in one queue: the id of the login, the IP address or the id of the import
   * @throws HttpError 413 if it is too large, 415 if it is no photo that we take, 429 if too many of this sender wait, 503
   * if the worker crashed
   */
  const prepare = (bytes: Buffer, field: string, sender: string): Promise<PreparedPhoto> => {
    const refuse = (status: HttpError['status'], message: string) =>
      new HttpError(status, `${field} ${message}`, { field })
    const decode = async () => {
      const input = (mostBytes: number) => ({ bytes, mostBytes })
      const first = await workers.run(decodePhotoJob, input(LIGHT_BYTES))
      const isHeavy = 'decodedBytes' in first && first.decodedBytes <= mostBytes
      return isHeavy ? workers.run(decodePhotoJob, input(mostBytes), 'heavy') : first
    }
    return limitOfSender(sender, async () => {
      if (bytes.length > uploadLimits.photoBytes) {
        throw refuse(413, `is too large: at most ${uploadLimits.photoBytes / 1024 / 1024} MB.`)
      }
      const decoded = await decode().catch((error) => {
        throw error instanceof WorkerEnded ? refuse(...WORKER_FAILURES[error.why]) : error
      })
      if ('photo' in decoded) return decoded.photo
      if ('fault' in decoded && isSvg(bytes)) throw refuse(...SVG)
      throw 'fault' in decoded ? refuse(...FAULTS[decoded.fault]) : refuse(...tooMuchMemory(decoded.isAvif))
    })
  }

  /** Whether a stored photo can be decoded completely. */
  const canDecode = (bytes: Uint8Array): Promise<boolean> =>
    workers.run(isDecodableJob, bytes).catch((error) => {
      if (error instanceof WorkerEnded) return false
      throw error
    })

  return { prepare, canDecode }
}

export type Photos = ReturnType<typeof createPhotos>

/** Whether bytes that are no photo begin as an SVG. */
const isSvg = (bytes: Buffer): boolean =>
  /^\ufeff?\s*<(\?xml|!--|!DOCTYPE svg|svg)/i.test(bytes.toString('utf8', 0, 200))

type PhotoError = [status: HttpError['status'], message: string]

const tooMuchMemory = (isAvif: boolean): PhotoError => [
  413,
  `takes more memory than the server gives to one photo. ${isAvif ? 'Save it as JPEG, or smaller' : 'Make it smaller'}, and choose that file.`,
]

const SVG: PhotoError = [415, 'is an SVG drawing, which may carry a program: save it as PNG, and choose that file.']

const FAULTS: Record<'foreign' | 'pixels' | 'damaged', PhotoError> = {
  foreign: [415, 'is not a photo that can be kept: send a JPEG, PNG, WebP, AVIF or GIF.'],
  pixels: [413, `has too many pixels: at most ${uploadLimits.photoPixels / 1_000_000} megapixels.`],
  damaged: [415, 'is damaged: it cannot be read to its end. Choose it again, or another.'],
}

const WORKER_FAILURES: Record<WorkerEnded['why'], PhotoError> = {
  memory: tooMuchMemory(false),
  time: [415, 'takes too long to read, so it was given up. Save it as JPEG, or smaller, and choose that file.'],
  crash: [
    503,
    'was not read: the program that reads photos stopped. Send it again; if that fails too, choose another.',
  ],
}
