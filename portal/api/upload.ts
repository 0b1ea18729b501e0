import { wording } from '../wording.ts'
import { ApiError } from './api-error.ts'
import type { OnProgress, Reply } from './request.ts'

/** An upload may take a while on a slow line; after this long without its answer it is given up, in ms. */
const PATIENCE = 180_000

type Upload = { method: string; url: string; form: FormData; onProgress?: OnProgress; signal?: AbortSignal }

/** Sends a form with its files. XMLHttpRequest, since fetch does not tell how much of a body is on its way. */
export function upload({ method, url, form, onProgress, signal }: Upload): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message: string) => () => reject(new ApiError(message))
    request.open(method, url)
    request.timeout = PATIENCE
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ share: total > 0 ? loaded / total : 0 })
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = fail(wording.api.down)
    request.ontimeout = fail(wording.api.slow)
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
