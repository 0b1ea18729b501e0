import { type CallName, routes } from '#contract'
import type { Answer, Sent, Taken } from '#contract/calls'
import { wording } from '../wording.ts'
import { ApiError } from './api-error.ts'
import { address, type Reply, read } from './request.ts'

/** How much of an upload is on its way, 0 to 1. */
export type OnProgress = (progress: { share: number }) => void

type CallWithForm = { [N in CallName]: Sent<N, 'form'> extends undefined ? never : N }[CallName]

type Input<N extends CallName> = { form: FormData; onProgress?: OnProgress } & (Taken<N, 'params'> extends undefined
  ? unknown
  : { params: Taken<N, 'params'> })

/** An upload may take a while on a slow line; after this long without its answer it is given up, in ms. */
const PATIENCE = 180_000

/**
 * Makes a call that takes a form with files; answers and throws as `call` does. XMLHttpRequest, since fetch does not
 * tell how much of a body is on its way.
 */
export async function upload<N extends CallWithForm>(name: N, input: Input<N>): Promise<Answer<N>> {
  const { form, onProgress, params } = input as Input<N> & { params?: Record<string, string> }
  return read<N>(await send(routes[name].method, address(name, { params }), form, onProgress))
}

function send(method: string, url: string, form: FormData, onProgress?: OnProgress): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message: string) => () => reject(new ApiError(message))
    request.open(method, url)
    request.timeout = PATIENCE
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ share: total > 0 ? loaded / total : 0 })
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = fail(wording.api.down)
    request.ontimeout = fail(wording.api.slow)
    request.send(form)
  })
}
