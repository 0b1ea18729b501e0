/** Errors of a call as a whole. */

/**
 * What only another program sees: no form of the portal causes it, or the portal asks the person in its own words. One code
 * for each status. In English it says precisely what happened; other languages have one general sentence around that text.
 */
export const badRequest = ({ why }: { why: string }) => why
/** An outcome with 200, of which the other fields of the response say more. */
export const notDone = badRequest
export const forbidden = badRequest
export const expectationFailed = badRequest
export const headersTooLarge = badRequest
/** Only programs that watch the server read it. */
export const notReady = badRequest

export const noSuchCall = badRequest
export const internal = 'Something went wrong on our side. Please try again later.'

export const requestTooSlow =
  'The request arrived too slowly, or stopped on its way. Check the connection, then send it again.'

/** Used instead of the name of a field. */
export const theFile = 'The file'

export const bodyTooLarge = ({ kilobytes }: { kilobytes: number }) => `The body is too large: at most ${kilobytes} kB.`
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `The file is too large: at most ${megabytes} MB. Make it smaller, or send it in parts.`
export const fileEmpty = 'The file is empty: there is nothing in it.'
