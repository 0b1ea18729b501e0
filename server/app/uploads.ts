import type { Context } from 'hono'
import { uploadLimits } from '#contract'
import { messageRef } from '#contract/failures'
import type { Operation } from '#contract/operations'
import { HttpError } from '../errors.ts'
import { type Form, readForm } from '../http/bodies.ts'
import { validate } from '../http/validation.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import type { Services } from '../services.ts'

/** A whole upload is in memory while it is read, so their number is limited. */
const limitUploads = limitConcurrency(8)

/**
 * Reads and validates a form, and prepares its photos. Uploads wait in one queue for each sender, and in one for all.
 * @param sender the login or the IP address that the upload counts for
 * @throws HttpError 400, 413, 415, 429 or 503
 */
export async function readUpload(
  { form, files = {} }: Operation,
  c: Context,
  sender: string,
  { photos: { prepare }, workers }: Pick<Services, 'photos' | 'workers'>,
) {
  if (!form) return { form: undefined, photos: {} }
  const read = () => readForm(c.req.raw, Object.keys(files))
  const take = async (sent: Form) => {
    const fields = validate(form, sent.fields)
    const photos: Record<string, PreparedPhoto> = {}
    for (const [field, need] of Object.entries(files)) {
      const file = sent.files[field]
      if (!file && need === 'required') throw new HttpError(400, messageRef('fileRequired', { name: field }), { field })
      if (file) photos[field] = await prepare(file, field)
    }
    return { form: fields, photos }
  }
  const isSmall = Number(c.req.header('content-length') ?? Number.NaN) <= uploadLimits.jsonBytes
  if (!isSmall) return workers.forSender(sender, () => limitUploads(async () => take(await read())))
  const sent = await read()
  return Object.keys(sent.files).length > 0 ? workers.forSender(sender, () => take(sent)) : take(sent)
}
