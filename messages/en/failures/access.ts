import { longWait } from '../../numbers.ts'

type Wait = { seconds: number }
const wait = (seconds: number) =>
  `Wait ${seconds < longWait ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`}, then try again.`

/** A person may not do something, or has to wait. */
export const notLoggedIn = 'Please log in first.'
export const notAllowed = 'Your login does not allow this.'
export const notAllowedForOthers = 'Your login does not allow this for anybody else.'
export const ownPasswordMissing =
  'The school gave you this password: choose one that only you know on the page Account first.'
export const secondFactorMissing = 'Your school requires a second factor: set it up on the page Account first.'
export const fromOtherSite = 'This call comes from another site and is refused.'

export const tooManyTries = ({ seconds }: Wait) => `Too many tries. ${wait(seconds)}`
export const serverBusy = ({ seconds }: Wait) =>
  `The server is busy: too many people ask for something at the same moment. ${wait(seconds)}`
export const networkBusy = ({ seconds }: Wait) =>
  `Too much is being sent to and from your network at the same moment. ${wait(seconds)}`
export const loginBusy = ({ seconds }: Wait) =>
  `Your login asks for or sends too much at the same moment. ${wait(seconds)}`
export const schoolIsExported =
  'The whole school is being exported already, which one server does once at a time. Wait until that download has ended, then try again.'
