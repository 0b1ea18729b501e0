import type { Context } from 'hono'
import { uploadLimits } from '#contract'
import { coded } from '#contract/failures'
import type { Operation } from '#contract/operations'
import { HttpError } from '../errors.ts'
import { readForm } from '../http/bodies.ts'
import { validate } from '../http/validation.ts'
import { limitConcurrency, limitConcurrencyByKey } from '../limit-concurrency.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import type { Photos } from '../photos/photos.ts'

/**
 * A whole upload is in memory while it is read, so their number is limited; and more strictly for each login, since a
 * slow sender occupies a slot for a long time.
 */
const limitUploads = limitConcurrency(8)
const limitUploadsOfSender = limitConcurrencyByKey(2)

/**
 * Reads and validates a form, and prepares its photos.
 * @param sender the login or the IP address that the upload counts for
 * @throws HttpError 400, 413, 415, 429 or 503
 */
export async function readUpload(
  { form, files = {} }: Operation,
  c: Context,
  sender: string,
  prepare: Photos['prepare'],
) {
  if (!form) return { form: undefined, photos: {} }
  const read = async () => {
    const sent = await readForm(c.req.raw, Object.keys(files))
    const fields = validate(form, sent.fields)
    const photos: Record<string, PreparedPhoto> = {}
    for (const [field, need] of Object.entries(files)) {
      const file = sent.files[field]
      if (!file && need === 'required') throw new HttpError(400, coded('fileRequired', { name: field }), { field })
      if (file) photos[field] = await prepare(file, field, sender)
    }
    return { form: fields, photos }
  }
  const isSmall = Number(c.req.header('content-length') ?? Number.NaN) <= uploadLimits.jsonBytes
  return isSmall ? read() : limitUploadsOfSender(sender, () => limitUploads(read))
}
