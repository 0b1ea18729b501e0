import type { Translates } from '../../translates.ts'

/** What the other public pages have, and those of one's own account and report. Staff read it too. */
export * from '../../en/account.ts'
export * from '../../en/counting.ts'
export * from '../../en/downloads.ts'
export * from '../../en/family.ts'
export * from '../../en/report-sheet.ts'
export * from '../actions.ts'
export { passwordTooShort } from '../failures/account.ts'
export * from '../information.ts'
export { kitOfOtherPages } from '../kit.ts'
export {
  conditionLabels,
  deviceLabel,
  loginLabels,
  noticeLabels,
  photoLabels,
  reportLabels,
  roleLabels,
  studentLabels,
} from '../labels.ts'
export * from '../leave.ts'
export * from '../login.ts'
export * from '../not-found.ts'
export * from '../notice-board.ts'
export * from '../register.ts'
export * from '../sending.ts'
export * from '../subscribing.ts'
export * from '../titles.ts'
export * from '../to-do.ts'

// What is said of failures is compared in its own list.
type Own = Omit<typeof import('./public.ts'), 'failures'>
type English = Omit<typeof import('../../en/parts/public.ts'), 'failures'>
export type Complete = Translates<Own, English>
