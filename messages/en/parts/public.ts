/** What the other public pages have, and those of one's own account and report. Staff read it too. */
export * from '../account.ts'
export * from '../actions.ts'
export * from '../counting.ts'
export * from '../downloads.ts'
export { passwordTooShort } from '../failures/account.ts'
export * from '../family.ts'
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
export * from '../report-sheet.ts'
export * from '../sending.ts'
export * from '../subscribing.ts'
export * from '../titles.ts'
export * from '../to-do.ts'
