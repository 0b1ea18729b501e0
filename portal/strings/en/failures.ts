import type { ReadResponse } from '#contract/failures/reader'

/** Reads a response. What the server says in it is English. */
export const readResponse: ReadResponse = (text) => JSON.parse(text)
