import { type ReadResponse, responseReader } from '#contract/failures/reader'

/** Reads a response. Nobody fetches the texts before the server has one to say. */
export const readResponse: ReadResponse = responseReader(() => import('./failure-texts.ts'))
