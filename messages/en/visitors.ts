/** The texts that visitors read, and signed-in people who are not staff. */
export * from './account.ts'
export * from './actions.ts'
export * from './choices.ts'
export * from './counting.ts'
export * from './downloads.ts'
export { passwordTooShort } from './failures/account.ts'
export * from './first-steps.ts'
export * from './home.ts'
export * from './information.ts'
export * from './kit.ts'
export {
  deviceLabel,
  loginLabels,
  noticeLabels,
  photoLabels,
  reportLabels,
  roleLabels,
  studentLabels,
} from './labels.ts'
export * from './language.ts'
export * from './layout.ts'
export * from './leave.ts'
export * from './login.ts'
export * from './not-found.ts'
export * from './notice-board.ts'
export * from './offline.ts'
export * from './register.ts'
export * from './report-sheet.ts'
export * from './requests.ts'
export * from './session.ts'
export * from './titles.ts'
export * from './to-do.ts'
