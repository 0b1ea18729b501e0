/** Errors of a call as a whole. */
export const noSuchCall = 'There is no such call.'
export const internal = 'Something went wrong on our side. Please try again later.'
export const senderGone = 'The sender of this call is gone, so it was not done.'
export const senderGoneNoPassword = 'The sender of this call is gone, so no password was changed.'

export const tooManyConnections = 'The server is busy: too many connections are open. Try again in a few seconds.'
export const tooManyOwnConnections = 'Too many connections are open from your network. Try again in a few seconds.'
export const unreadableAddress = 'The address of this call cannot be read.'
export const unreadableRequest = 'The request cannot be read.'
export const headersTooLarge = 'The headers of the request are too large.'
export const requestTooSlow =
  'The request arrived too slowly, or stopped on its way. Check the connection, then send it again.'
export const unmetExpectation = 'The server cannot do what the header Expect asks for: leave it out.'
export const keyUnreadable = ({ most }: { most: number }) =>
  `The header Idempotency-Key must be a text of 1 to ${most} characters.`

/** Names of bytes, used instead of the name of a field. */
export const theBody = 'The body'
export const theFile = 'The file'
export const theAddress = 'The address of this call'
export const notUtf8 = ({ name }: { name: string }) =>
  `${name} is not in UTF-8, so its letters cannot be told apart: send it in UTF-8.`

export const bodyNoJsonType = 'Send the body as application/json.'
export const bodyNoJson = 'The body is not valid JSON.'
export const bodyNoObject = 'The body must be a JSON object.'
export const bodyTooLarge = ({ kilobytes }: { kilobytes: number }) => `The body is too large: at most ${kilobytes} kB.`
export const bodyCutOff = 'The body was cut off before its end.'
export const formNoFormType = 'Send the form as multipart/form-data.'
export const formTooManyFields = ({ most }: { most: number }) => `The form has too many fields: at most ${most}.`
export const formUnreadable = 'The form cannot be read: it is cut off, or its boundary is wrong.'
export const sentTwice = ({ name }: { name: string }) => `${name} was sent more than once.`
export const fileRequired = ({ name }: { name: string }) => `${name} is required.`
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `The file is too large: at most ${megabytes} MB. Make it smaller, or send it in parts.`
export const fileCutOff = 'The file was cut off before its end. Send it again.'
export const fileEmpty = 'The file is empty: there is nothing in it.'
