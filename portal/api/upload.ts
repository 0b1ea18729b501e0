import type { Endpoint } from '#contract'
import type { EndpointName, Input, NameOf, operations, RequestBody, ResponseBody } from '#contract/operations'
import { texts } from '#messages'
import { ApiError, type RawResponse, readBody, urlOf } from './request.ts'

/** How much of an upload is sent, 0 to 1. */
export type OnProgress = (progress: { share: number }) => void

/** How a form is sent. */
export type Sending = {
  onProgress?: OnProgress
  /** Names one saving: sent again with it, what was saved already is not saved a second time. */
  savingKey?: string
}

type NameWithFile = { [N in EndpointName]: (typeof operations)[N] extends { body: 'file' } ? N : never }[EndpointName]

type NameWithForm = { [N in EndpointName]: RequestBody<N, 'form'> extends undefined ? never : N }[EndpointName]

type UploadInput<N extends EndpointName> = { form: FormData; query?: Partial<Input<N, 'query'>> } & Sending &
  (Input<N, 'params'> extends undefined ? unknown : { params: Input<N, 'params'> })

/** An upload may take as long as the line needs. It is cancelled when nothing of it could be sent for this time. */
const STALLED_MS = 60_000

/** Once all of it is sent: how long the server may take to respond. */
const RESPONSE_MS = 180_000

/**
 * Sends a form with files to one endpoint; returns and throws as `request` does. It uses XMLHttpRequest, because fetch
 * does not report upload progress.
 */
export async function upload<E extends Endpoint>(
  endpoint: NameOf<E> extends NameWithForm ? E : never,
  input: UploadInput<NameOf<E>>,
): Promise<ResponseBody<NameOf<E>>> {
  const { form, params, query, ...sending } = input as Sending &
    Pick<FileInput, 'params' | 'query'> & { form: FormData }
  return readBody<E>(
    endpoint,
    await send({ method: endpoint.method, url: urlOf(endpoint, { params, query }), body: form, ...sending }),
  )
}

/** The server reads a file of hundreds of MB before it responds. */
const FILE_RESPONSE_MS = 3_600_000

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
    await send({ method: endpoint.method, url, body: file, onProgress, responseMs: FILE_RESPONSE_MS }),
  )
}

type Upload = Sending & { method: string; url: string; body: FormData | Blob; responseMs?: number }

function send({ method, url, body, onProgress, savingKey, responseMs = RESPONSE_MS }: Upload): Promise<RawResponse> {
  const { requests, sending } = texts()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let late: ReturnType<typeof setTimeout>
    const fail = (message: string) => {
      clearTimeout(late)
      reject(new ApiError(message))
    }
    /** Cancels the request unless it goes on within this time. */
    const expectWithin = (ms: number, otherwise: string) => {
      clearTimeout(late)
      late = setTimeout(() => {
        fail(otherwise)
        request.abort()
      }, ms)
    }
    request.open(method, url)
    if (savingKey) request.setRequestHeader('Idempotency-Key', savingKey)
    request.upload.onprogress = ({ loaded, total }) => {
      expectWithin(STALLED_MS, sending.stalled)
      onProgress?.({ share: total > 0 ? loaded / total : 0 })
    }
    request.upload.onload = () => expectWithin(responseMs, requests.slow)
    request.onload = () => {
      clearTimeout(late)
      resolve({ status: request.status, text: request.responseText })
    }
    request.onerror = () => fail(requests.down)
    expectWithin(STALLED_MS, sending.stalled)
    request.send(body)
  })
}

/**
 * The key of a call that adds records: sent again with it, after a lost response, the call is not done twice. Not
 * `randomUUID`, which browsers have on https only.
 */
export const newSavingKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
