/** A person may not do something, or has to wait. */
export const notLoggedIn = 'Please log in first.'
export const notAllowed = 'Your login does not allow this.'
export const notAllowedForOthers = 'Your login does not allow this for anybody else.'
export const ownPasswordMissing =
  'The school gave you this password: choose one that only you know on the page Account first.'
export const secondFactorMissing = 'Your school requires a second factor: set it up on the page Account first.'
export const fromOtherSite = 'This call comes from another site and is refused.'

export const tooManyTriesSeconds = ({ seconds }: { seconds: number }) =>
  `Too many tries. Wait ${seconds} seconds, then try again.`
export const tooManyTriesMinutes = ({ minutes }: { minutes: number }) =>
  `Too many tries. Wait ${minutes} minutes, then try again.`
export const tooManyPeople = ({ seconds }: { seconds: number }) =>
  `Too many people ask for this at the same moment. Wait ${seconds} seconds, then try again.`
export const tooManyCalls = ({ seconds }: { seconds: number }) =>
  `Your login asks for too much at the same moment. Wait ${seconds} seconds, then try again.`
export const tooManyFiles = ({ seconds }: { seconds: number }) =>
  `Too many files are being sent to your network at the same moment. Wait ${seconds} seconds, then try again.`
export const ownUploadsStillArrive = ({ seconds }: { seconds: number }) =>
  `Other files of your login are still on their way. Wait ${seconds} seconds, then try again.`
export const schoolIsExported =
  'The whole school is being exported already, which one server does once at a time. Wait until that download has ended, then try again.'
