import type { Endpoint } from '#contract'
import type { EndpointName, Input, NameOf, operations, RequestBody, ResponseBody } from '#contract/operations'
import { strings } from '#strings/requests'
import { ApiError } from './api-error.ts'
import { type RawResponse, readBody, urlOf } from './request.ts'

/** How much of an upload is sent, 0 to 1. */
export type OnProgress = (progress: { share: number }) => void

type NameWithFile = { [N in EndpointName]: (typeof operations)[N] extends { body: 'file' } ? N : never }[EndpointName]

type NameWithForm = { [N in EndpointName]: RequestBody<N, 'form'> extends undefined ? never : N }[EndpointName]

type UploadInput<N extends EndpointName> = { form: FormData; onProgress?: OnProgress } & (Input<
  N,
  'params'
> extends undefined
  ? unknown
  : { params: Input<N, 'params'> })

/** An upload can take long on a slow line. It is cancelled if there is no response after this time. */
const TIMEOUT_MS = 180_000

/**
 * Sends a form with files to one endpoint; returns and throws as `request` does. It uses XMLHttpRequest, because fetch
 * does not report upload progress.
 */
export async function upload<E extends Endpoint>(
  endpoint: NameOf<E> extends NameWithForm ? E : never,
  input: UploadInput<NameOf<E>>,
): Promise<ResponseBody<NameOf<E>>> {
  const { form, onProgress, params } = input as UploadInput<NameOf<E>> & { params?: Record<string, string> }
  const url = urlOf(endpoint, { params })
  return readBody<E>(endpoint, await send({ method: endpoint.method, url, body: form, onProgress }))
}

/** A file of hundreds of MB takes long on a slow line, and the server reads it before it responds. */
const FILE_TIMEOUT_MS = 3_600_000

type FileInput = {
  file: Blob
  params?: Record<string, string>
  query?: Record<string, string>
  onProgress?: OnProgress
}

/** Sends a file as the body of one endpoint; returns and throws as `request` does. */
export async function uploadFile<E extends Endpoint>(
  endpoint: NameOf<E> extends NameWithFile ? E : never,
  { file, params, query, onProgress }: FileInput,
): Promise<ResponseBody<NameOf<E>>> {
  const url = urlOf(endpoint, { params, query })
  return readBody<E>(
    endpoint,
    await send({ method: endpoint.method, url, body: file, onProgress, timeout: FILE_TIMEOUT_MS }),
  )
}

type Sent = { method: string; url: string; body: FormData | Blob; onProgress?: OnProgress; timeout?: number }

function send({ method, url, body, onProgress, timeout = TIMEOUT_MS }: Sent): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message: string) => () => reject(new ApiError(message))
    request.open(method, url)
    request.timeout = timeout
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ share: total > 0 ? loaded / total : 0 })
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = fail(strings.down)
    request.ontimeout = fail(strings.slow)
    request.send(body)
  })
}
